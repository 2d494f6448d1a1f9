import { works, type Work } from '../data/works.ts';

/**
 * Asks the user whether unsaved input may be lost, and discards the input if so.
 *
 * @param question translated question
 * @param lost forms, dialogs and notes to check; defaults to all on the page
 */
export function mayLose(question: string, lost: Iterable<Work> = works): boolean {
  const unsaved = [...lost].filter((work) => !work.isStored && work.isUnsaved());
  if (unsaved.length > 0 && !window.confirm(question)) return false;
  for (const work of unsaved) {
    work.discard();
    works.delete(work);
  }
  return true;
}

/**
 * Leaves the page without asking about unsaved input, because the session has ended.
 *
 * @param isGivenUp also discards drafts
 */
export function leaveUnasked(isGivenUp: boolean): void {
  if (isGivenUp) works.forEach((work) => work.discard());
  works.clear();
}
