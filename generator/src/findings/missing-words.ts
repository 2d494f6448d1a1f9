import type { Locales } from '@tuyen/schemas/load';
import { keysOf } from '../emit/locales/words.ts';
import type { Problem } from './finding.ts';

/** Keys that one language of an app has and another lacks. */
export function missingWords(schemas: string, languages: readonly string[], words: Locales): readonly Problem[] {
  const apps = new Set(languages.flatMap((language) => Object.keys(words[language] ?? {})));
  return [...apps].sort().flatMap((app) => {
    const keys = new Map(languages.map((language) => [language, new Set(keysOf(words[language]?.[app] ?? {}))]));
    const all = new Set([...keys.values()].flatMap((each) => [...each]));
    return languages.flatMap((language) =>
      [...all]
        .filter((key) => !keys.get(language)?.has(key))
        .map((key): Problem => {
          const other = languages.find((candidate) => keys.get(candidate)?.has(key)) ?? '';
          return {
            code: 'TUY505',
            file: `${schemas}/locales/${language}/${app}.json`,
            pointer: `/${key.replaceAll('.', '/')}`,
            message: `"${key}" is missing.`,
            mend: `${schemas}/locales/${other}/${app}.json has it: add it here.`,
          };
        }),
    );
  });
}
