import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHash } from 'node:crypto';
import { isObject } from '../model/json/is-object.ts';
import type { KindCode } from '../model/fields/kind-code.ts';
import { kindDocuments } from './plugins.ts';
import type { Document } from './problem.ts';
import { stringIn } from '../model/json/raw.ts';
import { CONFIG_FILE, readDocument, readFolder } from './read.ts';
import type { EarlierLoad } from './read.ts';
import { reasonOf } from './reason-of.ts';
import { suggest } from './suggest.ts';
import { isInside, moduleOfKind } from './schema-paths.ts';

export type LoadedCode =
  | { readonly state: 'loaded'; readonly value: unknown }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly reason: string }
  | { readonly state: 'unsupported' };

export type KindCodes = ReadonlyMap<string, LoadedCode>;

export function moduleNamedIn({ file, value }: Pick<Document, 'file' | 'value'>): string | undefined {
  const code = stringIn(value, 'code');
  return code === undefined ? undefined : moduleOfKind(file, code);
}

/**
 * Loads the code of the project kinds. A module whose text has changed since the last call is loaded again, but its
 * imports are not.
 */
export async function loadKindCodes(root: string, known: EarlierLoad): Promise<KindCodes> {
  const config = readDocument(root, CONFIG_FILE, 'config', known)?.documents[0];
  const schemas = stringIn(config?.value, 'schemas');
  if (schemas === undefined) return new Map();
  const written = readFolder(root, `${schemas}/kinds`, 'kind', known).flatMap((files) => files?.documents ?? []);
  const documents = [...written, ...kindDocuments(known.plugins ?? [])];
  const modules = new Set(documents.map(moduleNamedIn).filter((module) => module !== undefined));
  const loaded = [...modules].filter(isInside).map(async (module) => [module, await load(root, module)] as const);
  return new Map(await Promise.all(loaded));
}

const MEMBERS = ['check', 'format', 'sample'];

export function differenceFromCode(value: unknown): { readonly message: string; readonly hint: string } | undefined {
  if (value === undefined) return { message: 'has no default export.', hint: CODE_HINT };
  if (!isObject(value) || typeof value['check'] !== 'function')
    return { message: 'exports no object with the function "check" by default.', hint: CODE_HINT };
  const unknown = Object.keys(value).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined) {
    const hint = suggest(unknown, MEMBERS) ?? `Remove it: the code of a kind consists of ${MEMBERS.join(', ')}.`;
    return { message: `exports "${unknown}", which nothing calls.`, hint };
  }
  const other = MEMBERS.find((name) => value[name] !== undefined && typeof value[name] !== 'function');
  return other === undefined ? undefined : { message: `exports a "${other}" that is not a function.`, hint: CODE_HINT };
}

export const CODE_HINT = 'Write: export default { check: (value) => … } satisfies KindCode;';

export function codeIn(loaded: LoadedCode | undefined): KindCode<string | number> | undefined {
  return loaded?.state === 'loaded' && isCode(loaded.value) ? loaded.value : undefined;
}

function isCode(value: unknown): value is KindCode<string | number> {
  return differenceFromCode(value) === undefined;
}

async function load(root: string, module: string): Promise<LoadedCode> {
  const path = join(root, module);
  if (!existsSync(path)) return { state: 'missing' };
  try {
    const version = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
    const url = `${pathToFileURL(path).href}?version=${version}`;
    const exported: { readonly default?: unknown } = await import(/* @vite-ignore */ url);
    return { state: 'loaded', value: exported.default };
  } catch (error) {
    if (isObject(error) && error['code'] === 'ERR_UNKNOWN_FILE_EXTENSION') return { state: 'unsupported' };
    return { state: 'broken', reason: reasonOf(error) };
  }
}
