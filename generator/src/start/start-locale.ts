import { readdirSync, readFileSync } from 'node:fs';
import { isObject, type Words, wordsIn } from '@tuyen/model';
import { TOOL_TEXTS } from '@tuyen/model/load';
import { join } from 'node:path';
import { readConfig } from '../input-paths.ts';
import { mergeWords, readKitWords, titled } from '../kit-words.ts';
import { FALLBACK } from '../kit-words-files.ts';
import { exists } from '../output/cache.ts';
import { replaceFiles, withValue } from './edit-json.ts';
import { jsonText } from './json-text.ts';

const CONFIG = 'tuyen.config.json';
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u;

/**
 * Adds a language to the project: to tuyen.config.json, and as translation files that contain the English texts. Texts
 * that exist in the language stay as they are.
 * @returns the paths of the written files relative to the project, and the reason if nothing was written
 */
export function startLocale(
  root: string,
  language: string,
): { readonly paths: readonly string[]; readonly refused?: string } {
  if (!LANGUAGE.test(language))
    return { paths: [], refused: `"${language}" is not a language tag such as de or pt-BR.` };
  const config = readFileSync(join(root, CONFIG), 'utf8');
  const read: unknown = parsed(config);
  if (!isObject(read)) return { paths: [], refused: `${CONFIG} is not valid JSON. Run \`tuyen lint\`.` };
  const { schemas = 'schemas', languages } = readConfig(root);
  const files = new Map<string, string>();
  if (!languages.includes(language)) files.set(CONFIG, withLanguages(config, [...languages, language]));
  const source = languages.includes(FALLBACK) ? FALLBACK : (languages[0] ?? FALLBACK);
  const own = ownWords(root, `${schemas}/locales/${source}`);
  for (const [name, words] of Object.entries(toTranslate(root, read, language, own))) {
    const path = `${schemas}/locales/${language}/${name}.json`;
    const known = exists(join(root, path)) ? parsed(readFileSync(join(root, path), 'utf8')) : {};
    if (!isObject(known)) return { paths: [], refused: `${path} is not valid JSON. Run \`tuyen lint\`.` };
    const text = jsonText({ ...known, ...mergeWords(words, wordsIn(known)) });
    const isComplete = jsonText(known) === text;
    if (!isComplete) files.set(path, text);
  }
  replaceFiles(root, files);
  return { paths: [...files.keys()] };
}

/** Sets the list of languages in tuyen.config.json and keeps it on one line, as people write it. */
function withLanguages(config: string, languages: readonly string[]): string {
  const line = `[${languages.map((each) => JSON.stringify(each)).join(', ')}]`;
  return withValue(config, ['languages'], languages).replace(/(?<="languages": )\[[^\]]*\]/u, line);
}

/**
 * Returns the texts to translate into a language, by file name. These are the texts that the tool does not have in this
 * language, and the project's own texts.
 */
function toTranslate(
  root: string,
  config: Readonly<Record<string, unknown>>,
  language: string,
  own: Readonly<Record<string, Words>>,
): Readonly<Record<string, Words>> {
  const kit = readKitWords(root, [language]);
  const brought: Readonly<Record<string, Words | undefined>> = { ...kit[FALLBACK], model: TOOL_TEXTS[FALLBACK] };
  const known: Readonly<Record<string, Words | undefined>> = {
    ...kit[language],
    model: Object.hasOwn(TOOL_TEXTS, language) ? {} : undefined,
  };
  const names = [...(config['admin'] ? ['admin'] : []), ...(config['portal'] ? ['portal'] : []), 'model'];
  const missing = names.flatMap((name) => {
    const words = known[name] ? undefined : brought[name];
    return words ? [[name, words] as const] : [];
  });
  const all: Record<string, Words> = { ...own };
  for (const [name, words] of missing) all[name] = mergeWords(titled(name, words, config['title']), own[name] ?? {});
  return all;
}

function ownWords(root: string, folder: string): Readonly<Record<string, Words>> {
  if (!exists(join(root, folder))) return {};
  return Object.fromEntries(
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const { $schema: _, ...words } = wordsIn(parsed(readFileSync(join(root, folder, file), 'utf8')));
        return [file.slice(0, -'.json'.length), words];
      }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
