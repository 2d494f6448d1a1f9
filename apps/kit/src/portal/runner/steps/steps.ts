import type { FormPage, FormStep } from '../../form-page.ts';

/** A page may end in a step of this name: its fields are below the review. Without it the review has no fields. */
const REVIEW = 'review';

/** The steps that ask; the review comes behind the last of them. */
export function questionSteps(page: FormPage): readonly FormStep[] {
  return reviewStep(page) ? page.steps.slice(0, -1) : page.steps;
}

export function reviewStep(page: FormPage): FormStep | undefined {
  const last = page.steps.at(-1);
  return last?.name === REVIEW ? last : undefined;
}

/** The name of a step in the address. */
export function hashOf(page: FormPage, step: number): string {
  return `#${questionSteps(page)[step]?.name ?? REVIEW}`;
}

/** The step that an address names: no name is the first; undefined for an anchor that is no step. */
export function stepAt(page: FormPage, hash: string): number | undefined {
  const name = hash.replace(/^#/, '');
  const steps = questionSteps(page);
  if (name === '') return 0;
  if (name === REVIEW) return steps.length;
  const found = steps.findIndex((step) => step.name === name);
  return found < 0 ? undefined : found;
}
