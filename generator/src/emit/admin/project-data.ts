import { type Field, kindOf } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { importPath, key } from '../print/module.ts';
import { Imports } from '../print/imports.ts';
import type { Project } from '../project.ts';
import { codedKinds, kindsObject } from '../validators/coded-formats.ts';

/**
 * Generates `project.gen.ts`: languages, region, menu groups, sign-in options, and the code of the project's kinds. It
 * is kept small, because it is in the script that the browser loads first.
 */
export function projectData({ model, schemas }: Project, path: string): GeneratedFile {
  const { languages, region } = model;
  const accounts = accountsOf(model);
  const menu = model.menu.map(({ name, items }) => ({ name, ...(items && { items }) }));
  const kinds = codedKinds(model.kinds);
  const providers = (model.backends ?? []).flatMap(({ name, provider }) =>
    provider === undefined ? [] : [{ name, provider }],
  );
  return {
    path,
    sources: ['tuyen.config.json', `${schemas}/menu.json`, ...(kinds.length > 0 ? [`${schemas}/kinds/`] : [])],
    slice: [languages, menu, region, accounts, schemas, kinds, providers],
    print: () => {
      const imports = new Imports('project');
      imports.type('@tuyen/admin-kit', 'AdminProject');
      const data = JSON.stringify({ languages, region, menu, accounts }).slice(0, -1);
      const code = kinds.length > 0 ? `,kindCode: ${kindsObject(kinds, path, imports)}` : '';
      const modules = providers.map(
        ({ name, provider }) => `${key(name)}: () => import(${JSON.stringify(importPath(path, provider))})`,
      );
      const loaders = modules.length > 0 ? `,providers: { ${modules.join(', ')} }` : '';
      return [
        `// From tuyen.config.json and ${schemas}/menu.json by \`tuyen generate\`. Edit those files instead.\n`,
        `${imports.print()}\nexport const project: AdminProject = ${data}${code}${loaders}};\n`,
      ].join('');
    },
    format: true,
  };
}

function accountsOf({ identity, resources }: Project['model']) {
  const { users, offices } = identity;
  const fieldsOf = (resource: string | undefined) => resources.find(({ name }) => name === resource)?.fields ?? [];
  const userFields = fieldsOf(users.resource);
  const type = fieldsOf(offices?.resource).find(({ name }) => name === offices?.type);
  return {
    resource: users.resource,
    signIn: users.signIn.map((name) => ({ field: name, ...keyboardOf(userFields.find((one) => one.name === name)) })),
    signInForm: users.signInForm,
    hasPasswordMail: users.email !== undefined && users.password !== undefined,
    ...(type && 'enum' in type && { officeTypes: type.enum }),
  };
}

function keyboardOf(field: Field | undefined) {
  const keyboard = field && kindOf(field).portal?.(field).keyboard;
  return keyboard && { keyboard };
}
