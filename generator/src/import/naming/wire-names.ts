import { isObject } from '@tuyen/model/json';
import { entriesIn, objectIn, type Raw } from '@tuyen/model/raw';

/** Rules by which a back end names the fields of a resource, in the order in which an import prefers them. */
const RULES = {
  same: (name) => name,
  camel: (name) => name.replaceAll(/_([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase()),
  pascal: (name) => name.replaceAll(/(?:^|_)([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase()),
  kebab: (name) => name.replaceAll('_', '-'),
} as const satisfies Readonly<Record<string, (name: string) => string>>;

export type NameRule = keyof typeof RULES;

const NAME_RULES: readonly NameRule[] = ['same', 'camel', 'pascal', 'kebab'];

/** Returns the rule that gives most names of the fields, at every depth. Fields state their names as `x-at`. */
export function commonNameRule(properties: Raw): NameRule {
  const names = namesIn(properties);
  const [first = 'same', ...others] = NAME_RULES;
  const fits = (rule: NameRule) => names.filter(([field, wire]) => RULES[rule](field) === wire).length;
  return others.reduce<NameRule>((best, rule) => (fits(rule) > fits(best) ? rule : best), first);
}

function namesIn(properties: Raw): readonly (readonly [field: string, wire: string])[] {
  return entriesIn(properties).flatMap(([field, schema]) => {
    const wire = wireName(schema);
    return [...(wire === undefined ? [] : [[field, wire] as const]), ...namesIn(fieldsInside(schema))];
  });
}

function wireName(schema: unknown): string | undefined {
  const at = objectIn(schema)['x-at'];
  const name = isObject(at) ? at['name'] : at;
  return typeof name === 'string' ? name : undefined;
}

function fieldsInside(schema: unknown): Raw {
  const items = objectIn(schema, 'items');
  return objectIn('properties' in items ? items : schema, 'properties');
}

/** Removes each `x-at` that only repeats the name given by the naming rule. */
export function withoutRuleNames(properties: Raw, rule: NameRule): Raw {
  return Object.fromEntries(
    entriesIn(properties).map(([field, schema]) => [field, withoutRuleName(field, objectIn(schema), rule)]),
  );
}

function withoutRuleName(field: string, schema: Raw, rule: NameRule): Raw {
  const { 'x-at': at, ...others } = schema;
  const isGiven = wireName(schema) === RULES[rule](field);
  const shown = !isGiven ? at : isObject(at) ? withoutName(at) : undefined;
  return {
    ...withInside(others, rule),
    ...(shown !== undefined && { 'x-at': shown }),
  };
}

function withoutName({ name: _, ...others }: Raw): Raw {
  return others;
}

function withInside(schema: Raw, rule: NameRule): Raw {
  const items = objectIn(schema, 'items');
  if ('properties' in items) return { ...schema, items: withInside(items, rule) };
  if (!('properties' in schema)) return schema;
  return { ...schema, properties: withoutRuleNames(objectIn(schema, 'properties'), rule) };
}

/** Returns the fields without `x-at`, for a resource that the project's own server stores. */
export function withoutWireNames(properties: Raw): Raw {
  return Object.fromEntries(entriesIn(properties).map(([field, schema]) => [field, withoutWireName(objectIn(schema))]));
}

function withoutWireName(schema: Raw): Raw {
  const { 'x-at': _, ...others } = schema;
  const items = objectIn(others, 'items');
  if ('properties' in items) return { ...others, items: withoutWireName(items) };
  if (!('properties' in others)) return others;
  return { ...others, properties: withoutWireNames(objectIn(others, 'properties')) };
}
