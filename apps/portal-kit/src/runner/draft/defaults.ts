import { holds } from '@tuyen/model';
import type { Answers, FormPage } from '../../form-page.ts';
import { cleaned, withoutBlanks } from '../../validation/answers.ts';
import { isShown } from '../steps/shown-steps.ts';
import { questionSteps } from '../steps/steps.ts';

export function defaultAnswers(page: FormPage): Answers {
  const proposed = Object.fromEntries(
    page.steps.flatMap(({ fields }) => fields.map(({ name, schema }): [string, unknown] => [name, schema['default']])),
  );
  const known = withoutBlanks(proposed);
  const asked = page.steps.flatMap(({ fields }) =>
    fields.filter(({ when }) => holds(when, known)).map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(known).filter(([name]) => asked.includes(name)));
}

export function firstOpenStep(page: FormPage, answers: Answers): number {
  const steps = questionSteps(page);
  const open = steps.findIndex((step) => isShown(step, answers) && !step.validate(cleaned(step.fields, answers)));
  return open < 0 ? steps.length : open;
}
