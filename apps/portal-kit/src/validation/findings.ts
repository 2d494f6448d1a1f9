import type { RJSFValidationError } from '@rjsf/utils';
import type { Finding } from '@tuyen/model/validation';
import type { Answers, FormStep } from '../form-page.ts';
import type { Words } from '../words.tsx';
import { cleaned } from './answers.ts';
import { fieldNameOf, describeErrors } from './messages.ts';

type ValidatedStep = Pick<FormStep, 'fields' | 'validate'>;

/** Validates the answers of a step and returns its errors in RJSF's format, with paths such as `.address.city_id`. */
export function findingsIn({ fields, validate }: ValidatedStep, answers: Answers | undefined): RJSFValidationError[] {
  return validate(cleaned(fields, answers ?? {})) ? [] : (validate.errors ?? []).map(toError);
}

/**
 * Validates the answers to one step of a form and returns error messages by field. For pages that render these
 * questions with their own inputs instead of the form.
 */
export function mistakesIn(step: ValidatedStep, answers: Answers, words: Words): Readonly<Record<string, string>> {
  const reported = describeErrors(findingsIn(step, answers), step.fields, words);
  return Object.fromEntries(reported.map((error) => [fieldNameOf(error), error.message ?? '']));
}

/** Converts a validation error to RJSF's format. If a property is missing, the path includes its name. */
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
