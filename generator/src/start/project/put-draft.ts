import { readFileSync } from 'node:fs';
import { isObject } from '@tuyen/model';
import { join } from 'node:path';
import { exists } from '../../output/cache.ts';
import { replaceFiles, withValue } from '../edit-json.ts';
import { jsonText } from '../json-text.ts';
import type { DraftFile } from './draft.ts';

export interface PutOutcome {
  readonly paths: readonly string[];
  /** Keys of an existing package.json whose values differ from the new project's values, and were kept: `scripts.dev`. */
  readonly kept: readonly string[];
  readonly refused?: string;
}

const MANIFEST = 'package.json';
const IGNORE = '.gitignore';
const NO_TEST = 'echo "Error: no test specified" && exit 1';
/** Lists of packages in package.json. A package that is in one list is not added to the other. */
const PACKAGE_LISTS = ['dependencies', 'devDependencies'];

/**
 * Writes either all files of a new project or none. Adds missing keys and lines to an existing package.json and
 * .gitignore. Writes nothing if any other of the files exists already.
 * @param isDry checks everything, but writes nothing
 */
export function putDraft(root: string, draft: readonly DraftFile[], isDry = false): PutOutcome {
  if (exists(join(root, 'tuyen.config.json'))) return refused('There is a project here already.');
  const present = draft.filter(({ path }) => exists(join(root, path)));
  const taken = present.filter(({ path }) => path !== MANIFEST && path !== IGNORE);
  if (taken.length > 0)
    return refused(`These files exist already: ${taken.map(({ path }) => path).join(', ')}. Nothing was written.`);

  const texts = new Map<string, string>();
  let kept: readonly string[] = [];
  for (const { path, content } of draft) {
    const before = present.some((one) => one.path === path) ? readFileSync(join(root, path), 'utf8') : undefined;
    if (before === undefined) texts.set(path, typeof content === 'string' ? content : jsonText(content));
    else if (typeof content === 'string') texts.set(path, withLines(before, content));
    else {
      const merged = mergeManifest(before, content);
      if (typeof merged === 'string') return refused(merged);
      texts.set(path, merged.text);
      kept = merged.kept;
    }
  }
  if (!isDry) replaceFiles(root, texts);
  return { paths: [...texts.keys()], kept };
}

function refused(reason: string): PutOutcome {
  return { paths: [], kept: [], refused: reason };
}

function withLines(before: string, wanted: string): string {
  const known = new Set(before.split('\n').map((line) => line.trim().replaceAll(/^\/|\/$/gu, '')));
  const missing = wanted.split('\n').filter((line) => line !== '' && !known.has(line));
  const start = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  return start + missing.map((line) => `${line}\n`).join('');
}

function mergeManifest(before: string, draft: object): { readonly text: string; readonly kept: string[] } | string {
  const present = parsed(before);
  if (!isObject(present)) return `${MANIFEST} is not valid JSON. Nothing was written.`;
  const type = present['type'];
  if (type !== undefined && type !== 'module')
    return `${MANIFEST} has "type": ${JSON.stringify(type)}. A project of tuyen needs "module". Nothing was written.`;
  let text = before;
  const kept: string[] = [];
  const add = (path: readonly string[], known: unknown, value: unknown) => {
    if (known === undefined || known === NO_TEST) text = withValue(text, path, value);
    else if (known !== value && path.length > 1) kept.push(path.join('.'));
  };
  const dependencies = PACKAGE_LISTS.flatMap((key) => (isObject(present[key]) ? [present[key]] : []));
  const knownPackage = (name: string) => dependencies.find((list) => name in list)?.[name];
  for (const [key, value] of Object.entries(draft)) {
    if (!isObject(value)) add([key], present[key], value);
    else
      for (const [name, inner] of Object.entries(value)) {
        const own = isObject(present[key]) ? present[key][name] : undefined;
        add([key, name], PACKAGE_LISTS.includes(key) ? knownPackage(name) : own, inner);
      }
  }
  return { text, kept };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
