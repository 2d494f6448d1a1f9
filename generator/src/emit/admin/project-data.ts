import type { Model } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';

/** `project.gen.ts`: languages, region, menu groups and the sign-in. It comes with the first script of the page, so it is kept small. */
export function projectData({ model, schemas }: Project, path: string): GeneratedFile {
  const { languages, region } = model;
  const signIn = signInOf(model.identity.users);
  const menu = model.menu.map(({ name }) => name);
  return {
    path,
    sources: ['tuyen.config.json', `${schemas}/menu.json`],
    slice: [languages, menu, region, signIn, schemas],
    print: () =>
      [
        `// From tuyen.config.json and ${schemas}/menu.json by \`tuyen generate\`. Edit those files instead.\n`,
        "import type { AdminProject } from '@tuyen/kit/admin';\n\n",
        `export const project: AdminProject = ${JSON.stringify({ languages, region, menu, signIn })};\n`,
      ].join(''),
    format: true,
  };
}

function signInOf({ signInForm, email }: Model['identity']['users']) {
  const others = signInForm.some((field) => field !== email);
  const byMail = email !== undefined && signInForm.includes(email);
  return { by: byMail ? (others ? 'either' : 'email') : 'name', resetByMail: email !== undefined };
}
