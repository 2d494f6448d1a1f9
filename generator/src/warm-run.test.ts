import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isObject, sameJson } from '@tuyen/model';
import { expect, onTestFinished, test } from 'vitest';
import { generate } from './generate.ts';
import { libraryFolder } from './testing/library.ts';

type Edit = (root: string, random: Random) => void;
type Random = (below: number) => number;
type Path = readonly (string | number)[];

const CONFIG = 'tuyen.config.json';
const INPUTS = ['schemas', 'kinds', CONFIG, 'web/desk/custom'];
const ENUM = 'schemas/enums/book-state.json';
const KIND = 'schemas/kinds/isbn.json';
const CACHE = '.tuyen/generate.json';
const fileOf = (resource: string) => `schemas/resources/${resource}.json`;
const BOOKS = fileOf('books');

const rewrite = (path: string, change: (text: string) => string): Edit => {
  return (root) => writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
};

const change = (file: string, path: Path, other: (before: unknown, random: Random) => unknown): Edit => {
  return (root, random) =>
    rewrite(file, (text) => JSON.stringify(replaced(JSON.parse(text), path, (before) => other(before, random))))(
      root,
      random,
    );
};

function replaced(value: unknown, [step, ...rest]: Path, other: (before: unknown) => unknown): unknown {
  if (step === undefined) return other(value);
  const object = isObject(value) ? value : {};
  return { ...object, [step]: replaced(object[step], rest, other) };
}

const toggle = (file: string, path: Path, value: unknown): Edit =>
  change(file, path, (before) => (before === undefined ? value : undefined));

const both = (words: string) => ({ vi: words, en: words });
const resource = (name: string, title: string) => ({
  name,
  label: both(title),
  plural: both(title),
  schema: { type: 'object', properties: { note: { type: 'string', 'x-label': both('Note') } } },
});

/** Returns the current name of the resource of authors, which some edits rename to `writers` and back. */
const authors = (root: string) => (existsSync(join(root, fileOf('writers'))) ? 'writers' : 'authors');

const LOSE = {
  name: 'lose',
  label: both('Lose'),
  from: ['ON_SHELF'],
  to: 'LOST',
  by: ['staff'],
  tone: 'danger',
};

const EDITS: Readonly<Record<string, Edit>> = {
  limit: change(BOOKS, ['schema', 'properties', 'title', 'maxLength'], (_, random) => 100 + random(9)),
  label: (root, random) => change(fileOf(authors(root)), ['label'], () => both(`Author ${random(9)}`))(root, random),
  field: (root, random) =>
    toggle(fileOf(authors(root)), ['schema', 'properties', 'born_on'], {
      type: 'string',
      format: 'date',
      'x-label': both('Born on'),
    })(root, random),
  pages: (root, random) =>
    toggle(fileOf(authors(root)), ['actions'], ['list', 'create', 'edit', 'delete'])(root, random),
  renameResource: (root, random) => {
    const from = authors(root);
    const to = from === 'authors' ? 'writers' : 'authors';
    change(fileOf(from), ['name'], () => to)(root, random);
    renameSync(join(root, fileOf(from)), join(root, fileOf(to)));
    change(BOOKS, ['schema', 'properties', 'author_id', 'x-reference'], () => to)(root, random);
  },
  /** Adds a resource `book` beside `books`. While both exist, neither generated type can be named `Book`. */
  similarName: putOrRemove(fileOf('book'), resource('book', 'Other book')),
  otherResource: putOrRemove(fileOf('shelves'), resource('shelves', 'Shelf')),
  action: toggle(BOOKS, ['access', 'actions', 'export'], both('Export')),
  /** Permissions of a module can be in a different file than its resource. */
  actionElsewhere: putOrRemove('schemas/permissions/branches.json', {
    module: 'branches',
    label: both('Branches'),
    actions: { export: both('Export') },
  }),
  enumLabel: change(ENUM, ['x-label'], (_, random) => both(`State ${random(9)}`)),
  enumValue: (root, random) => {
    toggle(ENUM, ['x-values', 'LOST'], { ...both('Lost'), color: 'warning' })(root, random);
    change(ENUM, ['enum'], (values) => added(values, 'LOST'))(root, random);
    change(BOOKS, ['workflow', 'transitions'], (transitions) => added(transitions, LOSE))(root, random);
  },
  /** Adds an enum file whose generated type has the same name as the type of a resource, `Book`. */
  enumFile: putOrRemove('schemas/enums/book.json', {
    type: 'string',
    enum: ['A'],
    'x-label': both('Book'),
    'x-values': { A: both('A') },
  }),
  kindMessage: change(KIND, ['message'], (_, random) => both(`Message ${random(9)}`)),
  kindPattern: change(KIND, ['pattern'], (_, random) => ['^97[89]\\d{10}$', '^97(8|9)\\d{10}$'][random(2)]),
  kindCode: rewrite('kinds/isbn.ts', (text) => `${text}\n`),
  locale: change('schemas/locales/vi/admin.json', ['app', 'title'], (_, random) => `Thư viện ${random(9)}`),
  languages: change(CONFIG, ['languages'], (languages) => [languages].flat().toReversed()),
  region: toggle(CONFIG, ['region'], { timeZone: 'Europe/Paris' }),
  folder: change(CONFIG, ['server', 'out'], (_, random) => ['server/generated', 'api'][random(2)]),
  lineEnds: rewrite(fileOf('librarians'), (text) =>
    text.includes('\r') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\n', '\r\n'),
  ),
  lostDocument: (root) => rmSync(join(root, 'server/generated/openapi.gen.json'), { force: true }),
  lostCache: (root) => rmSync(join(root, CACHE), { force: true }),
  cutCache: changeCache((text) => text.slice(0, text.length / 2)),
  cacheOfAnotherTool: changeCache((text) => text.replace(/"tool":"\w+"/u, '"tool":"another"').replaceAll('0', '1')),
};

