// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Enum, OptionRule } from '@tuyen/model';
import type { ReactNode } from 'react';
import {
  AdminContext,
  ArrayInput,
  Form,
  ResourceContextProvider,
  SimpleFormIterator,
  testDataProvider,
  TextInput,
} from 'react-admin';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CHOSEN_FOR, OPTIONS } from '../../data/query.ts';
import type { Access } from '../../auth/access.ts';
import { createSession } from '../../auth/session.ts';
import { SessionProvider } from '../../auth/session-context.tsx';
import { ModelProvider } from '../../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../../model/model-store.ts';
import { CreateCanContext } from '../../record/record-can.ts';
import { WritingContext } from './choosing.ts';
import { EnumInput } from './enum-input.tsx';
import { ReferenceListSelect } from './reference-list-select.tsx';
import { preloadReferenceSearch, ReferenceSelect } from './reference-select.tsx';

const SIZE: Enum = {
  name: 'size',
  label: {},
  source: '',
  values: ['S', 'M', 'L'].map((value) => ({ value, label: { en: value } })),
} as unknown as Enum;
const SIZES: readonly OptionRule[] = [{ when: { kind: 'child' }, values: ['S', 'M'] }];
const OWN: readonly OptionRule[] = [{ where: { owner_id: { field: 'owner_id' }, state: ['FREE', null] } }];

const SHELVES = [
  { id: 'a', owner_id: 'an', state: 'FREE' },
  { id: 'b', owner_id: 'ba', state: null },
];

const THINGS = {
  name: 'things',
  module: 'thing',
  fields: [
    { name: 'shelf_id', kind: 'reference' },
    {
      name: 'parts',
      kind: 'nested-list',
      fields: [
        { name: 'room_id', kind: 'reference' },
        { name: 'is_lent', kind: 'boolean' },
        { name: 'shelf_id', kind: 'reference' },
        { name: 'note', kind: 'text' },
      ],
    },
  ],
} as never;

function stage(
  inputs: ReactNode,
  record: object,
  mayRead = true,
  shelves: readonly { readonly id: string }[] = SHELVES,
) {
  const getList = vi.fn(async () => ({ data: shelves as never[], total: shelves.length }));
  const getMany = vi.fn(async (_: string, { ids }: { ids: readonly unknown[] }) => ({
    data: shelves.filter(({ id }) => ids.includes(id)) as never[],
  }));
  const onSubmit = vi.fn();
  const store = createModelStore(async () => EMPTY_MODEL, { enums: [SIZE], resources: [THINGS] });
  const session = createSession(localStorage, 'test', Date.now);
  const access = { mayIn: () => mayRead, may: () => mayRead } as unknown as Access;
  render(
    <SessionProvider session={session} access={access}>
      <ModelProvider store={store}>
        <AdminContext dataProvider={testDataProvider({ getList, getMany } as never)}>
          <ResourceContextProvider value="things">
            <Form onSubmit={onSubmit} record={{ id: 1, ...record }}>
              {inputs}
              <button type="submit">Save</button>
            </Form>
          </ResourceContextProvider>
        </AdminContext>
      </ModelProvider>
    </SessionProvider>,
  );
  const saved = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls.at(-1)?.[0];
  };
  return { getList, getMany, saved };
}

const change = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeAll(preloadReferenceSearch);
afterEach(cleanup);

const lastFilter = (getList: ReturnType<typeof stage>['getList']) =>
  (getList.mock.calls.at(-1) as unknown as [string, { filter: object }] | undefined)?.[1].filter;

test.each([
  ['S', ['S', 'M']],
  ['L', ['S', 'M', 'L']],
])(
  'an enumeration input offers the allowed values, and the stored value even if that value is not allowed: stored %s',
  async (size, expected) => {
    const { saved } = stage(
      <>
        <TextInput source="kind" label="Kind" />
        <EnumInput source="size" label="Size" enum="size" options={SIZES} />
      </>,
      { kind: 'child', size },
    );
    fireEvent.mouseDown(screen.getByLabelText('Size'));
    const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(found.slice(1)).toEqual(expected.map((value) => `enums.size.${value}`));
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
    expect(await saved()).toMatchObject({ size });
  },
);

test('the input of a new record offers the values that the server currently allows', async () => {
  const can = { actions: ['create'], refused: {}, fixed: {}, choices: { size: ['M', 'L'] } };
  const { saved } = stage(
    <CreateCanContext value={can}>
      <WritingContext value={{ resource: 'things' }}>
        <EnumInput source="size" label="Size" enum="size" />
      </WritingContext>
    </CreateCanContext>,
    { size: 'S' },
  );
  await waitFor(async () => expect(await saved()).toMatchObject({ size: 'M' }));
  fireEvent.mouseDown(screen.getByLabelText('Size'));
  const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(found.slice(1)).toEqual(['enums.size.M', 'enums.size.L']);
});

