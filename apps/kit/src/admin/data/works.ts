/** What a person is typing at one place of the page: a form, a dialog, a note. */
export interface Work {
  /** Does something typed differ from what the server has? Asked when it matters, not when the page was drawn last. */
  isUnsaved(): boolean;
  /** The person gives it up. */
  discard(): void;
}

/** What is open on the page. */
export const works = new Set<Work>();

let onFirst: (() => void) | undefined;
let isHeld = false;

/** Work is asked about until the returned function is called. */
export function holdWork(work: Work): () => void {
  works.add(work);
  isHeld = true;
  onFirst?.();
  return () => void works.delete(work);
}

/** Has the page had any work since it was opened? */
export const hadWork = () => isHeld;

export function onFirstWork(listener: () => void): () => void {
  onFirst = listener;
  return () => (onFirst = undefined);
}

export function hasUnsavedWork(): boolean {
  return [...works].some((work) => work.isUnsaved());
}
