import type { EmittedFile } from '@tuyen/generator/plugin';
import { banner, camel, Imports, importPath, namesOf } from '@tuyen/generator/print';
import { isAlways, type Field, type Model, type Resource } from '@tuyen/model';
import { ZodPrinter } from './zod-type.ts';

/** Names of the generated schemas and types of a resource. */
export function schemaNames(model: Model, resource: Resource) {
  const { type, constant, plural } = namesOf(model, resource.name);
  return { type, record: `${constant}Schema`, input: `${constant}InputSchema`, plural };
}

export function writableFields({ fields }: Resource): readonly Field[] {
  return fields.filter(({ readOnly, system }) => !readOnly && !system);
}

/** Generates the schemas of a resource: `books.gen.ts`. */
export function schemaFile(model: Model, resource: Resource, out: string): EmittedFile {
  const path = `${out}/${resource.name}.gen.ts`;
  return {
    path,
    sources: [resource.source],
    resource: resource.name,
    slice: [resource, model.kinds, namesOf(model, resource.name)],
    print: () => print(model, resource, path),
  };
}

function print(model: Model, resource: Resource, path: string): string {
  const { type, record, input } = schemaNames(model, resource);
  const imports = new Imports(type, `${type}Input`, record, input);
  imports.value('zod', 'z');
  const printer = new ZodPrinter(model, (format, code) =>
    imports.value(importPath(path, code), `default as ${camel(format)}Kind`),
  );
  const shown = resource.fields.filter(({ writeOnly }) => !writeOnly);
  const bodies = [
    `/** Record of ${resource.name}, as the API answers. */\n`,
    `export const ${record} = ${printer.object(shown, (field) => isAlways(field, resource))};\n`,
    `export type ${type} = z.infer<typeof ${record}>;\n\n`,
    '/** Body of a request that creates a record. */\n',
    `export const ${input} = ${printer.object(writableFields(resource), ({ required, when }) => required && !when)};\n`,
    `export type ${type}Input = z.input<typeof ${input}>;\n`,
  ];
  return `${banner(resource.source)}${imports.print()}\n${bodies.join('')}`;
}
