import type { JsonSchema } from '../model/json-schema.ts';
import type { EnumFile, Named, ResourceFile } from './files.ts';

/** The name of an inline enum: `lost-items` and `found_in` → `lost-items-found-in`. */
export function inlineEnumName(owner: string, property: string): string {
  return `${owner}-${property.replaceAll('_', '-')}`;
}

/** The owner name for inputs of a transition: their inline enums have the transition's name too. */
export function inputOwner(resource: string, transition: string): string {
  return `${resource}-${transition}`;
}

/** Whether the schema lists its values with labels instead of a `$ref` to an enum file. */
export function isInlineEnum(schema: JsonSchema): boolean {
  return Array.isArray(schema.enum) && schema['x-values'] !== undefined;
}

/** The inline enums of a resource file, nested ones and those of transitions included, in the form of enum files. */
export function inlineEnumsOf({ name, source, value: file }: Named<ResourceFile>): readonly Named<EnumFile>[] {
  const found = new Map<string, Named<EnumFile>>();
  const inputs = (file.workflow?.transitions ?? []).map((transition) => ({
    owner: inputOwner(name, transition.name),
    schema: transition.input ?? {},
  }));
  const objects: { readonly owner: string; readonly schema: JsonSchema }[] = [
    { owner: name, schema: file.schema },
    ...inputs,
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
  };
}
