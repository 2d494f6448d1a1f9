import { expect, test } from 'vitest';
import { type Resource, showLabel } from './resource.ts';

const label = (vi: string) => ({ vi, en: vi });
const resource = { form: { sections: [{ name: 'main', label: label('Chung'), fields: [] }] } } as unknown as Resource;

test('a section of a show page keeps its label if the form labels the section differently', () => {
  expect(showLabel(resource, 'main', label('Tóm tắt'))).toEqual(label('Tóm tắt'));
});

test.each([
  ['it says the same', 'main', label('Chung')],
  ['it has none', 'main', undefined],
  ['the form has no such section', 'history', label('Lịch sử')],
])('a section of a show page needs no separate label if %s', (_, name, own) => {
  expect(showLabel(resource, name, own)).toBeUndefined();
});
