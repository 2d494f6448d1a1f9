// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { Resource } from '@tuyen/model';
import {
  AdminContext,
  DataTable,
  ListContextProvider,
  memoryStore,
  ResourceContextProvider,
  TextField,
  type ListControllerResult,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { TAB } from '../../data/query.ts';
import { ModelProvider } from '../../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../../model/model-store.ts';
import { ResourceTable } from './resource-table.tsx';

afterEach(cleanup);

const cards = {
  name: 'cards',
  actions: [],
  fields: [],
  list: { columns: ['code', 'batch', 'state'], filters: [], sort: { field: 'code', order: 'ASC' } },
  tabs: [{ name: 'missing', label: {}, filter: [], columns: ['state', 'since', 'code'] }],
} as unknown as Resource;

async function heads(tab?: string): Promise<readonly (string | null)[]> {
  const record = { id: '1', code: 'C-1', batch: 'B-1', state: 'FREE', since: '2026-01-01' };
  const list = {
    data: [record],
    page: 1,
    sort: { field: 'code', order: 'ASC' },
    filterValues: tab ? { [TAB]: tab } : {},
    selectedIds: [],
  };
  render(
    <MemoryRouter>
      <AdminContext
        store={memoryStore()}
        i18nProvider={{
          translate: (key, { _ } = {}) => _ ?? key,
          changeLocale: async () => undefined,
          getLocale: () => 'vi',
        }}
      >
        <ModelProvider store={createModelStore(async () => EMPTY_MODEL, { resources: [cards] })}>
          <ResourceContextProvider value="cards">
            <ListContextProvider value={list as unknown as ListControllerResult}>
              <ResourceTable rowClick={false} bulkActionButtons={false}>
                {['code', 'batch', 'state', 'since'].map((source) => (
                  <DataTable.Col key={source} source={source} label={source} disableSort>
                    <TextField source={source} />
                  </DataTable.Col>
                ))}
              </ResourceTable>
            </ListContextProvider>
          </ResourceContextProvider>
        </ModelProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  await screen.findByText('C-1');
  const all = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return all.filter((text) => text !== '');
}

test('a list tab with its own columns shows them in the order of the tab', async () => {
  expect(await heads()).toEqual(['code', 'batch', 'state']);
  cleanup();
  expect(await heads('missing')).toEqual(['state', 'since', 'code']);
});
