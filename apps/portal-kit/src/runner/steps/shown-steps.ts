import type { Answers, FormStep } from '../../form-page.ts';
import { askedFields } from '../../validation/answers.ts';

/** Returns whether the form shows the step. A step whose fields are all hidden is skipped. */
export function isShown(step: FormStep, answers: Answers): boolean {
  return step.fields.length === 0 || askedFields(step, answers).length > 0;
}

/** Navigation through the shown steps of a form. All indexes count the hidden steps too. */
export interface ShownSteps {
  readonly indexes: readonly number[];
  /** Returns the index of the step, or of the next shown step if it is hidden. The review has the index after the last step. */
  from(index: number): number;
  before(index: number): number | undefined;
  /** Number of shown steps before the index. */
  position(index: number): number;
}

export function shownSteps(steps: readonly FormStep[], answers: Answers): ShownSteps {
  const indexes = steps.flatMap((step, index) => (isShown(step, answers) ? [index] : []));
  return {
    indexes,
    from: (index) => indexes.find((shown) => shown >= index) ?? steps.length,
    before: (index) => indexes.findLast((shown) => shown < index),
    position: (index) => indexes.filter((shown) => shown < index).length,
  };
}
