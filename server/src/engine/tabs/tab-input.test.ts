import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { LONGEST_NAME, newTab, tabInput } from './tab-input.ts';

function refusalOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, code, params, errors } = error;
    return { status, code, params, errors };
  }
}
const refused = (errors: object) => ({ status: 422, code: 'validation_failed', params: {}, errors });

describe('Input for a saved tab', () => {
  it('a submitted text is trimmed and normalized to composed Unicode', () => {
    expect(tabInput({ name: ' Quá \u00a0hạn '.normalize('NFD'), query: ' s=a ', role: 'clerk' })).toEqual({
      name: 'Quá hạn',
      query: 's=a',
      role: 'clerk',
    });
    expect(tabInput({ role: null })).toEqual({ role: null });
    expect(tabInput({})).toEqual({});
  });

  it.each([
    [{ name: 'a', owner: 'b' }, { owner: { code: 'unknown' } }],
    [{ name: 1 }, { name: { code: 'type' } }],
    [{ name: null }, { name: { code: 'required' } }],
    [{ name: 'a\nb' }, { name: { code: 'line_break', params: { character: 'U+000A' } } }],
    [{ name: 'a\0' }, { name: { code: 'control_character', params: { character: 'U+0000' } } }],
    [{ query: ' \t' }, { query: { code: 'required' } }],
    [{ role: '' }, { role: { code: 'required' } }],
    [{ name: '😀'.repeat(41) }, { name: { code: 'maxLength', params: { limit: 40 } } }],
    [{ role: 'a'.repeat(41) }, { role: { code: 'maxLength', params: { limit: 40 } } }],
    [{ query: 'a'.repeat(8001) }, { query: { code: 'maxLength', params: { limit: 8000 } } }],
  ])('invalid input for a saved tab is rejected with an error on its field: %j', (values, errors) => {
    expect(refusalOf(() => tabInput(values))).toEqual(refused(errors));
  });

  it('the texts of a saved tab can have their maximum length', () => {
    const longest = { name: '😀'.repeat(LONGEST_NAME), query: 'a'.repeat(8000), role: 'a'.repeat(40) };
    expect(tabInput(longest)).toEqual(longest);
  });
});

it('a new saved tab requires a name and a query, and is private by default', () => {
  expect(refusalOf(() => newTab({ query: 's=a' }))).toEqual(refused({ name: { code: 'required' } }));
  expect(refusalOf(() => newTab({ name: 'a' }))).toEqual(refused({ query: { code: 'required' } }));
  expect(newTab({ name: 'a', query: 's=a' })).toEqual({ name: 'a', query: 's=a' });
  expect(newTab({ name: 'a', query: 's=a', role: null })).toEqual({ name: 'a', query: 's=a', role: null });
});
