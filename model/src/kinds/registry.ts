import type { Field, FieldKind } from '../model/field.ts';
import type { JsonSchema } from '../model/json-schema.ts';
import type { Kind, ParseContext } from './kind.ts';

/*
 * Kinds with nested fields look up the kinds of those fields here, so that no kind imports the list of all kinds. `index.ts`
 * fills the registry.
 */

/** Every kind by name, so that the compiler finds one that is missing. */
export type Kinds = { readonly [K in FieldKind]: Kind<K> };

const registry = new Map<string, Kinds[FieldKind]>();
const ordered: Kinds[FieldKind][] = [];

/** What can be asked of the kinds that are registered. */
interface Lookup {
  readonly kindOf: typeof kindOf;
  readonly kindNamed: typeof kindNamed;
  readonly kindNames: typeof kindNames;
  readonly recognizeKind: typeof recognizeKind;
}

export function register(kinds: Kinds): Lookup {
  ordered.push(...Object.values(kinds));
  for (const kind of ordered) registry.set(kind.name, kind);
  return { kindOf, kindNamed, kindNames, recognizeKind };
}

/** The kind of a field. */
export function kindOf<F extends Field>(field: F): Kind<F['kind']> {
  return registry.get(field.kind) as Kind<F['kind']>;
}

function kindNamed(name: string): Kind<FieldKind> | undefined {
  return registry.get(name) as Kind<FieldKind> | undefined;
}

function kindNames(): readonly string[] {
  return [...registry.keys()];
}

/** The kind of a property schema: the one that `x-kind` names, else the first that recognizes it. */
function recognizeKind(schema: JsonSchema, context: ParseContext): Kind<FieldKind> | undefined {
  const named = schema['x-kind'];
  if (typeof named === 'string') return kindNamed(named);
  return ordered.find((kind) => kind.recognizes(schema, context)) as Kind<FieldKind> | undefined;
}
