import { kindNames, QUERY_OPERATORS } from '@tuyen/model';
import { isObject } from '@tuyen/model/json';
import { type PluginOperator, unsupportedKeyword } from '@tuyen/model/load';
import { suggest } from '@tuyen/model/suggest';
import type { Difference } from './view-kinds.ts';

/** Names of operators have only letters and digits, because they follow `$` in a query. */
const NAME = /^[a-z][A-Za-z0-9]*$/u;

const MEMBERS: Readonly<Record<keyof PluginOperator, readonly [kind: string, fits: (value: unknown) => boolean]>> = {
  kinds: ['a list of field kinds', isKinds],
  operand: [
    'a JSON Schema whose type is string, integer or number',
    (value) => isObject(value) && ['string', 'integer', 'number'].includes(String(value['type'])),
  ],
  label: ['a text in each language', (value) => isTexts(value, [])],
  sql: [
    'SQL with the placeholders {column} and {operand} for "sqlite" and "postgres"',
    (value) => isTexts(value, ['postgres', 'sqlite']) && Object.values(value).every(hasPlaceholders),
  ],
  matches: ['a function', (value) => typeof value === 'function'],
};

/**
 * Checks an entry of a plugin's `operators` and returns the first problem. The message continues a sentence that begins
 * with the plugin: `has the operator …`.
 */
export function differenceFromOperator(name: string, value: unknown): Difference | undefined {
  const of = `the operator "${name}"`;
  if (!NAME.test(name))
    return { message: `has ${of}, whose name does not consist of letters and digits.`, hint: 'Leave "$" out.' };
  if (Object.hasOwn(QUERY_OPERATORS, `$${name}`))
    return { message: `has ${of}, which tuyen has already.`, hint: 'Choose another name.' };
  if (!isObject(value)) return { message: `has ${of} that is not an object.` };
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(MEMBERS, key));
  if (unknown !== undefined) {
    const hint = suggest(unknown, Object.keys(MEMBERS));
    return { message: `has ${of} with "${unknown}", which nothing reads.`, hint };
  }
  for (const [key, [kind, fits]] of Object.entries(MEMBERS))
    if (!fits(value[key])) return { message: `has ${of}, which needs ${kind} as "${key}".` };
  const keyword = unsupportedKeyword(value['operand']);
  if (keyword === undefined) return undefined;
  return { message: `has ${of}, whose operand uses "${keyword}", which is not supported.`, hint: 'Remove it.' };
}

function isKinds(value: unknown): boolean {
  const known: readonly unknown[] = kindNames();
  return Array.isArray(value) && value.length > 0 && value.every((kind) => known.includes(kind));
}

function isTexts(value: unknown, keys: readonly string[]): value is Readonly<Record<string, string>> {
  if (!isObject(value) || !Object.values(value).every((text) => typeof text === 'string')) return false;
  return keys.length === 0 ? Object.keys(value).length > 0 : Object.keys(value).toSorted().join() === keys.join();
}

function hasPlaceholders(sql: string): boolean {
  return sql.includes('{column}') && sql.includes('{operand}');
}
