import type { Outcome } from '@tuyen/generator';
import { paint, print, visible } from './print.ts';

type Action = Outcome['changes'][number]['action'];

/** What to call each change: as something done, as something that would be done, or as a drift that was found. */
const WORDS: Readonly<Record<'done' | 'planned' | 'drift', Readonly<Record<Action, string>>>> = {
  done: { create: 'wrote', update: 'wrote', delete: 'deleted', edited: 'left', unknown: 'left' },
  planned: { create: 'create', update: 'change', delete: 'delete', edited: 'leave', unknown: 'leave' },
  drift: { create: 'missing', update: 'outdated', delete: 'orphan', edited: 'edited', unknown: 'unknown' },
};

const REMARKS: Readonly<Partial<Record<Action, string>>> = {
  edited: 'edited by hand: move your change to the schema or to an owned file, then delete this one and generate again',
  unknown: 'not written by tuyen: move it out of the generated files',
};

/** Long lists tell nobody anything. */
const MOST = 40;

/** One line a file; with `explain`, the parts of the schemas that made it change below it. */
export function printChanges(
  changes: Outcome['changes'],
  { tense, explain }: { readonly tense: keyof typeof WORDS; readonly explain: boolean },
): void {
  const made = changes.filter(({ action }) => !isLeft(action));
  for (const { action, path, because } of made.slice(0, MOST)) {
    print(`${paint('cyan', WORDS[tense][action].padEnd(9))} ${visible(path)}`);
    if (explain) for (const cause of because) print(paint('dim', `${' '.repeat(10)}${cause} changed`));
  }
  if (made.length > MOST) print(paint('dim', `… and ${made.length - MOST} more`));
  for (const { action, path } of changes.filter((change) => isLeft(change.action))) {
    print(`${paint('yellow', WORDS[tense][action].padEnd(9))} ${visible(path)}${paint('dim', `  ${REMARKS[action]}`)}`);
  }
}

/** What asks for a person is always said in full. */
export function isLeft(action: Action): boolean {
  return action === 'edited' || action === 'unknown';
}
