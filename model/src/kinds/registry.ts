import type { Field, FieldKind } from '../model/field.ts';
import type { JsonSchema } from '../model/json-schema.ts';
import type { Kind, ParseContext } from './kind.ts';

/*
 * Kinds with nested fields look up the kinds of those fields here, so that no kind imports the list of all kinds. `index.ts`
 * fills the registry.
 */
type AnyKind = { [K in FieldKind]: Kind<K> }[FieldKind];

const registry = new Map<string, AnyKind>();
const ordered: AnyKind[] = [];

/** What can be asked of the kinds that are registered. */
interface Kinds {
  readonly kindOf: typeof kindOf;
  readonly kindNamed: typeof kindNamed;
  readonly kindNames: typeof kindNames;
  readonly recognizeKind: typeof recognizeKind;
}

export function register(kinds: readonly AnyKind[]): Kinds {
  for (const kind of kinds) registry.set(kind.name, kind);
  ordered.push(...kinds);
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
