// Reports words for which the field has a standard term, and British spelling, in all files but the generated ones and the schemas.
// Part of `npm run check`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './run.ts';

type Terms = ReadonlyMap<string, string>;

/** Words in any text, also as parts of identifiers (`printLagging`), with the term to use instead. */
const WORDS: Terms = new Map([
  ['allot', 'assign'],
  ['allots', 'assigns'],
  ['allotted', 'assigned'],
  ['bears', 'has'],
  ['behaviour', 'behavior'],
  ['behaviours', 'behaviors'],
  ['cancelled', 'canceled'],
  ['centre', 'center'],
  ['centres', 'centers'],
  ['colour', 'color'],
  ['colours', 'colors'],
  ['dearer', 'more expensive'],
  ['dearest', 'most expensive'],
  ['favourite', 'favorite'],
  ['homeless', 'orphaned'],
  ['honoured', 'honored'],
  ['initialises', 'initializes'],
  ['judge', 'evaluate, verify'],
  ['judged', 'evaluated, verified'],
  ['judgement', 'decision, rule'],
  ['judges', 'evaluates, verifies'],
  ['labelled', 'labeled'],
  ['lagging', 'outdated'],
  ['lived', 'withHistory'],
  ['mend', 'hint (noun), fix (verb)'],
  ['mended', 'fixed'],
  ['metre', 'meter'],
  ['metres', 'meters'],
  ['neighbour', 'neighbor'],
  ['neighbours', 'neighbors'],
  ['nobody', 'no one; better: say what is absent'],
  ['normalise', 'normalize'],
  ['normalised', 'normalized'],
  ['organise', 'organize'],
  ['organised', 'organized'],
  ['purse', 'balance'],
  ['recognise', 'recognize'],
  ['recognises', 'recognizes'],
  ['sanitise', 'sanitize'],
  ['sanitised', 'sanitized'],
  ['serialise', 'serialize'],
  ['spoilt', 'corrupted, wrong'],
  ['spoken', 'humanize'],
  ['strangers', 'unknown files, additional properties'],
  ['surroundings', 'context'],
  ['synchronise', 'synchronize'],
  ['telling', 'saying, reporting'],
  ['tells', 'says, reports, shows'],
  ['told', 'reported, shown, given'],
  ['travelled', 'traveled'],
  ['traveller', 'traveler'],
  ['travellers', 'travelers'],
  ['twin', 'duplicate'],
  ['twins', 'duplicates'],
  ['unlabelled', 'unlabeled'],
  ['whoever', 'a caller who, a user who'],
]);

/** Words that plain English uses too: reported as parts of identifiers (`keptOrders`) alone. */
const IN_IDENTIFIERS: Terms = new Map([
  ['dice', 'Rng'],
  ['door', 'endpoint, gate'],
  ['doors', 'endpoints, gates'],
  ['kept', 'say what it is: stored, cached, remaining'],
  ['market', 'PricingContext'],
  ['sound', 'valid'],
  ['stranger', 'unknown'],
  ['tell', 'report, addViolation, notify'],
  ['wish', 'request'],
  ['wishes', 'requests'],
]);

/** Identifiers with the name to use instead. */
const IDENTIFIERS: Terms = new Map([
  ['Advice', 'hints'],
  ['beyondUs', 'wholeFileConflict'],
  ['Contest', 'Conflict'],
  ['FOLLOWED', 'say what the list holds'],
  ['Ground', 'DeskFixtures'],
  ['homeFor', 'fallbackParent'],
  ['leftBehind', 'danglingReferences'],
  ['mayGoBetter', 'shouldRetry'],
  ['notDouble', 'assertUnique…'],
  ['notHandedOut', 'assertNotIssued'],
  ['notOnCard', 'assertNotOnCard'],
  ['openTurns', 'openWriteQueue'],
  ['Originated', 'WithOriginMark'],
  ['OwnersFile', 'EjectedFile'],
  ['Seen', 'FileState'],
  ['shapeOf', 'writePlanOf'],
  ['Sight', 'LockingReader'],
  ['Story', 'OrderStory'],
  ['takeAlone', 'runExclusive'],
  ['takeShared', 'runInSavepoint'],
  ['tellInside', 'addViolation'],
  ['Turns', 'WriteQueue'],
  ['useOffers', 'useCanAction'],
  ['useOffersExtra', 'useCanCustomAction'],
  ['useTitleSayingErrors', 'useErrorTitle'],
  ['withoutNothing', 'omitEmpty'],
]);

/** Generated files, texts that are given, schemas, and files that name a former key or a word of a project's own. */
const EXEMPT = [
  /(^|\/)generated\//,
  /\.gen\./,
  /(^|\/)locales\//,
  /^schemas\//,
  /^docs\/(specification|rules)/,
  /(^|\/)(package-lock|tuyen\.lock)\.json$/,
  /^scripts\/check-words\.ts$/,
  /^model\/src\/load\/codes\.ts$/,
  /^model\/src\/load\/mistakes\/(names|shape)\.fixture\.ts$/,
];
const CODE = /\.(ts|tsx|js|mjs)$/;
const TEXT = /\.(ts|tsx|js|mjs|md|json|css)$/;

interface Finding {
  readonly line: number;
  readonly word: string;
  readonly term: string;
}

/** `printLagging` → print, Lagging. */
function wordsIn(text: string): readonly string[] {
  return text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
}

function inText(text: string): readonly Finding[] {
  return text.split('\n').flatMap((line, index) =>
    wordsIn(line).flatMap((word) => {
      const term = WORDS.get(word.toLowerCase());
      return term === undefined ? [] : [{ line: index + 1, word, term }];
    }),
  );
}

const OF_IDENTIFIERS = new RegExp([...IN_IDENTIFIERS.keys(), ...IDENTIFIERS.keys()].join('|'), 'i');

function inIdentifiers(file: string, text: string): readonly Finding[] {
  if (!OF_IDENTIFIERS.test(text)) return [];
  const found: Finding[] = [];
  const check = ({ name, start }: { readonly name: string; readonly start: number }): void => {
    const term =
      IDENTIFIERS.get(name) ??
      wordsIn(name)
        .map((word) => IN_IDENTIFIERS.get(word.toLowerCase()))
        .find((one) => one !== undefined);
    if (term !== undefined) found.push({ line: text.slice(0, start).split('\n').length, word: name, term });
  };
  new Visitor({ Identifier: check, PrivateIdentifier: check, JSXIdentifier: check }).visit(
    parseSync(file, text).program,
  );
  return found;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
let found = 0;
for (const file of files.filter((path) => TEXT.test(path) && !EXEMPT.some((exempt) => exempt.test(path)))) {
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    continue; // Deleted, but not yet in the index.
  }
  const findings = [...inText(file), ...inText(text), ...(CODE.test(file) ? inIdentifiers(file, text) : [])];
  for (const { line, word, term } of findings) console.error(`${file}:${line}: "${word}": use ${term}.`);
  found += findings.length;
}
process.exit(found > 0 ? 1 : 0);
