import type { Field, FieldKind } from '../model/fields/field.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { Kind, ParseContext, Random } from './kind.ts';

/*
 * Registry of all kinds. Kinds with nested fields look up the kinds of those fields here, because importing the list of
 * all kinds would be circular. `index.ts` fills the registry.
 */

/** Every field kind by name. The compiler reports a kind that is missing. */
export type Kinds = { readonly [K in FieldKind]: Kind<K> };

/** A field kind whose name is known only at run time. */
export type AnyKind = Kinds[FieldKind];

let registered: Kinds | undefined;
const byName = new Map<string, AnyKind>();
const ordered: AnyKind[] = [];

interface Lookup {
  readonly kindOf: typeof kindOf;
  readonly kindNamed: typeof kindNamed;
  readonly kindNames: typeof kindNames;
  readonly recognizeKind: typeof recognizeKind;
}

export function register(kinds: Kinds): Lookup {
  registered = kinds;
  ordered.push(...Object.values(kinds));
  for (const kind of ordered) byName.set(kind.name, kind);
  return { kindOf, kindNamed, kindNames, recognizeKind };
}

export function kindOf<F extends Field>(field: F): Kind<F['kind']> {
  if (!registered) throw new Error('The kinds are not registered: import them from kinds/index.ts.');
  const kind: F['kind'] = field.kind;
  return registered[kind];
}

/**
 * Returns a plausible value that satisfies the schema, for sample data. If the field's custom kind has code, returns
 * one of the kind's examples, because its code would reject most generated values.
 */
export function sampleOf(field: Field, random: Random, index: number): unknown {
  const { coded, examples = [] } = field;
  return coded ? examples[index % examples.length] : kindOf(field).sample(field, random, index);
}

function kindNamed(name: string): AnyKind | undefined {
  return byName.get(name);
}

function kindNames(): readonly string[] {
  return [...byName.keys()];
}

/**
 * Returns the kind of a property schema. It is the one that `x-kind` names, else the base of the custom kind that
 * `format` names, else the first that recognizes the schema.
 */
function recognizeKind(schema: JsonSchema, context: ParseContext): AnyKind | undefined {
  const named = schema['x-kind'];
  if (typeof named === 'string') return kindNamed(named);
  const project = schema.format === undefined ? undefined : context.projectKind(schema.format);
  if (project && schema.enum === undefined && schema['x-reference'] === undefined) return kindNamed(project.base);
  return ordered.find((kind) => kind.recognizes(schema, context));
}
