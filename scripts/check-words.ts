// Reports words in the tool's folders for which the field has a standard term, and British spelling. Part of `npm run check`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const FOLDERS = ['model', 'generator', 'cli', 'server-mock/src'];

/** Words, also as parts of identifiers (`printLagging`), with the term to use instead. */
const TERMS: ReadonlyMap<string, string> = new Map([
  ['behaviour', 'behavior'],
  ['colour', 'color'],
  ['homeless', 'orphaned'],
  ['lagging', 'outdated'],
  ['mend', 'hint (noun), fix (verb)'],
  ['mended', 'fixed'],
  ['neighbour', 'neighbor'],
  ['normalise', 'normalize'],
  ['normalised', 'normalize'],
  ['purse', 'balance'],
  ['recognise', 'recognize'],
  ['spoken', 'humanize'],
  ['strangers', 'unknown files, additional properties'],
  ['surroundings', 'context'],
  ['twins', 'duplicates'],
]);

/** Whole identifiers with the name to use instead. */
const IDENTIFIERS: ReadonlyMap<string, string> = new Map([
  ['beyondUs', 'wholeFileConflict'],
  ['homeFor', 'fallbackParent'],
  ['leftBehind', 'danglingReferences'],
  ['OwnersFile', 'EjectedFile'],
  ['tellInside', 'addViolationInside'],
  ['withoutNothing', 'omitEmpty'],
]);

/** Files that name a former key. */
const EXEMPT = new Set([
  'model/src/load/codes.ts',
  'model/src/load/mistakes/names.fixture.ts',
  'model/src/load/mistakes/shape.fixture.ts',
]);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
let found = 0;
for (const file of files.filter((path) => /\.(ts|js|md|json)$/.test(path) && !EXEMPT.has(path))) {
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    continue; // Deleted, but not yet in the index.
  }
  for (const [index, line] of text.split('\n').entries()) {
    const words = [...line.matchAll(/[A-Z]?[a-z]+|[A-Z]+/g)].map(([word]) => [word, TERMS.get(word.toLowerCase())]);
    const identifiers = [...line.matchAll(/\w+/g)].map(([name]) => [name, IDENTIFIERS.get(name)]);
    for (const [word, term] of [...words, ...identifiers]) {
      if (term === undefined) continue;
      console.error(`${file}:${index + 1}: "${word}": use ${term}.`);
      found += 1;
    }
  }
}
process.exit(found > 0 ? 1 : 0);
