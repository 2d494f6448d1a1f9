import type { Enum, Model } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { doc } from '../print/module.ts';
import { enumType, enumTypes } from '../print/names.ts';

export function enums({ model, schemas }: Project, path: string): GeneratedFile {
  return {
    path,
    sources: [`${schemas}/enums/`, `${schemas}/resources/`],
    slice: [model.enums, enumTypes(model), schemas],
    print: () => print(model, schemas),
    format: true,
  };
}

function print(model: Model, schemas: string): string {
  return [
    `// From ${schemas}/enums/ and the \`x-values\` of ${schemas}/resources/ by \`tuyen generate\`. Edit those instead.\n`,
    ...model.enums.map((each) => union(model, each)),
  ].join('');
}

function union(model: Model, each: Enum): string {
  const values = each.values.map(({ value }) => JSON.stringify(value));
  const label = each.label['en'] ?? Object.values(each.label)[0] ?? each.name;
  return `\n${doc(label)}\nexport type ${enumType(model, each.name)} = ${values.join(' | ') || 'never'};\n`;
}
