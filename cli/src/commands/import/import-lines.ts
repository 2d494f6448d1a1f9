import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftedImport, DraftNote, ListedResource, NamedImport, PutImport } from '@tuyen/generator/import';
import { pointerPlace } from '@tuyen/model/load';
import { objectIn, stringIn } from '@tuyen/model/raw';
import { paint } from '../../output/print.ts';

export function listLines(name: string, listed: readonly ListedResource[]): readonly string[] {
  const width = Math.max(0, ...listed.map(({ place }) => place.length));
  const resources = listed.filter(({ resource }) => resource !== undefined);
  return [
    ...listed.map(({ place, resource, fields, actions = [], reason }) => {
      const start = place.padEnd(width);
      if (resource === undefined) return `${paint('dim', '–')} ${start}  ${reason ?? ''}`;
      return `${paint('green', '✓')} ${start}  ${resource}, ${counted(fields ?? 0, 'field')} (${actions.join(', ')})`;
    }),
    `${name}: ${counted(resources.length, 'resource')}. Nothing was written.`,
  ];
}

/** Returns a line for each note. Equal notes about several places share one line. */
export function noteLines(notes: readonly DraftNote[]): readonly string[] {
  const groups = Map.groupBy(notes, ({ code, message, hint }) => `${code}\n${message}\n${hint ?? ''}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { code, message, hint } = first;
    const places = group.map(({ place }) => place);
    const line = `${paint('cyan', code)} ${places.join(', ')}: ${message}`;
    return hint === undefined ? [line] : [line, `       ${hint}`];
  });
}

export function outcomeLines(outcome: PutImport, isDry: boolean): readonly string[] {
  const { created, changed, removed, vanished, keptFields } = outcome;
  const sign = paint('green', isDry || !outcome.written ? '·' : '✓');
  const fieldsGone = removed.filter(
    ({ file, field }) => !keptFields.some((one) => one.file === file && one.field === field),
  );
  return [
    ...created.map((path) => `${sign} ${path}`),
    ...changed.map((path) => `${sign} ${path} (merged)`),
    ...fieldsGone.map(({ file, field }) => `  The source no longer has ${field}: it is removed from ${file}.`),
    ...keptFields.map(
      ({ file, field, use }) => `  The source no longer has ${field}: ${file} keeps it, because ${use} uses it.`,
    ),
    ...vanished.map((path) => `  The import no longer has ${path}. The file stays; delete it if you do not need it.`),
  ];
}

/** Returns a message for each question that the owner must decide, with the options that answer the question. */
export function conflictLines(root: string, outcome: PutImport, settings: NamedImport['settings']): readonly string[] {
  const { from } = settings;
  const { conflicts, renames, taken } = outcome;
  return [
    ...taken.map((path) => `${path} exists and is not from this import. ${takenHint(path, settings)}`),
    ...renames.map(({ file, resource, from: old, to }) => {
      const place = `${file}#/schema/properties/${old}`;
      const line = lineOf(root, file, `/schema/properties/${old}`);
      return (
        `${file}:${line}: ${from} no longer has ${old}, and has ${to} of the same type. ` +
        `Add --rename ${resource}.${old}=${resource}.${to} if it is the same field, or --accept theirs:${place} to remove ${old}.`
      );
    }),
    ...conflicts.map(({ file, pointer, mine, theirs }) => {
      const place = `${file}#${pointer}`;
      if (mine === undefined && theirs === undefined) return `${file} is not valid JSON. Run \`tuyen lint\`.`;
      return (
        `${file}:${lineOf(root, file, pointer)}: ${pointer} is ${shown(mine)} here and ${shown(theirs)} in ${from}. ` +
        `Add --accept mine:${place} or --accept theirs:${place}.`
      );
    }),
  ];
}

/** Returns a line for each secret that the server needs to reach an imported back end. */
export function secretLines(backends: DraftedImport['draft']['backends'] = {}): readonly string[] {
  return Object.entries(backends).flatMap(([name, backend]) => {
    const variable = /^env:(.+)$/u.exec(stringIn(objectIn(backend, 'auth'), 'secret') ?? '')?.[1];
    return variable === undefined
      ? []
      : [
          `The server signs in to "${name}" with the environment variable ${variable}: set it, or write it to .env.development for \`npm run dev\`.`,
        ];
  });
}

/**
 * Returns how to avoid a conflict with an existing file of the project. --rename needs the resource's name in the
 * source.
 */
function takenHint(path: string, { rename = {} }: NamedImport['settings']): string {
  const [folder, file = ''] = path.split('/').slice(-2);
  const name = file.replace('.json', '');
  if (folder !== 'resources') return 'Give your file another name.';
  const given = Object.entries(rename).find(([, to]) => to === name)?.[0] ?? name;
  return `Add --rename ${given}=legacy-${name}, or --except ${given}.`;
}

const LONGEST = 120;

function shown(value: unknown): string {
  if (value === undefined) return 'gone';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function lineOf(root: string, file: string, pointer: string): number {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    return text.slice(0, pointerPlace(text, pointer).offset).split('\n').length;
  } catch {
    return 1;
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
