import { describe, expect, it } from 'vitest';
import type { Caller } from '../domain.ts';
import type { Problem } from '../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { LONGEST_NOTE, noteEntries, noteText } from './notes.ts';

describe('Text of a note', () => {
  const refusal = (values: Readonly<Record<string, unknown>>) => {
    try {
      return noteText(values);
    } catch (error) {
      const { status, code, params, errors } = error as Problem;
      return { status, code, params, errors };
    }
  };
  const refused = (errors: object) => ({ status: 422, code: 'validation_failed', params: {}, errors });

  it('a submitted text is trimmed and normalized to composed Unicode', () => {
    expect(noteText({ text: ' Cần gọi lại.\r\nGấp.\n'.normalize('NFD') })).toBe('Cần gọi lại.\nGấp.');
  });

  it.each([[{}], [{ text: null }], [{ text: '' }], [{ text: ' \n\u00a0 ' }]])(
    'a note without text is rejected: %j',
    (values) => {
      expect(refusal(values)).toEqual(refused({ text: { code: 'required' } }));
    },
  );

  it.each([1, false, ['a']])('a note whose text is %j instead of a string is rejected', (text) => {
    expect(refusal({ text })).toEqual(refused({ text: { code: 'type' } }));
  });

  it('a note with control characters or characters that change the text direction is rejected', () => {
    expect(refusal({ text: 'a\0b' })).toEqual(
      refused({ text: { code: 'control_character', params: { character: 'U+0000' } } }),
    );
    expect(refusal({ text: 'a\u202eb' })).toEqual(
      refused({ text: { code: 'direction_character', params: { character: 'U+202E' } } }),
    );
  });

  it('a note with properties other than its text is rejected', () => {
    expect(refusal({ text: 'a', author: 'b', at: 1 })).toEqual(refused({ author: { code: 'unknown' } }));
  });

  it('the text of a note can have up to 2,000 characters, counting an emoji as one', () => {
    expect(LONGEST_NOTE).toBe(2000);
    expect(noteText({ text: '😀'.repeat(2000) })).toBe('😀'.repeat(2000));
    expect(refusal({ text: '😀'.repeat(2001) })).toEqual(
      refused({ text: { code: 'maxLength', params: { limit: 2000 } } }),
    );
  });
});

it('a note in a response shows its author, whether the caller wrote it, and when it was edited', async () => {
  const asked: string[] = [];
  const reader = {
    get: async (_: string, id: string) => {
      asked.push(id);
      return id === 'ann' ? { username: 'Ann' } : undefined;
    },
  };
  const profile = { id: 'ann', offices: [], office_id: null, is_admin: false, is_superuser: false, avatar_url: null };
  const caller: Caller = {
    actor: { kind: 'staff', userId: 'ann', profile },
    profile,
    officeId: null,
    readableOffices: [],
    language: 'en',
    clientKind: undefined,
  };
  const notes = [
    { id: '3', author: 'ann', text: 'c', at: 1000, editedAt: 2000 },
    { id: '2', author: 'gone', text: 'b', at: 500, editedAt: undefined },
    { id: '1', author: 'ann', text: 'a', at: 0, editedAt: undefined },
  ];
  expect(await noteEntries(libraryModel(), reader, caller, notes)).toEqual([
    {
      id: '3',
      kind: 'note',
      at: '1970-01-01T00:00:01.000Z',
      by: 'Ann',
      text: 'c',
      own: true,
      edited_at: '1970-01-01T00:00:02.000Z',
    },
    { id: '2', kind: 'note', at: '1970-01-01T00:00:00.500Z', by: undefined, text: 'b', own: false },
    { id: '1', kind: 'note', at: '1970-01-01T00:00:00.000Z', by: 'Ann', text: 'a', own: true },
  ]);
  expect(asked).toEqual(['ann', 'gone']);
});
