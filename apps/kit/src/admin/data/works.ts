import { hasHeldWrites } from './held-writes.ts';

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

interface Asking {
  readonly renew: Renew;
  /** Does a request wait for a sign-in? */
  isAsking(): boolean;
}

let bring: (asking: Asking) => void;
const brought = new Promise<Asking>((resolve) => (bring = resolve));
/** Requests wait for the code of the guards. */
let isAsking = () => waiting > 0;
let waiting = 0;

/** The guards are there, and their dialog. */
export function bringRenewal(asking: Asking): void {
  isAsking = () => waiting > 0 || asking.isAsking();
  bring(asking);
}

/** Waits for the code of the guards where it is not there yet. */
export const renewSession: Renew = async (used) => {
  needGuards();
  waiting += 1;
  const { renew } = await brought.finally(() => (waiting -= 1));
  return renew(used);
};

/** Would something be lost with the page: what is typed, a decision that is not sent yet, a request that waits for a sign-in? */
export function isPageNeeded(): boolean {
  return hasUnsavedWork() || hasHeldWrites() || isAsking();
}
