import type { Backend, Operation, Place } from '@tuyen/model';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { expect, test } from 'vitest';
import { completeDomain, NoDomain } from '../../project/project-domain.ts';

const archive: Operation = {
  name: 'archive',
  label: { en: 'Archive' },
  on: 'record',
  slug: 'book.update',
  input: [],
  answer: [],
  tone: 'neutral',
};
const place: Place = { backend: 'shop', path: '/books', id: 'id', ids: 'text', names: 'same' };
const shop: Backend = { name: 'shop', url: 'https://shop.example', dialect: {}, auth: { kind: 'none' }, headers: {} };

function model(at?: Place) {
  const read = libraryModel();
  const resources = read.resources.map((resource) =>
    resource.name === 'books' ? { ...resource, operations: [archive], ...(at && { place: at }) } : resource,
  );
  return { ...read, resources, backends: [shop] };
}

test('an operation needs a hook of the domain only if the own server runs the operation', () => {
  expect(() => completeDomain(model(), {})).toThrow(NoDomain);
  expect(completeDomain(model(place), {})).toEqual({});
});
