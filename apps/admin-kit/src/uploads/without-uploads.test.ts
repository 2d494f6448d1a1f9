import type { Field } from '@tuyen/model';
import { expect, test } from 'vitest';
import { withoutUploads } from './without-uploads.ts';

const field = (name: string, kind: string, fields?: readonly Field[]) => ({ name, kind, fields }) as unknown as Field;

test('a copy of a record starts without the uploaded files of the original', () => {
  const fields = [
    field('name', 'text'),
    { ...field('portrait', 'image'), multiple: false, accept: [] } as Field,
    field('pages', 'nested-list', [
      field('title', 'text'),
      { ...field('scan', 'file'), multiple: false, accept: [] } as Field,
    ]),
  ].map(
    (each) => Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined)) as never as Field,
  );
  const record = { id: '1', name: 'An', portrait: '/a', pages: [{ title: 'I', scan: '/b' }, { title: 'II' }] };
  expect(withoutUploads(fields, record)).toEqual({ id: '1', name: 'An', pages: [{ title: 'I' }, { title: 'II' }] });
});
