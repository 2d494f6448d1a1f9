import { API_SEGMENTS, RESOURCE_SEGMENTS } from '@tuyen/model/load';
import type { Backend, Flow, Operation, Place } from '@tuyen/model';
import { expect, it } from 'vitest';
import { sharingBooks } from '../csv/books.fixture.ts';
import { openLibrary } from '@tuyen/server-mock/testing/library';

const buy: Flow = {
  name: 'buy',
  source: 'schemas/flows/buy.json',
  for: 'staff',
  route: '/flows/buy',
  title: { en: 'Buy' },
  steps: [],
  submit: { method: 'POST', path: 'books', captcha: false, idempotent: true },
  task: { resource: 'books', slug: 'book.create', shows: [], links: [] },
};
const weigh: Operation = {
  name: 'weigh',
  label: { en: 'Weigh' },
  on: 'resource',
  slug: 'book.update',
  input: [],
  answer: [],
  tone: 'neutral',
};

const shop: Backend = {
  name: 'shop',
  url: 'https://shop.example',
  dialect: { lists: { films: { get: '/films' } } },
  auth: { kind: 'none' },
  headers: {},
};
const place: Place = { backend: 'shop', path: '/films', id: 'id', ids: 'text', names: 'same' };

it("the names that no resource may have are the URL segments of the server's other routes", async () => {
  const read = sharingBooks();
  const resources = read.resources.map((resource) =>
    resource.name === 'books' ? { ...resource, operations: [weigh] } : resource,
  );
  const films = resources.slice(0, 1).map((resource) => ({ ...resource, name: 'films', place }));
  const names = new Set(resources.map(({ name }) => name));
  const { app, endpoints } = await openLibrary({
    model: { ...read, resources: [...resources, ...films], flows: [buy], backends: [shop] },
    domain: { hooks: { books: { operations: { weigh: () => ({}) } } } },
    openApi: () => ({ openapi: '3.1.0', info: { title: 'Library', version: '1' }, paths: {} }),
  });
  await app.close();
  const paths = endpoints.flatMap(({ url }) => (url.startsWith('/api/v1/') ? [url.split('/').slice(3)] : []));
  const firsts = new Set(paths.map(([first = '']) => first).filter((first) => !names.has(first)));
  expect([...firsts].toSorted()).toEqual(API_SEGMENTS);
  const singletons = resources.flatMap(({ singleton }) => singleton?.path ?? []);
  const seconds = new Set(paths.flatMap(([first = '', second = ':']) => (names.has(first) ? [second] : [])));
  const fixed = [...seconds].filter((second) => !second.startsWith(':') && !singletons.includes(second));
  expect(fixed.toSorted()).toEqual(RESOURCE_SEGMENTS);
});
