import type { JsonSchema } from '../model/json/json-schema.ts';
import type { EnumFile, Named, ResourceFile } from './files.ts';

/** The name of an inline enum: `lost-items` and `found_in` → `lost-items-found-in`. */
export function inlineEnumName(owner: string, property: string): string {
  return `${owner}-${property.replaceAll('_', '-')}`;
}

/** The owner name for inputs of a transition or operation: their inline enums have its name too. */
export function inputOwner(resource: string, action: string): string {
  return `${resource}-${action}`;
}

/** The owner name for answers of an operation. */
export function answerOwner(resource: string, operation: string): string {
  return `${resource}-${operation}-answer`;
}

/** Whether the schema lists its values with labels instead of a `$ref` to an enum file. */
export function isInlineEnum(schema: JsonSchema): boolean {
  return Array.isArray(schema.enum) && schema['x-values'] !== undefined;
}

/** The inline enums of a resource file, nested ones and those of transitions and operations included, in the form of enum files. */
export function inlineEnumsOf({ name, source, value: file }: Named<ResourceFile>): readonly Named<EnumFile>[] {
  const found = new Map<string, Named<EnumFile>>();
  const operations = file.operations ?? [];
  const objects: { readonly owner: string; readonly schema: JsonSchema }[] = [
    { owner: name, schema: file.schema },
    ...[...(file.workflow?.transitions ?? []), ...operations].map((action) => ({
      owner: inputOwner(name, action.name),
      schema: action.input ?? {},
    })),
    ...operations.map((operation) => ({ owner: answerOwner(name, operation.name), schema: operation.answer ?? {} })),
  ];
  for (const { owner, schema } of objects) {
    for (const [property, written] of Object.entries(schema.properties ?? {})) {
      const path = inlineEnumName(owner, property);
      for (const each of [written, written.items ?? {}]) {
        if (isInlineEnum(each)) found.set(path, { name: path, source, value: enumFile(each, written) });
        if (each.properties) objects.push({ owner: path, schema: each });
      }
    }
  }
  return [...found.values()];
}

/** The items of a list take the label of the list. */
function enumFile(schema: JsonSchema, property: JsonSchema): EnumFile {
  return {
    enum: schema.enum ?? [],
    'x-label': schema['x-label'] ?? property['x-label'] ?? {},
    'x-values': schema['x-values'] ?? {},
    ...(schema['x-ordered'] && { 'x-ordered': true }),
    ...(schema['x-all-label'] && { 'x-all-label': schema['x-all-label'] }),
    ...(schema['x-renamed-values'] && { 'x-renamed-values': schema['x-renamed-values'] }),
  };
}
