import { choicePath } from '@tuyen/model/client';
import type { RJSFValidationError } from '@rjsf/utils';
import type { Answers, FormField, FormPage } from '../form-page.ts';
import { fieldNameOf } from './messages.ts';

/** Returns true if the choices of a field can be loaded. Until then, the form hides the field. */
function isAskable({ options }: FormField, answers: Answers, needed: readonly string[]): boolean {
  return !options || choicePath(options.path, answers, needed) !== undefined;
}

/**
 * Returns the answers without those of hidden questions, such as a default that waits for an earlier answer. Questions
 * that depend on a hidden question are hidden too.
 */
export function askableAnswers(
  { steps }: Pick<FormPage, 'steps'>,
  answers: Answers,
  { needed, facts }: { readonly needed: readonly string[]; readonly facts: Answers },
): Answers {
  const known: Record<string, unknown> = { ...answers };
  for (const field of steps.flatMap(({ fields }) => fields)) {
    if (facts[field.name] === undefined && !isAskable(field, known, needed)) delete known[field.name];
  }
  return known;
}

/**
 * Omits errors of fields that the form hides, because another question has to be answered first. Returns all errors if
 * none would remain, so that an incomplete step never counts as complete.
 */
export function errorsOfAskable(
  errors: RJSFValidationError[],
  fields: readonly FormField[],
  { answers, needed }: { readonly answers: Answers; readonly needed: readonly string[] },
): RJSFValidationError[] {
  const hidden = new Set(fields.filter((field) => !isAskable(field, answers, needed)).map(({ name }) => name));
  const remaining = errors.filter((error) => !hidden.has(fieldNameOf(error)));
  return remaining.length > 0 ? remaining : errors;
}
