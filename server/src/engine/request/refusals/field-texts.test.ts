import { describe, expect, it } from 'vitest';
import { textsOf } from '../../messages.ts';
import { type FieldError, Problem } from '../../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { errorAnswer } from './error-answer.ts';

const model = libraryModel();
const texts = textsOf(model.languages, {
  en: { errors: { own: 'Own {limit}.', both: 'Of errors.' }, validation: { both: 'Of values.' } },
});
const answer = (problem: Problem, language = 'en') => errorAnswer(problem, language, texts, model);
const invalid = (errors: Readonly<Record<string, FieldError>>) => new Problem(422, 'validation_failed', {}, errors);

describe('Message of an error response', () => {
  it('an error message is the text of the error code with its parameters', () => {
    expect(answer(new Problem(404, 'not_verified', { expected: 1, found: 2 })).message).toBe('Expected: 1. Found: 2.');
  });

  it('an error message contains the label of an enum value in the language of the request', () => {
    const from = { enum: 'loan-state', value: 'LENT' };
    expect(answer(new Problem(409, 'transition_not_allowed', { from }))).toEqual({
      statusCode: 409,
      code: 'transition_not_allowed',
      message: 'This step is not possible while the status is “Lent”.',
    });
    expect(answer(new Problem(409, 'transition_not_allowed', { from }), 'vi').message).toContain('“Đang mượn”');
    expect(answer(invalid({ state: { code: 'transition_not_allowed', params: { from } } })).errors).toEqual({
      state: 'This step is not possible while the status is “Lent”.',
    });
  });

  it('an error message contains an unknown enum value unchanged', () => {
    const message = (from: { enum: string; value: string }) =>
      answer(new Problem(409, 'transition_not_allowed', { from })).message;
    expect(message({ enum: 'loan-state', value: 'BURNT' })).toContain('“BURNT”');
    expect(message({ enum: 'no-enum', value: 'BURNT' })).toContain('“BURNT”');
  });

  it('the message of an error is the text of its reason if the reason is known', () => {
    const message = (reason: string | number) =>
      answer(new Problem(400, 'bad_query', { reason, tab: 'x', resource: 'books' })).message;
    expect(message('unknown_tab')).toBe('books has no tab "x".');
    expect(message('no_such_reason')).toBe('The query is not valid.');
    expect(message(5)).toBe('The query is not valid.');
  });

  it('an error message contains the label of a permission or grant', () => {
    const message = (permission: string, language?: string) =>
      answer(new Problem(403, 'grant_not_held', { permission }), language).message;
    expect(message('is_superuser')).toBe('You cannot grant a permission that you do not have: Superuser.');
    expect(message('is_admin')).toBe('You cannot grant a permission that you do not have: Administrator.');
    expect(message('book.read')).toBe('You cannot grant a permission that you do not have: book.read.');
    expect(message('is_superuser', 'vi')).toContain('Toàn quyền');
  });

  it('the message of a failed validation is a list with an entry for each invalid field', () => {
    expect(answer(invalid({ title: { code: 'required' }, '': 'All is wrong.' }))).toEqual({
      statusCode: 422,
      code: 'validation_failed',
      message: ['title This is required.', 'All is wrong.'],
      errors: { title: 'This is required.', '': 'All is wrong.' },
    });
  });

  it('an error other than a failed validation contains one message and a text for each field with an error', () => {
    const errors = { title: { code: 'duplicate_entry' } };
    const message = 'This value is already in use.';
    expect(answer(new Problem(409, 'duplicate_entry', {}, errors))).toEqual({
      statusCode: 409,
      code: 'duplicate_entry',
      message,
      errors: { title: message },
    });
    expect(answer(new Problem(409, 'validation_failed', {}, errors)).message).toBe('Some values are not valid.');
    expect(answer(new Problem(422, 'idempotency_key_reused', {}, {})).message).toBe(
      'This Idempotency-Key was used for another request.',
    );
  });
});

it.each<[FieldError, string]>([
  ['A ready text.', 'A ready text.'],
  [{ code: 'minimum', params: { limit: 3 } }, 'This must be at least 3.'],
  [{ code: 'format', params: { format: 'email' } }, 'This is not a valid email address.'],
  [{ code: 'format', params: { format: 'shelf-mark' } }, 'A shelf mark has two letters and three digits.'],
  [{ code: 'format', params: { format: 'none' } }, 'This does not have the right format.'],
  [{ code: 'own', params: { limit: 3 } }, 'Own 3.'],
  [{ code: 'both' }, 'Of values.'],
  [
    { code: 'still_referenced', params: { dependents: 'Loans (1)' } },
    'It cannot be deleted: it is still used by Loans (1).',
  ],
  [{ code: 'no_such_code' }, 'This value is not valid.'],
])('a field with the error %j gets the matching message in the response', (error, text) => {
  expect(answer(invalid({ title: error })).errors).toEqual({ title: text });
});
