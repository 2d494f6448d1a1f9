// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Resource } from '@tuyen/model';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, expect, test, vi } from 'vitest';
import { preloadedPage } from '../layout/preloaded-page.tsx';
import { Described } from './described.tsx';
import { ModelProvider, useResource } from './model-context.tsx';
import { PageBroken } from '../shell/messages/page-broken.tsx';
import { createModelStore, EMPTY_MODEL, type AdminModel, type ModelPart, type ModelStore } from './model-store.ts';

afterEach(cleanup);

const resource = (name: string) => ({ name, fields: [] }) as unknown as Resource;

function server() {
  const asked: string[] = [];
  let away = false;
  const fetchPart = vi.fn(async (part: ModelPart): Promise<Partial<AdminModel>> => {
    asked.push('only' in part ? `only ${part.only}` : `${part.of} ${part.name}`);
    if (away) throw new Error('away');
    if (!('only' in part)) return { [part.of]: [resource(part.name)] };
    const outline = { resources: [resource('books'), resource('loans')], flows: [] };
    const found = outline.resources.filter(({ name }) => name === part.only);
    return { ...EMPTY_MODEL, outline, resources: found };
  });
  return { asked, store: createModelStore(fetchPart), goAway: (is: boolean) => (away = is) };
}

test('the first page requests the schema model of its resource, and each further resource model is requested once', async () => {
  const { asked, store } = server();
  await Promise.all([store.start('books'), store.describe('resources', 'loans'), store.describe('resources', 'books')]);
  await store.describe('resources', 'loans');
  expect(asked).toEqual(['only books', 'resources loans']);
  expect(store.get().resources.map(({ name }) => name)).toEqual(['books', 'loans']);
});

test('the schema model of a resource that the user may not read is not requested', async () => {
  const { asked, store } = server();
  await store.start('books');
  await store.describe('resources', 'members');
  await store.describe('flows', 'lending');
  expect(asked).toEqual(['only books']);
  expect(store.resource('members')).toBeUndefined();
});

test('a failed request for the schema model of a resource can be retried', async () => {
  const { asked, store, goAway } = server();
  goAway(true);
  await expect(store.start('books')).rejects.toThrow('away');
  await expect(store.describe('resources', 'loans')).rejects.toThrow('away');
  goAway(false);
  await store.start('books');
  await store.describe('resources', 'loans');
  expect(asked).toEqual(['only books', 'only loans', 'only books', 'resources loans']);
  expect(store.resource('loans')).toBeDefined();
});

test('a model response that arrives after a change of account is discarded, and the model is requested again', async () => {
  const { asked, store } = server();
  await store.start('books');
  const late = store.describe('resources', 'loans');
  await Promise.resolve();
  store.forget();
  await Promise.all([store.start(''), late]);
  expect(asked).toEqual(['only books', 'resources loans', 'only ', 'resources loans']);
  expect(store.get().resources.map(({ name }) => name)).toEqual(['loans']);
});

function Name({ of }: { readonly of: string }) {
  return <p>{useResource(of)?.name ?? 'nothing'}</p>;
}

const shown = (store: ModelStore, page: ReactNode) =>
  act(async () =>
    render(
      <ModelProvider store={store}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ErrorBoundary FallbackComponent={PageBroken}>
            <Suspense fallback={<p>waiting</p>}>{page}</Suspense>
          </ErrorBoundary>
        </QueryClientProvider>
      </ModelProvider>,
    ),
  );

test('a component requests the model of the resource it uses, and again after a change of account', async () => {
  const { asked, store } = server();
  await store.start('books');
  await shown(store, <Name of="loans" />);
  expect(screen.getByText('loans')).toBeTruthy();
  await act(async () => {
    store.forget();
    await store.start('books');
  });
  expect(screen.getByText('loans')).toBeTruthy();
  expect(asked).toEqual(['only books', 'resources loans', 'only books', 'resources loans']);
});

function pageOf(name: string) {
  const drawn: string[] = [];
  const Page = () => {
    drawn.push(useResource(name)?.name ?? 'nothing');
    return <p>the page</p>;
  };
  return { drawn, page: <Described of="resources" name={name} page={preloadedPage(async () => Page)} /> };
}

test('a page waits for the model of its resource, and renders without a model if there is none', async () => {
  const { store } = server();
  await store.start('books');
  const loans = pageOf('loans');
  await shown(store, loans.page);
  expect(loans.drawn[0]).toBe('loans');
  cleanup();
  const members = pageOf('members');
  await shown(store, members.page);
  expect(members.drawn.at(-1)).toBe('nothing');
});

test('a page whose resource model fails to load shows an error with a retry button', async () => {
  const { store, goAway } = server();
  vi.spyOn(console, 'error').mockReturnValue();
  goAway(true);
  await shown(store, pageOf('loans').page);
  await screen.findByText('errors.unexpected');
  goAway(false);
  await act(async () => screen.getByRole('button', { name: 'errors.try_again' }).click());
  await screen.findByText('the page');
});
