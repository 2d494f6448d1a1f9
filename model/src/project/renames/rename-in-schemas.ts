import type { Diagnostic } from '../../load/diagnostic.ts';
import { loadProject } from '../load-project.ts';
import { positionOf } from '../../load/positions.ts';
import type { Path } from '../../load/problem.ts';
import type { Files, EarlierLoad } from '../../load/read.ts';
import { followLocales } from './follow-locales.ts';
import { statedRenames } from '../../load/stated-renames.ts';
import { type Token, tokensAt } from './tokens.ts';

export interface FollowedFile {
  /** Path relative to the project. */
  readonly file: string;
  readonly text: string;
  readonly changes: readonly FollowedName[];
}

export interface FollowedName {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Maximum number of passes over the files. Several passes are needed, because errors in a part of a file may appear
 * only after an earlier name is replaced, such as in a condition on a field of a flow.
 */
const MOST_ROUNDS = 8;

/**
 * Replaces an earlier name in a schema file if a check reports it as unknown and accepts the current name. If several
 * current names are possible, the name is left for a person to decide.
 */
export function renameInSchemas(root: string, known: EarlierLoad = {}): readonly FollowedFile[] {
  const texts = new Map(known.texts);
  const documents = known.documents ?? new Map<string, Files>();
  const read = () => loadProject(root, { ...known, texts, documents });
  const errors = () => read().diagnostics.filter(({ severity }) => severity === 'error');
  const { config, sources } = read();
  if (![...sources.values()].some((text) => text.includes('"x-renamed-'))) return [];

  const renames = statedRenames([...sources.values()].flatMap(parsed));
  const textOf = (file: string) => texts.get(file) ?? sources.get(file) ?? '';
  const changes = new Map<string, FollowedName[]>();
  const note = (file: string, text: string, named: readonly FollowedName[]) => {
    texts.set(file, text);
    changes.set(file, [...(changes.get(file) ?? []), ...named]);
  };
  for (const { file, text, changes: named } of followLocales({ config, sources })) note(file, text, named);

  const isWrong = (file: string, { places }: Attempt, remaining: readonly Diagnostic[]) =>
    remaining.some((error) => error.file === file && places.has(error.pointer));
  const wrong = new Set<string>();
  const keyOf = (file: string, { from, to, places }: Attempt) => JSON.stringify([file, from, to, ...places]);

  function choose(file: string, choices: readonly Attempt[]): Attempt | undefined {
    const open = choices.filter((one) => !wrong.has(keyOf(file, one)));
    if (open.length < 2) return open[0];
    const text = textOf(file);
    const fitting = open.filter((one) => {
      texts.set(file, written(text, [one]));
      return !isWrong(file, one, errors());
    });
    texts.set(file, text);
    if (fitting.length === 1) return fitting[0];
    for (const one of open) wrong.add(keyOf(file, one));
    return undefined;
  }

  let found = errors();
  for (let round = 0; round < MOST_ROUNDS && found.length > 0; round++) {
    const attempts = new Map<string, { readonly text: string; readonly tried: readonly Attempt[] }>();
    for (const [file, ofFile] of Map.groupBy(found, (error) => error.file)) {
      const text = textOf(file);
      const ownFirst = new Map([...renames, ...statedRenames(parsed(text))]);
      const tried = attemptsIn(text, ofFile, ownFirst, (choices) => choose(file, choices));
      if (tried.length > 0) attempts.set(file, { text, tried });
    }
    if (attempts.size === 0) break;
    for (const [file, { text, tried }] of attempts) texts.set(file, written(text, tried));
    const remaining = errors();
    for (const [file, { text, tried }] of attempts) {
      const right = tried.filter((one) => !isWrong(file, one, remaining));
      for (const one of tried) if (!right.includes(one)) wrong.add(keyOf(file, one));
      const named = right.map(({ line, from, to }) => ({ line, from, to }));
      if (right.length > 0) note(file, written(text, right), named);
      else texts.set(file, text);
    }
    found = errors();
  }
  return [...changes].map(([file, named]) => ({ file, text: textOf(file), changes: named }));
}

interface Attempt extends FollowedName {
  readonly offset: number;
  /**
   * JSON pointers to the renamed value, one with its earlier name and one with its current name. An error at one of
   * them shows that the replacement is wrong.
   */
  readonly places: ReadonlySet<string>;
}

function attemptsIn(
  text: string,
  errors: readonly Diagnostic[],
  renames: ReturnType<typeof statedRenames>,
  choose: (choices: readonly Attempt[]) => Attempt | undefined,
): readonly Attempt[] {
  const found = new Map<number, Attempt>();
  for (const { pointer } of errors) {
    const groups = tokensAt(text, pathOf(pointer), renames).map((tokens) =>
      tokens.flatMap((token) => choose(token.choices.map((to) => attemptOf(text, token, to, pointer))) ?? []),
    );
    for (const attempt of groups.find((attempts) => attempts.length > 0) ?? []) found.set(attempt.offset, attempt);
  }
  return [...found.values()];
}

function attemptOf(text: string, { offset, length }: Token, to: string, pointer: string): Attempt {
  const from = text.slice(offset, offset + length);
  const renamed = pointer.replace(/[^/]*$/u, String(JSON.parse(to)).replaceAll('~', '~0').replaceAll('/', '~1'));
  return { offset, from, to, line: positionOf(text, offset).line, places: new Set([pointer, renamed]) };
}

function written(text: string, attempts: readonly Attempt[]): string {
  return attempts
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((done, { offset, from, to }) => done.slice(0, offset) + to + done.slice(offset + from.length), text);
}

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/u.test(key) ? Number(key) : key));
}
