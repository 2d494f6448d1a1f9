import type { Outcome } from '@tuyen/generator';
import { paint, print, visible } from './print.ts';

type Action = Outcome['changes'][number]['action'];

/**
 * Verb that is printed for each file: after writing (`done`), in a dry run (`planned`), or for a difference that
 * `check` finds (`drift`).
 */
const WORDS: Readonly<Record<'done' | 'planned' | 'drift', Readonly<Record<Action, string>>>> = {
  done: { create: 'wrote', update: 'wrote', delete: 'deleted', edited: 'left', unknown: 'left' },
  planned: { create: 'create', update: 'change', delete: 'delete', edited: 'leave', unknown: 'leave' },
  drift: { create: 'missing', update: 'outdated', delete: 'orphan', edited: 'edited', unknown: 'unknown' },
};

const REMARKS: Readonly<Partial<Record<Action, string>>> = {
  edited: 'edited by hand: move your change to the schema or to an owned file, delete this file and generate again',
  unknown: 'not written by tuyen: move it out of the folder of generated files',
};

const MAX_LINES = 40;

export function printChanges(
  changes: Outcome['changes'],
  { tense, explain }: { readonly tense: keyof typeof WORDS; readonly explain: boolean },
): void {
  const written = changes.filter(({ action }) => !needsAttention(action));
  for (const { action, path, because } of written.slice(0, MAX_LINES)) {
    print(`${paint('cyan', WORDS[tense][action].padEnd(9))} ${visible(path)}`);
    if (explain) for (const cause of because) print(paint('dim', `${' '.repeat(10)}${cause} changed`));
  }
  if (written.length > MAX_LINES) print(paint('dim', `… and ${written.length - MAX_LINES} more`));
  for (const { action, path } of changes.filter((change) => needsAttention(change.action))) {
    print(`${paint('yellow', WORDS[tense][action].padEnd(9))} ${visible(path)}${paint('dim', `  ${REMARKS[action]}`)}`);
  }
}

export function needsAttention(action: Action): boolean {
  return action === 'edited' || action === 'unknown';
}
