// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Enum, Field, KindCode, ProjectKind, Resource } from '@tuyen/model';
import { AdminContext, ResourceContextProvider, testDataProvider, TextInput, useFieldValue } from 'react-admin';
import { MemoryRouter } from 'react-router';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { KindComponentsProvider, type ComponentsOfKinds } from '../kinds/kind-components.tsx';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL, type KindCodes } from '../model/model-store.ts';
import { HANOI } from '@tuyen/model/testing/regions';
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
/**
 * Custom field kind that is based on integers and has its own check and format functions. The server describes the kind
 * but cannot send these functions.
 */
const SHAFT: ProjectKind = { name: 'shaft', base: 'integer', code: 'kinds/shaft.ts', message: {}, examples: [7, 9] };
const shaftCode: KindCode<number> = { check: (shaft) => shaft % 2 === 1, format: (shaft) => `no. ${shaft}` };

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

interface Own {
  readonly codes?: KindCodes;
  readonly components?: ComponentsOfKinds;
}

function open(page: ReactElement, provider: object, { codes, components }: Own = {}, resource = lines) {
  const described = { region: HANOI, resources: [resource], enums: [mode], kinds: [SHAFT] };
  const store = createModelStore(async () => EMPTY_MODEL, described, codes);
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
          <KindComponentsProvider kinds={components}>
            <ResourceContextProvider value="lines">{page}</ResourceContextProvider>
          </KindComponentsProvider>
        </ModelProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

test('a resource that the app build does not know has a list with formatted values', async () => {
  open(<RuntimeList />, {
    getList: async () => ({ data: [{ id: '1', code: 'M1', mode: 'METRO', price: 1_200_000 }], total: 1 }),
  });
  await screen.findByText('M1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('lines');
  expect(screen.getByText('1.200.000đ')).toBeTruthy();
  expect(screen.getByText('METRO')).toBeTruthy();
});

test('the form of a resource unknown to the build applies defaults, conditions and schema validation', async () => {
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

const deep: Resource = {
  ...lines,
  fields: [field('code', 'text'), field('shaft', 'integer', { format: 'shaft', coded: true, examples: [7, 9] })],
  schema: {
    type: 'object',
    properties: { code: { type: 'string' }, shaft: { type: ['integer', 'null'], format: 'shaft' } },
  },
  list: { ...lines.list, columns: ['code', 'shaft'] },
  form: { sections: [{ name: 'main', fields: ['code', 'shaft'] }] },
};
const listed = { getList: async () => ({ data: [{ id: '1', code: 'M1', shaft: 9 }], total: 1 }) };

test('a project-specific field kind has its own input, column and validation rule', async () => {
  const create = vi.fn(async () => ({ data: { id: '2' } }));
  const own: Own = {
    codes: { shaft: shaftCode },
    components: {
      shaft: {
        input: ({ source }) => <TextInput source={source} label="Own shaft" parse={Number} />,
        field: ({ source }) => <b>{`shaft ${String(useFieldValue({ source }))}`}</b>,
      },
    },
  };
  open(<RuntimeCreate />, { create }, own, deep);
  const shaft = await screen.findByLabelText('Own shaft');
  fireEvent.change(shaft, { target: { value: '8' } });
  fireEvent.click(screen.getByRole('button', { name: /save/ }));
  await screen.findByText('kinds.shaft.message');
  expect(create).not.toHaveBeenCalled();
  fireEvent.change(shaft, { target: { value: '9' } });
  fireEvent.click(screen.getByRole('button', { name: /save/ }));
  await waitFor(() => expect(create).toHaveBeenCalledWith('lines', { data: expect.objectContaining({ shaft: 9 }) }));

  cleanup();
  open(<RuntimeList />, listed, own, deep);
  await screen.findByText('shaft 9');
});

test('a list shows a field whose kind has code but no components in the format that this code defines', async () => {
  open(<RuntimeList />, listed, { codes: { shaft: shaftCode } }, deep);
  await screen.findByText('no. 9');
});

test('a field kind whose code the build lacks uses the input and column of its base kind', async () => {
  const create = vi.fn(async () => ({ data: { id: '2' } }));
  open(<RuntimeCreate />, { create }, {}, deep);
  const shaft = await screen.findByLabelText(/^Shaft/);
  fireEvent.change(shaft, { target: { value: '8' } });
  fireEvent.click(screen.getByRole('button', { name: /save/ }));
  await waitFor(() => expect(create).toHaveBeenCalledWith('lines', { data: expect.objectContaining({ shaft: 8 }) }));

  cleanup();
  open(<RuntimeList />, listed, {}, deep);
  await screen.findByText('9');
});
