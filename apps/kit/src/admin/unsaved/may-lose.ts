import { works, type Work } from '../data/works.ts';

/**
 * Asks whether unsaved work may be lost, and forgets it if so.
 *
 * @param question already translated
 * @param lost by default all that is on the page
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
 * The page is left because the session has ended: nothing is asked.
 *
 * @param isGivenUp drafts go, too
 */
export function leaveUnasked(isGivenUp: boolean): void {
  if (isGivenUp) works.forEach((work) => work.discard());
  works.clear();
}
