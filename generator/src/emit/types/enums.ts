import type { Enum, Model } from '@tuyen/schemas';
import type { GeneratedFile } from '../generated-file.ts';
import { doc } from '../print/module.ts';
import { enumType } from '../print/names.ts';

/** The unions of enum values; with `registry`, also the enums themselves, as the kit's fields and inputs look them up. */
export function enums(model: Model, path: string, registry: boolean): GeneratedFile {
  return {
    path,
    sources: model.enums.map(({ source }) => source),
    slice: [model.enums, model.enums.map(({ name }) => enumType(model, name)), registry],
    print: () => print(model, registry),
    format: true,
  };
}

function print(model: Model, registry: boolean): string {
  return [
    '// From schemas/enums/ by `tuyen generate`. Edit the files there instead.\n',
    registry ? "import type { Enum } from '@tuyen/schemas';\n" : '',
    ...model.enums.map((each) => union(model, each)),
    registry ? `\n${all(model)}` : '',
  ].join('');
}

function union(model: Model, each: Enum): string {
  const values = each.values.map(({ value }) => JSON.stringify(value));
  const label = each.label['en'] ?? Object.values(each.label)[0] ?? each.name;
  return `\n${doc(label)}\nexport type ${enumType(model, each.name)} = ${values.join(' | ') || 'never'};\n`;
}

function all(model: Model): string {
  return `/** Every enum with its labels and colours. */\nexport const enums: readonly Enum[] = ${JSON.stringify(model.enums)};\n`;
}
