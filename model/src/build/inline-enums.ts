import type { JsonSchema, Scalar } from '../model/json/json-schema.ts';
import type { EnumFile } from '../generated/enum.ts';
import type { ResourceFile } from '../generated/resource.ts';
import type { Named } from './files.ts';

export type WrittenEnum = Omit<EnumFile, 'type' | 'enum'> & { readonly enum: readonly Scalar[] };

export function inlineEnumName(owner: string, property: string): string {
  return `${owner}-${property.replaceAll('_', '-')}`;
}

/**
 * Returns the prefix for the names of inline enums in the input of a transition or operation. The prefix contains the
 * action, because two actions may have inputs with the same name.
 */
export function inputOwner(resource: string, action: string): string {
  return `${resource}-${action}`;
}

export function answerOwner(resource: string, operation: string): string {
  return `${resource}-${operation}-answer`;
}

export function isInlineEnum(schema: JsonSchema): boolean {
  return Array.isArray(schema.enum) && schema['x-values'] !== undefined;
}

export function inlineEnumsOf({ name, source, value: file }: Named<ResourceFile>): readonly Named<WrittenEnum>[] {
  const found = new Map<string, Named<WrittenEnum>>();
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

/** If the items of a list have no label of their own, they take the label of the list. */
function enumFile(schema: JsonSchema, property: JsonSchema): WrittenEnum {
  return {
    enum: schema.enum ?? [],
    'x-label': schema['x-label'] ?? property['x-label'] ?? {},
    'x-values': schema['x-values'] ?? {},
    ...(schema['x-ordered'] && { 'x-ordered': true }),
    ...(schema['x-all-label'] && { 'x-all-label': schema['x-all-label'] }),
    ...(schema['x-renamed-values'] && { 'x-renamed-values': schema['x-renamed-values'] }),
  };
}
