import type { RJSFValidationError } from '@rjsf/utils';
import type { Finding } from '@tuyen/model/validation';
import type { Answers, FormStep } from '../form-page.ts';
import type { Words } from '../words.tsx';
import { cleaned } from './answers.ts';
import { fieldNameOf, describeErrors } from './messages.ts';

type ValidatedStep = Pick<FormStep, 'fields' | 'validate'>;

export function findingsIn({ fields, validate }: ValidatedStep, answers: Answers | undefined): RJSFValidationError[] {
  return validate(cleaned(fields, answers ?? {})) ? [] : (validate.errors ?? []).map(toError);
}

/** Returns the message of each invalid answer of a step, by field. */
export function mistakesIn(step: ValidatedStep, answers: Answers, words: Words): Readonly<Record<string, string>> {
  const reported = describeErrors(findingsIn(step, answers), step.fields, words);
  return Object.fromEntries(reported.map((error) => [fieldNameOf(error), error.message ?? '']));
}

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
