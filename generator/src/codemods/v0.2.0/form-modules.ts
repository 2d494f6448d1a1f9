import { camel } from '../../emit/print/names.ts';
import type { Codemod, CodemodNote } from '../codemod.ts';
import { editImports } from '../imports/edit-imports.ts';
import type { ModuleMove, ModuleMoves } from '../imports/module-moves.ts';

const CODE = /\.[cm]?[jt]sx?$/u;
/** Import of the generated form of a flow: `./generated/lost-card/page.gen.ts`. */
const FORM = /(?<=["'])(?<folder>\.[^"'\s]*?\/(?<flow>[a-z][a-z0-9-]*))\/page\.gen(?<ending>\.ts|)(?=["'])/gu;

export const formModules: Codemod = {
  version: '0.2.0',
  name: 'form-modules',
  description: 'The generated form of a flow is lostCardForm in form.gen.ts: page.gen.tsx is its page',
  async apply(files) {
    const texts = new Map<string, string>();
    const notes: CodemodNote[] = [];
    for (const [file, text] of files) {
      const moves = CODE.test(file) ? formMovesIn(text) : new Map<string, ModuleMove>();
      if (moves.size === 0) continue;
      const edited = await editImports(file, text, moves);
      if (edited.text !== text) texts.set(file, edited.text);
      notes.push(...edited.notes);
    }
    return { texts, notes };
  },
};

function formMovesIn(text: string): ModuleMoves {
  return new Map(
    [...text.matchAll(FORM)].map(({ 0: module, groups: { folder = '', flow = '', ending = '' } = {} }) => [
      module,
      { to: `${folder}/form.gen${ending}`, names: { [`${camel(flow)}Page`]: { name: `${camel(flow)}Form` } } },
    ]),
  );
}
