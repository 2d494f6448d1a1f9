import type { Field } from '../fields/field.ts';
import type { Condition, JsonSchema } from '../json/json-schema.ts';
import { slugFor, type Slug } from '../permission.ts';
import type { Resource } from '../resource.ts';
import type { Text } from '../text.ts';

/**
 * Action on a record, or on the resource as a whole, beyond its base actions and transitions. The project's own server
 * code implements it.
 */
export interface Operation {
  readonly name: string;
  readonly label: Text;
  readonly on: 'record' | 'resource';
  readonly slug: Slug;
  readonly when?: Condition;
  readonly input: readonly Field[];
  readonly schema?: JsonSchema;
  readonly answer: readonly Field[];
  /** Success message. A name in braces is a field of the response. */
  readonly result?: Text;
  /** True if the response stays on the screen until it is closed, because the server never shows it again. */
  readonly once?: true;
  readonly tone: 'primary' | 'danger' | 'neutral';
}

export function slugOfAction({ module, workflow, operations = [] }: Resource, action: string): Slug {
  const named = [...operations, ...(workflow?.transitions ?? [])].find(({ name }) => name === action);
  return named?.slug ?? slugFor(module, action);
}

export function fieldsAsked(
  resource: Resource | undefined,
  asking: { readonly transition?: string | undefined; readonly operation?: string | undefined },
): readonly Field[] {
  if (asking.operation !== undefined) {
    return resource?.operations?.find(({ name }) => name === asking.operation)?.input ?? [];
  }
  if (asking.transition === undefined) return resource?.fields ?? [];
  const transitions = resource?.workflow?.transitions ?? [];
  return transitions.filter(({ name }) => name === asking.transition).flatMap(({ input }) => input);
}
