import { expect, test } from 'vitest';
import { localizedDocuments } from './localized-documents.ts';

const convert = localizedDocuments.rows['object-groups'];

test('documents of a concession group that are texts become records with a Vietnamese name', () => {
  expect(convert?.({ documents_required: ['Giấy khai sinh'] })).toEqual({
    documents_required: [{ name: { vi: 'Giấy khai sinh' } }],
  });
});

test('groups without documents, or with documents that have names already, stay as they are', () => {
  expect(convert?.({ documents_required: [{ name: { vi: 'Giấy khai sinh' } }] })).toBeUndefined();
  expect(convert?.({ documents_required: null })).toBeUndefined();
});
