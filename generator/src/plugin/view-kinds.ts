import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { kindNames } from '@tuyen/model';
import { isObject } from '@tuyen/model/json';
import { COMMON_KEYS, isBuiltInViewKind, unsupportedKeyword } from '@tuyen/model/load';
import { suggest } from '@tuyen/model/suggest';
import type { ViewComponent } from '../emit/project.ts';
import type { ViewKindOfPlugin } from './plugin.ts';

export interface Difference {
  readonly message: string;
  readonly hint?: string | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;

const MEMBERS: Readonly<Record<keyof ViewKindOfPlugin, readonly [kind: string, fits: (value: unknown) => boolean]>> = {
  settings: ['a JSON Schema of an object', (value) => isObject(value) && hasProperties(value)],
  fields: ['an object of lists of kinds, or "any"', (value) => value === undefined || isFields(value)],
  component: ['an object with the texts "name" and "from"', isComponent],
  check: ['a function', (value) => value === undefined || typeof value === 'function'],
};

/**
 * Checks an entry of a plugin's `viewKinds` and returns the first problem. The message continues a sentence that begins
 * with the plugin: `has the view kind …`.
 */
export function differenceFromViewKind(name: string, value: unknown): Difference | undefined {
  const of = `the view kind "${name}"`;
  if (!NAME.test(name)) return { message: `has ${of}, whose name is not in small letters, digits and hyphens.` };
  if (name === 'plugin' || isBuiltInViewKind(name))
    return { message: `has ${of}, which tuyen has already.`, hint: 'Choose another name.' };
  if (!isObject(value)) return { message: `has ${of} that is not an object.` };
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(MEMBERS, key));
  if (unknown !== undefined) {
    const known = Object.keys(MEMBERS);
    const hint = suggest(unknown, known) ?? `A view kind consists of ${known.join(', ')}.`;
    return { message: `has ${of} with "${unknown}", which nothing reads.`, hint };
  }
  for (const [key, [kind, fits]] of Object.entries(MEMBERS))
    if (!fits(value[key])) return { message: `has ${of}, which needs ${kind} as "${key}".` };
  return differenceInSettings(of, value);
}

function differenceInSettings(of: string, { settings, fields = {} }: Raw): Difference | undefined {
  const keyword = unsupportedKeyword(settings);
  if (keyword !== undefined) {
    const hint = 'Describe the keys by type, enum, properties, items and limits.';
    return { message: `has ${of}, whose settings use "${keyword}", which is not supported.`, hint };
  }
  const { properties = {} } = isObject(settings) ? settings : {};
  const keys = Object.keys(isObject(properties) ? properties : {});
  const taken = keys.find((key) => COMMON_KEYS.includes(key));
  if (taken !== undefined)
    return { message: `has ${of}, whose settings describe "${taken}".`, hint: 'Every view has this key. Remove it.' };
  const undescribed = Object.keys(isObject(fields) ? fields : {}).find((key) => !keys.includes(key));
  if (undescribed === undefined) return undefined;
  const hint = `Describe "${undescribed}" in "settings", as a text or a list of texts.`;
  return { message: `has ${of}, whose "fields" name the key "${undescribed}", which its settings lack.`, hint };
}

function hasProperties({ properties = {}, required = [] }: Raw): boolean {
  const isList = Array.isArray(required) && required.every((key) => typeof key === 'string');
  return isList && isObject(properties) && Object.values(properties).every(isObject);
}

function isFields(value: unknown): boolean {
  const known: readonly unknown[] = kindNames();
  const isKinds = (kinds: unknown) =>
    kinds === 'any' || (Array.isArray(kinds) && kinds.length > 0 && kinds.every((kind) => known.includes(kind)));
  return isObject(value) && Object.values(value).every(isKinds);
}

function isComponent(value: unknown): value is ViewComponent {
  if (!isObject(value) || Object.keys(value).length !== 2) return false;
  return typeof value['from'] === 'string' && typeof value['name'] === 'string' && /^[A-Z]\w*$/u.test(value['name']);
}

/**
 * Returns the React component of a plugin's view kind, with a path relative to the project. Returns the reason if the
 * component does not exist.
 * @param file the plugin's module, relative to the project
 */
export function componentFor(
  root: string,
  { specifier, file = '' }: { readonly specifier: string; readonly file: string | undefined },
  { name, from }: ViewComponent,
): ViewComponent | Difference {
  if (!from.startsWith('.')) return { name, from };
  if (!specifier.startsWith('.')) {
    const hint = `Name an export of the package, such as "${specifier}/view".`;
    return { message: `names the component "${from}" by a path, but it is an installed package.`, hint };
  }
  const path = posix.join(posix.dirname(file), from);
  if (path.startsWith('../')) return { message: `names the component "${from}", which is outside the project.` };
  if (!existsSync(join(root, path)))
    return { message: `names the component "${from}", but there is no file ${path}.`, hint: 'Correct the path.' };
  return { name, from: `./${path}` };
}
