export interface Work {
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

export function holdWork(work: Work): () => void {
  works.add(work);
  needGuards();
  return () => void works.delete(work);
}

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

export type Renew = (used: string | null) => Promise<boolean>;

let bring: (renew: Renew) => void;
const brought = new Promise<Renew>((resolve) => (bring = resolve));

export function bringRenewal(renew: Renew): void {
  bring(renew);
}

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

export function isPageNeeded(): boolean {
  return hasUnsavedWork() || [...needs].some((isNeeded) => isNeeded());
}
