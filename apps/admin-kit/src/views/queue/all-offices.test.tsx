// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { QueueView, Resource } from '@tuyen/model';
import { AdminContext, ResourceContextProvider, testDataProvider, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Access } from '../../auth/access.ts';
import { SessionProvider } from '../../auth/session-context.tsx';
import type { Session } from '../../auth/session.ts';
import { TAB } from '../../data/query.ts';
import { ModelProvider } from '../../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../../model/model-store.ts';
import { AllOffices } from './all-offices.tsx';

afterEach(cleanup);

const view = { name: 'waiting', kind: 'queue', tab: 'waiting', filter: {}, sort: [] } as unknown as QueueView;

async function draw(all: number, scope = 'office', office: string | null = 'mine') {
  const resource = { name: 'loans', scope, fields: [] } as unknown as Resource;
  const asked: unknown[] = [];
  const getList = async (_: string, { filter, pagination }: { filter: object; pagination: object }) => {
    asked.push(filter, pagination);
    return { data: [], total: all };
  };
  const session = { subscribe: () => () => undefined, profile: () => null, officeId: () => office };
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider({ getList } as unknown as DataProvider)}>
        <SessionProvider session={session as unknown as Session} access={{} as Access}>
          <ModelProvider store={createModelStore(async () => EMPTY_MODEL, { resources: [resource] })}>
            <ResourceContextProvider value="loans">
              <AllOffices view={view} own={3} />
            </ResourceContextProvider>
          </ModelProvider>
        </SessionProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  return asked;
}

test('a queue of one office also shows the count of records in all offices, with a link', async () => {
  expect(await draw(35)).toEqual([{ [TAB]: 'waiting' }, { page: 1, perPage: 1 }]);
  expect(await screen.findByText(/queue\.own_office · queue\.all_offices/u)).toBeTruthy();
  const link = new URL(screen.getByRole('link').getAttribute('href') ?? '', 'http://localhost');
  expect(link.pathname).toBe('/loans');
  expect(JSON.parse(link.searchParams.get('filter') ?? '')).toEqual({ [TAB]: 'waiting' });
});

test('a queue shows no number of records in all offices if no records wait in other offices', async () => {
  await draw(3);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['of a resource without offices', 'global', 'mine'],
  ['without a current office', 'office', null],
])('a queue %s does not request the number of records in all offices', async (_, scope, office) => {
  expect(await draw(35, scope, office)).toEqual([]);
});