test('a value is cleared as soon as a change of another field makes the value invalid', async () => {
  const { saved } = stage(
    <>
      <TextInput source="kind" label="Kind" />
      <EnumInput source="size" label="Size" enum="size" options={SIZES} />
    </>,
    { kind: 'adult', size: 'L' },
  );
  change('Kind', 'child');
  await waitFor(async () => expect(await saved()).toMatchObject({ kind: 'child', size: null }));
});

test("a reference input offers records that match the form's values and clears a record that no longer matches", async () => {
  const { getList, saved } = stage(
    <>
      <TextInput source="owner_id" label="Owner" />
      <ReferenceSelect source="shelf_id" label="Shelf" reference="shelves" options={OWN} />
    </>,
    { owner_id: 'an', shelf_id: 'a' },
  );
  await waitFor(() =>
    expect(lastFilter(getList)).toEqual({
      [OPTIONS]: [
        { field: 'owner_id', oneOf: ['an'] },
        { field: 'state', oneOf: ['FREE', null] },
      ],
    }),
  );
  expect(await saved()).toMatchObject({ shelf_id: 'a' });
  change('Owner', 'ba');
  await waitFor(() => expect(lastFilter(getList)).toMatchObject({ [OPTIONS]: [{ oneOf: ['ba'] }, {}] }));
  await waitFor(async () => expect(await saved()).toMatchObject({ shelf_id: null }));
  change('Owner', '');
  await waitFor(() => expect(lastFilter(getList)).toEqual({ [OPTIONS]: [{ field: 'state', oneOf: ['FREE', null] }] }));
});

test('a reference input sends its field and the edited record when it requests the selectable records', async () => {
  const { getList } = stage(
    <WritingContext.Provider value={{ resource: 'things', id: 1 }}>
      <ReferenceSelect source="shelf_id" label="Shelf" reference="shelves" />
    </WritingContext.Provider>,
    { shelf_id: 'a' },
  );
  await waitFor(() =>
    expect(lastFilter(getList)).toEqual({ [CHOSEN_FOR]: { resource: 'things', field: 'shelf_id', id: '1' } }),
  );
  cleanup();
  const rows = stage(
    <WritingContext.Provider value={{ resource: 'things' }}>
      <ArrayInput source="parts" label="Parts">
        <SimpleFormIterator>
          <TextInput source="room_id" label="Room" />
          <TextInput source="note" label="Note" />
          <ReferenceSelect source="shelf_id" label="Shelf" reference="shelves" options={OWN} />
        </SimpleFormIterator>
      </ArrayInput>
    </WritingContext.Provider>,
    { parts: [{ room_id: 'r1', is_lent: true, note: 'mine' }] },
  );
  const choice = { resource: 'things', field: 'parts.shelf_id', beside: { room_id: 'r1', is_lent: true } };
  await waitFor(() => expect(lastFilter(rows.getList)).toMatchObject({ [CHOSEN_FOR]: choice, [OPTIONS]: [{}] }));
  change('Room', 'r2');
  await waitFor(() => expect(lastFilter(rows.getList)).toMatchObject({ [CHOSEN_FOR]: { beside: { room_id: 'r2' } } }));
});

test('a reference input offers every record if it is in a filter or belongs to no field of the schema', async () => {
  const { getList } = stage(
    <>
      <ReferenceSelect source="shelf_id" label="Shelf" reference="shelves" />
      <WritingContext.Provider value={{ resource: 'things' }}>
        <ReferenceSelect source="other_id" label="Other" reference="shelves" />
      </WritingContext.Provider>
    </>,
    {},
  );
  await waitFor(() => expect(getList).toHaveBeenCalled());
  for (const [, params] of getList.mock.calls as unknown as [string, { filter: object }][])
    expect(params.filter).toEqual({});
});

test('a reference input shows a placeholder and keeps its value if the user may not read the resource', async () => {
  const { getList, getMany, saved } = stage(
    <>
      <TextInput source="note" label="Note" />
      <ReferenceSelect source="shelf_id" reference="shelves" label="Shelf" />
      <ReferenceListSelect source="room_ids" reference="rooms" label="Rooms" />
    </>,
    { shelf_id: '0000-1234567890', room_ids: ['a-000000001', 'b-000000002'] },
    false,
  );
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([valueOf('Shelf'), valueOf('Rooms')]).toEqual(['…34567890', '…00000001, …00000002']);
  expect(screen.getByLabelText<HTMLInputElement>('Shelf').readOnly).toBe(true);
  change('Note', 'new');
  expect(await saved()).toMatchObject({ shelf_id: '0000-1234567890', room_ids: ['a-000000001', 'b-000000002'] });
  expect([getList.mock.calls, getMany.mock.calls]).toEqual([[], []]);
});

test('an input of a list of references shows 20 of its records and the number of the others', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `s${index}`);
  const records = ids.map((id) => ({ id, name: `Shelf ${id}` }));
  stage(
    <ReferenceListSelect source="shelf_ids" reference="shelves" label="Shelves" />,
    { shelf_ids: ids },
    true,
    records,
  );
  await screen.findByText('+30');
  expect(screen.getAllByRole('button', { name: /^Shelf s/u })).toHaveLength(20);
});
