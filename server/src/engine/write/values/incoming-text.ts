import { canonicalText, refusedCharacter, type TextForm } from '@tuyen/model';
import { type FieldError, Problem } from '../../problem.ts';

/**
 * Reads a required text that is not a field value of a resource: a note or the name of a tab.
 * @param limit maximum number of characters
 * @throws {Problem} 422 by field
 */
export function incomingText(field: string, value: unknown, form: TextForm, limit: number): string {
  if (value === undefined || value === null) throw refusedField(field, { code: 'required' });
  if (typeof value !== 'string') throw refusedField(field, { code: 'type' });
  const text = canonicalText(form, value);
  if (text === null) throw refusedField(field, { code: 'required' });
  const refused = refusedCharacter(form, text);
  if (refused) throw refusedField(field, { code: refused.code, params: { character: refused.character } });
  if ([...text].length > limit) throw refusedField(field, { code: 'maxLength', params: { limit } });
  return text;
}

export function refusedField(field: string, error: FieldError): Problem {
  return new Problem(422, 'validation_failed', {}, { [field]: error });
}
