import type { Codemod } from '../codemod.ts';

const IGNORE = '.gitignore';

export const ignoredFolder: Codemod = {
  version: '0.2.0',
  name: 'ignored-folder',
  description: 'Git ignores .tuyen, where every command writes the JSON schemas for editors',
  apply(files) {
    const text = files.get(IGNORE);
    if (text === undefined || /^\/?\.tuyen\/?\s*$/mu.test(text)) return { texts: new Map(), notes: [] };
    const end = text === '' || text.endsWith('\n') ? '' : '\n';
    return { texts: new Map([[IGNORE, `${text}${end}.tuyen\n`]]), notes: [] };
  },
};