const FAULTS: Readonly<Record<string, Edit>> = {
  missingTranslation: (root, random) => toggle(fileOf(authors(root)), ['label', 'vi'], 'Tác giả')(root, random),
  unknownKey: toggle(fileOf('branches'), ['lable'], both('Misspelled')),
  unknownResource: toggle(BOOKS, ['schema', 'properties', 'room_id'], {
    type: 'string',
    'x-reference': 'rooms',
    'x-label': both('Room'),
  }),
  wrongPart: (root) => {
    const folder = join(root, 'web/desk/custom/author');
    if (existsSync(folder)) return rmSync(folder, { recursive: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'row.tsx'), '');
  },
  noJson: rewrite(fileOf('roles'), (text) => (text.endsWith(',') ? text.slice(0, -1) : `${text},`)),
};

function added(list: unknown, item: unknown): readonly unknown[] {
  const items = [list].flat();
  return sameJson(items.at(-1), item) ? items.slice(0, -1) : [...items, item];
}

function changeCache(of: (text: string) => string): Edit {
  return (root, random) => {
    if (existsSync(join(root, CACHE))) rewrite(CACHE, of)(root, random);
  };
}

function putOrRemove(path: string, content: unknown): Edit {
  return (root) => {
    const full = join(root, path);
    if (existsSync(full)) return rmSync(full);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, JSON.stringify(content));
  };
}

function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function generatedIn(root: string): Readonly<Record<string, string>> {
  const paths = readdirSync(root, { recursive: true }).map(String).toSorted();
  const generated = paths.filter((path) => !/^(\.tuyen|schemas|kinds|web.desk.custom|tuyen\.config)/u.test(path));
  const files = generated.filter((path) => statSync(join(root, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), 'latin1')]));
}

function differing(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]);
}

function coldCopy(root: string): string {
  const cold = mkdtempSync(join(tmpdir(), 'tuyen-cold-'));
  onTestFinished(() => rmSync(cold, { recursive: true }));
  for (const path of INPUTS)
    if (existsSync(join(root, path))) cpSync(join(root, path), join(cold, path), { recursive: true });
  return cold;
}

function shuffled(edits: Readonly<Record<string, Edit>>, random: Random): readonly string[] {
  return Object.keys(edits)
    .map((name) => [random(1000), name] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, name]) => name);
}

test.each([1, 2])(
  'after random edits, the generator writes the same files as for a fresh copy of the project (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const root = libraryFolder();
    await generate({ root });
    const made: string[] = [];
    const make = (name: string) => {
      made.push(name);
      (EDITS[name] ?? FAULTS[name])?.(root, random);
    };
    const compare = async () => {
      const cold = coldCopy(root);
      const [warm, first] = [await generate({ root }), await generate({ root: cold })];
      expect(warm.diagnostics, made.join(', ')).toEqual(first.diagnostics);
      if (first.written) expect(differing(generatedIn(root), generatedIn(cold)), made.join(', ')).toEqual([]);
      return first.diagnostics.map(({ code }) => code);
    };
    const faults = [...shuffled(FAULTS, random)];
    for (const edit of shuffled(EDITS, random)) {
      make(edit);
      // Sometimes makes several edits before the generator runs again.
      if (random(4) === 0) continue;
      expect(await compare()).toEqual([]);
      const fault = random(3) === 0 ? faults.pop() : undefined;
      if (fault === undefined) continue;
      make(fault);
      expect(await compare()).not.toEqual([]);
      make(fault);
    }
    expect(await compare()).toEqual([]);
  },
);
