import type { MailTemplate, MailVariable } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { doc, key } from '../print/module.ts';
import type { Project } from '../project.ts';

export function mails({ model, schemas }: Project, path: string): readonly GeneratedFile[] {
  if (model.mails.length === 0) return [];
  return [
    {
      path,
      sources: [`${schemas}/mails/`],
      slice: [model.mails.map(({ name, variables }) => [name, variables]), schemas],
      print: () => print(model.mails, schemas),
      format: true,
    },
  ];
}

function print(templates: readonly MailTemplate[], schemas: string): string {
  return [
    `// From ${schemas}/mails/ by \`tuyen generate\`. Edit those instead.\n`,
    `\n${doc('The variables of every mail, by its name.')}\nexport type MailVariables = {\n`,
    ...templates.map(({ name, variables }) => `${key(name)}: {\n${variables.map(member).join('')}};\n`),
    '};\n',
    `\n${doc('A line of a list: what it is about, and what to know.')}\n`,
    'export type MailRow = { readonly label: string; readonly text: string };\n',
  ].join('');
}

function member({ name, kind, optional }: MailVariable): string {
  return `readonly ${key(name)}${optional ? '?' : ''}: ${TYPES[kind]}${optional ? ' | undefined' : ''};\n`;
}

const TYPES = { text: 'string', link: 'string', rows: 'readonly MailRow[]', flag: 'boolean' } as const;
