import type { JsonSchema } from '../model/json-schema.ts';
import type { EnumFile, Named, ResourceFile } from './files.ts';

/** `lost-items` and `found_in` → `lost-items-found-in`: how an enumeration is called that a property itself lists. */
export function inlineEnumName(owner: string, property: string): string {
  return `${owner}-${property.replaceAll('_', '-')}`;
}

/** What a transition asks for is apart from the record: its enumerations bear the transition's name too. */
export function inputOwner(resource: string, transition: string): string {
  return `${resource}-${transition}`;
}

/** Does the schema list its values, with labels, in place of a `$ref` to an enum file? */
export function isInlineEnum(schema: JsonSchema): boolean {
  return Array.isArray(schema.enum) && schema['x-values'] !== undefined;
}

/** The enumerations of a resource file, nested ones and those of its transitions too, as if each were a file. */
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

/** Items have no label of their own where the list has one. */
function enumFile(schema: JsonSchema, property: JsonSchema): EnumFile {
  return { 'x-label': property['x-label'] ?? {}, ...schema } as unknown as EnumFile;
}
