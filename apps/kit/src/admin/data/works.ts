/** What a person is typing at one place of the page: a form, a dialog, a note. */
export interface Work {
  /** Does something typed differ from what the server has? Asked when it matters, not when the page was drawn last. */
  isUnsaved(): boolean;
  /** The person gives it up. */
  discard(): void;
  /** The tab keeps it for the next visit of the page: other pages open without a question. */
  readonly isStored?: boolean;
}

/** What is open on the page. */
export const works = new Set<Work>();

let onNeeded: (() => void) | undefined;
let isNeeded = false;

/** Work is asked about until the returned function is called. */
export function holdWork(work: Work): () => void {
  works.add(work);
  needGuards();
  return () => void works.delete(work);
}

/** Has the page had any work since it was opened, or does a request wait for a sign-in? */
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

/** Resolves to true when the person of the page has signed in by another token than `used`, which was refused; false where the page has no owner. */
export type Renew = (used: string | null) => Promise<boolean>;

let bring: (renew: Renew) => void;
const brought = new Promise<Renew>((resolve) => (bring = resolve));

/** The guards are there, and their dialog. */
export function bringRenewal(renew: Renew): void {
  bring(renew);
}

/** Waits for the code of the guards where it is not there yet. */
export const renewSession: Renew = async (used) => {
  needGuards();
  const release = holdPage(() => true);
  const renew = await brought;
  release();
  return renew(used);
};

const needs = new Set<() => boolean>();

/** The page is needed whenever `isNeeded` says so, until the returned function is called. Leaving it is not asked about. */
export function holdPage(isNeeded: () => boolean): () => void {
  needs.add(isNeeded);
  return () => void needs.delete(isNeeded);
}

/** Would something be lost with the page: what is typed, a decision that is not sent yet, a request that waits for a sign-in? */
export function isPageNeeded(): boolean {
  return hasUnsavedWork() || [...needs].some((isNeeded) => isNeeded());
}
