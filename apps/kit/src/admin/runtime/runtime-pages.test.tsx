// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Enum, Field, Resource } from '@tuyen/model';
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { HANOI } from '../../testing/regions.fixture.ts';
import { RuntimeCreate, RuntimeList } from './runtime-pages.tsx';

afterEach(cleanup);

const base = {
  required: false,
  readOnly: false,
  writeOnly: false,
  unique: false,
  searchable: false,
  public: false,
  system: false,
};
const field = (name: string, kind: string, more: object = {}) =>
  ({ ...base, name, kind, label: {}, schema: {}, ...more }) as unknown as Field;
const mode: Enum = {
  name: 'mode',
  source: '',
  label: {},
  values: [
    { value: 'BUS', label: { vi: 'Xe buýt' }, color: 'info' },
    { value: 'METRO', label: { vi: 'Metro' } },
  ],
};
const lines: Resource = {
  name: 'lines',
  module: 'line',
  label: { vi: 'Tuyến mới' },
  plural: { vi: 'Tuyến mới' },
  icon: 'Route',
  menu: null,
  title: '{code}',
  scope: 'global',
  source: '',
  fields: [
    field('code', 'text', { required: true, multiline: false }),
    field('mode', 'enum', { enum: 'mode', values: ['BUS', 'METRO'], default: 'BUS' }),
    field('price', 'money'),
    field('depth', 'integer', { when: { mode: 'METRO' } }),
  ],
  schema: {
    type: 'object',
    required: ['code'],
    properties: {
      code: { type: 'string', minLength: 2 },
      mode: { type: 'string' },
      price: { type: 'integer' },
      depth: { type: 'integer' },
    },
  },
  actions: ['list', 'create'],
  list: { columns: ['code', 'mode', 'price'], filters: [], sort: { field: 'code', order: 'ASC' } },
  form: { sections: [{ name: 'main', fields: ['code', 'mode', 'price', 'depth'] }] },
  show: { sections: [] },
  seed: 0,
};

function open(page: ReactElement, provider: object) {
  const store = createModelStore(async () => EMPTY_MODEL, { region: HANOI, resources: [lines], enums: [mode] });
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider(provider)}
        i18nProvider={{
          translate: (key, { _ } = {}) => _ ?? key,
          changeLocale: async () => undefined,
          getLocale: () => 'vi',
        }}
      >
        <ModelProvider store={store}>
          <ResourceContextProvider value="lines">{page}</ResourceContextProvider>
        </ModelProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

test('a resource that the build does not know has a list, its values shown as in any other', async () => {
  open(<RuntimeList />, {
    getList: async () => ({ data: [{ id: '1', code: 'M1', mode: 'METRO', price: 1_200_000 }], total: 1 }),
  });
  await screen.findByText('M1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('lines');
  expect(screen.getByText('1.200.000đ')).toBeTruthy();
  expect(screen.getByText('METRO')).toBeTruthy();
});

test('its form has defaults, conditions and the schema’s own checks', async () => {
  const create = vi.fn(async () => ({ data: { id: '2' } }));
  open(<RuntimeCreate />, { create });
  const code = await screen.findByLabelText(/^Code/);
  expect(screen.queryByLabelText(/^Depth/)).toBeNull();
  fireEvent.change(code, { target: { value: 'M' } });
  fireEvent.click(screen.getByRole('button', { name: /save/ }));
  await screen.findByText('validation.minLength');
  expect(create).not.toHaveBeenCalled();

  fireEvent.change(code, { target: { value: 'M2' } });
  fireEvent.click(screen.getByRole('button', { name: /save/ }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledWith('lines', { data: expect.objectContaining({ code: 'M2', mode: 'BUS' }) });
});
