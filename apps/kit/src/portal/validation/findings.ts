import type { RJSFValidationError } from '@rjsf/utils';
import type { Finding } from '@tuyen/model/validation';
import type { Answers, FormStep } from '../form-page.ts';
import type { Words } from '../words.tsx';
import { cleaned } from './answers.ts';
import { fieldNameOf, describeErrors } from './messages.ts';

type ValidatedStep = Pick<FormStep, 'fields' | 'validate'>;

/** What the compiled validator finds wrong with a step's answers, as RJSF names errors: `.address.city_id`. */
export function findingsIn({ fields, validate }: ValidatedStep, answers: Answers | undefined): RJSFValidationError[] {
  return validate(cleaned(fields, answers ?? {})) ? [] : (validate.errors ?? []).map(toError);
}

/** The same in words, by field: for a page that asks a few of a form's questions without drawing the form. */
export function mistakesIn(step: ValidatedStep, answers: Answers, words: Words): Readonly<Record<string, string>> {
  const reported = describeErrors(findingsIn(step, answers), step.fields, words);
  return Object.fromEntries(reported.map((error) => [fieldNameOf(error), error.message ?? '']));
}

/** A missing property is named itself, not its parent. */
function toError({ instancePath, keyword, params }: Finding): RJSFValidationError {
  const path = instancePath.replaceAll('/', '.');
  const missing = typeof params['missingProperty'] === 'string' ? `.${params['missingProperty']}` : '';
  const property = `${path}${missing}`;
  return {
    name: keyword,
    params,
    property,
    message: keyword,
    stack: property,
  };
}
