import { objectIn, listIn } from '../model/json/raw.ts';
import type { Document, SchemaProblem } from './problem.ts';
import { statedRenames, type StatedRenames } from './stated-renames.ts';

export function withCurrentNames(
  problems: readonly SchemaProblem[],
  documents: readonly Document[],
): readonly SchemaProblem[] {
  const renaming = documents.filter(({ text }) => text.includes('"x-renamed-'));
  if (renaming.length === 0) return problems;
  const ofAll = statedRenames(renaming.map(({ value }) => value));
  const ofFile = new Map(renaming.map((document) => [document.file, statedRenames([document.value])]));
  return problems.map((problem) => {
    // Do not change the hint of this problem. The problem says that a rename cannot be followed, so its hint contains
    // the earlier name on purpose.
    if (problem.code === 'TUY215') return problem;
    const hint = hintOf(problem, ofFile.get(problem.document.file)) ?? hintOf(problem, ofAll);
    return hint === undefined ? problem : { ...problem, hint };
  });
}

function hintOf(problem: SchemaProblem, renames: StatedRenames = new Map()): string | undefined {
  const place = textAt(problem);
  for (const [, quoted = ''] of problem.message.matchAll(/"([^"]+)"/gu)) {
    if (!place.includes(quoted)) continue;
    const current = currentNames(quoted, renames);
    if (current.length > 0) return `"${quoted}" was renamed. Write ${current.map((name) => `"${name}"`).join(' or ')}.`;
  }
  return undefined;
}

function textAt({ document, path, at }: SchemaProblem): string {
  const last = String(path.at(-1) ?? '');
  if (at === 'key') return last;
  const value = path.reduce<unknown>(
    (inner, key) => (typeof key === 'number' ? listOf(inner)[key] : objectIn(inner)[key]),
    document.value,
  );
  return typeof value === 'string' ? value : `${last} ${JSON.stringify(value)}`;
}

function listOf(value: unknown): readonly unknown[] {
  return listIn({ value }, 'value');
}

function currentNames(name: string, renames: StatedRenames): readonly string[] {
  const whole = renames.get(name);
  if (whole) return [...whole];
  const steps = name.split('.');
  if (steps.length === 1) return [];
  let found: readonly string[] = [''];
  let isRenamed = false;
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const names = renames.get(step) ?? (isLast ? undefined : renames.get(`${step}.`));
    isRenamed ||= names !== undefined;
    const choices = [...(names ?? [step])].map((one) => one.replace(/\.$/u, ''));
    found = found.flatMap((before) => choices.map((one) => (before === '' ? one : `${before}.${one}`)));
  }
  return isRenamed ? found : [];
}
