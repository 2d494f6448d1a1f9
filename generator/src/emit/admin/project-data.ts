import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';

/** `project.gen.ts`: languages, region, menu groups and how people sign in. It comes with the first script of the page, so it is kept small. */
export function projectData({ model, schemas }: Project, path: string): GeneratedFile {
  const { languages, region } = model;
  const accounts = accountsOf(model);
  const menu = model.menu.map(({ name }) => name);
  return {
    path,
    sources: ['tuyen.config.json', `${schemas}/menu.json`],
    slice: [languages, menu, region, accounts, schemas],
    print: () =>
      [
        `// From tuyen.config.json and ${schemas}/menu.json by \`tuyen generate\`. Edit those files instead.\n`,
        "import type { AdminProject } from '@tuyen/kit/admin';\n\n",
        `export const project: AdminProject = ${JSON.stringify({ languages, region, menu, accounts })};\n`,
      ].join(''),
    format: true,
  };
}

function accountsOf({ identity, resources }: Project['model']) {
  const { users, offices } = identity;
  const fieldsOf = (resource: string | undefined) => resources.find(({ name }) => name === resource)?.fields ?? [];
  const kinds = new Map(fieldsOf(users.resource).map(({ name, kind }) => [name, kind]));
  const type = fieldsOf(offices?.resource).find(({ name }) => name === offices?.type);
  return {
    resource: users.resource,
    signIn: users.signIn.map((field) => ({ field, kind: kinds.get(field) })),
    signInForm: users.signInForm,
    hasPasswordMail: users.email !== undefined && users.password !== undefined,
    ...(type?.kind === 'enum' && { officeTypes: type.enum }),
  };
}
