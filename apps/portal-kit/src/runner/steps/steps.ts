import type { FormPage, FormStep } from '../../form-page.ts';

/** Name of the optional last step of a form, whose fields appear below the review of the answers. */
const REVIEW = 'review';

export function questionSteps(page: FormPage): readonly FormStep[] {
  return reviewStep(page) ? page.steps.slice(0, -1) : page.steps;
}

export function reviewStep(page: FormPage): FormStep | undefined {
  const last = page.steps.at(-1);
  return last?.name === REVIEW ? last : undefined;
}

export function hashOf(page: FormPage, step: number): string {
  return `#${questionSteps(page)[step]?.name ?? REVIEW}`;
}

/**
 * Returns the form step that a URL hash names. An empty hash names the first step. Returns undefined if the hash names
 * no step.
 */
export function stepAt(page: FormPage, hash: string): number | undefined {
  const name = hash.replace(/^#/, '');
  const steps = questionSteps(page);
  if (name === '') return 0;
  if (name === REVIEW) return steps.length;
  const found = steps.findIndex((step) => step.name === name);
  return found < 0 ? undefined : found;
}
