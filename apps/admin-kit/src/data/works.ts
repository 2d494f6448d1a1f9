/** Editable part of a page, such as a form, a dialog or a note. */
export interface Work {
  /**
   * Checks whether the user's input differs from the saved state on the server. Called only when the page must know,
   * for example before it closes, not on each render.
   */
  isUnsaved(): boolean;
  discard(): void;
  /**
   * True if the browser tab stores the input, so that it is restored on the next visit of the page. The user can then
   * open other pages without a warning.
   */
  readonly isStored?: boolean;
}

export const works = new Set<Work>();

let onNeeded: (() => void) | undefined;
let isNeeded = false;

/**
 * Registers an editable part of the page, so that the user is warned before losing its input. Returns the function that
 * unregisters the part.
 */
export function holdWork(work: Work): () => void {
  works.add(work);
  needGuards();
  return () => void works.delete(work);
}

/**
 * Checks whether the code that guards unsaved input is needed: the page has had an editable part since it opened, or a
 * request waits for a sign-in.
 */
export const areGuardsNeeded = () => isNeeded;

export function needGuards(): void {
  isNeeded = true;
  onNeeded?.();
}

export function onGuardsNeeded(listener: () => void): () => void {
  onNeeded = listener;
  return () => (onNeeded = undefined);
}

export function hasUnsavedWork(): boolean {
  return [...works].some((work) => work.isUnsaved());
}

/**
 * Waits until the user who opened the page signs in again. Resolves to true if this user gets a token other than
 * `used`, which the server rejected. Resolves to false if nobody was signed in on the page.
 */
export type Renew = (used: string | null) => Promise<boolean>;

let bring: (renew: Renew) => void;
const brought = new Promise<Renew>((resolve) => (bring = resolve));

/**
 * Sets the function that asks for a new sign-in, and passes it to waiting requests. Called once the lazily loaded code
 * of the navigation guards and the sign-in dialog is available.
 */
export function bringRenewal(renew: Renew): void {
  bring(renew);
}

/** Loads the code of the navigation guards and the sign-in dialog if necessary, then waits for the new sign-in. */
export const renewSession: Renew = async (used) => {
  needGuards();
  const release = holdPage(() => true);
  const renew = await brought;
  release();
  return renew(used);
};

const needs = new Set<() => boolean>();

/**
 * Registers a condition under which the browser tab must stay open. Returns the function that unregisters the
 * condition. Only closing or reloading the tab shows a warning, not navigation inside the application.
 */
export function holdPage(isNeeded: () => boolean): () => void {
  needs.add(isNeeded);
  return () => void needs.delete(isNeeded);
}

/** Checks whether leaving the page would lose something: input, a delayed write, or a request that waits for a sign-in. */
export function isPageNeeded(): boolean {
  return hasUnsavedWork() || [...needs].some((isNeeded) => isNeeded());
}
