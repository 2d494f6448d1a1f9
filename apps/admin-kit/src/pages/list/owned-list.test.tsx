// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { Resource } from '@tuyen/model';
import {
  AdminContext,
  DataTable,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
  TextField,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { HANOI } from '@tuyen/model/testing/regions';
import { ModelProvider } from '../../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../../model/model-store.ts';
import { ResourceList } from './resource-list.tsx';
import { ResourceTable } from './resource-table.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderList(getList: () => Promise<unknown>, page: ReactNode, resources: readonly Resource[] = []) {
  const described = { region: HANOI, resources, enums: [], kinds: [] };
  const call = vi.fn(async () => []);
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ getList, call } as never)}
        store={memoryStore()}
        i18nProvider={{
          translate: (key, { _ } = {}) => _ ?? key,
          changeLocale: async () => undefined,
          getLocale: () => 'vi',
        }}
      >
        <ModelProvider store={createModelStore(async () => EMPTY_MODEL, described)}>
          <ResourceContextProvider value="lines">{page}</ResourceContextProvider>
        </ModelProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return { call };
}

test("a custom list component of a project accepts the settings of react-admin's list", async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const getList = vi.fn(async () => ({
    data: Array.from({ length: 25 }, (_, index) => ({ id: String(index), code: `L${index}` })),
    total: 60,
  }));
  renderList(
    getList,
    <ResourceList
      perPage={25}
      filter={{ mode: 'BUS' }}
      sort={{ field: 'code', order: 'DESC' }}
      actions={<b>own buttons</b>}
      aside={<i>own words</i>}
      sx={{ paddingTop: '7px' }}
      storeKey={false}
      queryOptions={{ meta: { archived: true } }}
    >
      <ResourceTable rowClick={false} size="medium" sx={{ marginTop: '9px' }}>
        <DataTable.Col source="code">
          <TextField source="code" />
        </DataTable.Col>
      </ResourceTable>
    </ResourceList>,
  );
  await screen.findByText('L24');
  expect(getList).toHaveBeenCalledWith(
    'lines',
    expect.objectContaining({
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'code', order: 'DESC' },
      filter: { mode: 'BUS' },
      meta: { archived: true, can: true },
    }),
  );
  screen.getByText('own buttons');
  const page = screen.getByText('own words').closest('.list-page');
  expect(page && getComputedStyle(page).paddingTop).toBe('7px');
  expect(screen.getByRole('combobox').textContent).toBe('25');
  expect(warned.mock.calls.flat().join()).not.toContain('out-of-range');
});

test('a loading list exposes no table with empty headings or unlabeled checkboxes to assistive technology', async () => {
  renderList(
    () => new Promise(() => undefined),
    <ResourceList storeKey={false}>
      <ResourceTable rowClick={false}>
        <DataTable.Col source="code" />
      </ResourceTable>
    </ResourceList>,
  );
  await screen.findByTestId('waiting-rows', {}, { timeout: 3000 });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a list with a refresh interval repeatedly requests its rows and the counts of its tabs', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const lines = { name: 'lines', fields: [], actions: [], list: { columns: ['code'], filters: [], refresh: 60 } };
  const getList = vi.fn(async () => ({ data: [{ id: '1', code: 'L1' }], total: 1 }));
  const list = (
    <ResourceList storeKey={false}>
      <ResourceTable rowClick={false}>
        <DataTable.Col source="code" />
      </ResourceTable>
    </ResourceList>
  );
  const { call } = renderList(getList, list, [lines as unknown as Resource]);
  await screen.findByText('L1');
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(getList).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(getList).toHaveBeenCalledTimes(2);
  expect(call).toHaveBeenCalledTimes(2);
});
