import { resourceNamed } from '@tuyen/model';
import { expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { titleOf } from '../record-title.ts';

it('the title of a record shows enum labels in the requested language, and unlabeled values unchanged', () => {
  const { enums, languages, ...model } = libraryModel();
  const books = resourceNamed({ enums, languages, ...model }, 'books');
  if (!books) throw new Error('the library has books');
  const title = (status: string, language: string) =>
    titleOf({ ...books, title: '{title} – {status}' }, { title: 'Số đỏ', status }, { enums, languages, language });
  expect([title('ACTIVE', 'vi'), title('ACTIVE', 'en'), title('BURNED', 'en')]).toEqual([
    'Số đỏ – Dùng',
    'Số đỏ – Active',
    'Số đỏ – BURNED',
  ]);
});
