import { works, type Work } from '../data/works.ts';

/**
 * Asks whether unsaved input may be lost, and discards it if so.
 *
 * @param question translated question
 * @param lost works to check; defaults to all on the page
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
 * Leaves the page without a question, because the session has ended.
 *
 * @param isGivenUp also discards drafts
 */
export function leaveUnasked(isGivenUp: boolean): void {
  if (isGivenUp) works.forEach((work) => work.discard());
  works.clear();
}
