// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, CoreAdminUI, DataTable, memoryStore, Resource, testDataProvider, TextInput } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { NestedListInput } from '../inputs/nested/nested-list-input.tsx';
import { FormSection } from '../layout/form-section.tsx';
import { RecordCreate } from '../pages/record-create.tsx';
import { RecordEdit } from '../pages/record-edit.tsx';
import { RecordForm } from '../pages/form/record-form.tsx';
import { RecordShow } from '../pages/record-show.tsx';
import { ResourceList } from '../pages/list/resource-list.tsx';
import { themeComponents } from '../theme/theme-components.ts';
import { When } from '../layout/when.tsx';

afterEach(cleanup);

const READ_ONLY = { code: 'read_only_office', message: 'It belongs to another office.' };

const MAY_CREATE = { actions: ['create'], refused: {}, fixed: {} };

function open(hash: string, can: object, here: object = MAY_CREATE) {
  const record = { id: '1', code: 'M1', name: 'Tuyến 1', version: 1, can };
  const getOne = vi.fn(async (_resource: string, _params: { meta?: object }) => ({ data: record }));
  const getList = vi.fn(async (_resource: string, _params: { meta?: object }) => ({
    data: [
      record,
      { ...record, id: '2', name: 'Tuyến 2', can: { actions: ['edit', 'delete'], refused: {}, fixed: {} } },
    ],
    total: 2,
    meta: { can: here },
  }));
  location.hash = hash;
  render(
    <AdminContext
      dataProvider={testDataProvider({ getOne, getList } as never)}
      store={memoryStore()}
      theme={{ components: themeComponents } as never}
      i18nProvider={{
        translate: (key, { _, name, reason } = {}) => [_ ?? key, name, reason].filter(Boolean).join(' '),
        changeLocale: async () => undefined,
        getLocale: () => 'vi',
      }}
    >
      <CoreAdminUI disableTelemetry>
        <Resource
          name="lines"
          recordRepresentation="name"
          list={
            <ResourceList>
              <DataTable>
                <DataTable.Col source="name" />
              </DataTable>
            </ResourceList>
          }
          show={<RecordShow>shown</RecordShow>}
          create={
            <RecordCreate>
              <RecordForm>
                <FormSection name="main">
                  <TextInput source="code" label="Code" />
                  <NestedListInput source="parts" label="Parts">
                    <TextInput source="kind" label="Kind" />
                    <TextInput source="size" label="Size" />
                  </NestedListInput>
                </FormSection>
              </RecordForm>
            </RecordCreate>
          }
          edit={
            <RecordEdit>
              <RecordForm>
                <FormSection name="main">
                  <TextInput source="code" label="Code" />
                  <When condition={{ code: 'M1' }}>
                    <TextInput source="name" label="Name" />
                  </When>
                </FormSection>
              </RecordForm>
            </RecordEdit>
          }
        />
      </CoreAdminUI>
    </AdminContext>,
  );
  return { getOne, getList };
}

test('a read-only record has no edit button and no form', async () => {
  const can = { actions: [], refused: { edit: READ_ONLY, delete: READ_ONLY }, fixed: {} };
  const { getOne } = open('#/lines/1/show', can);
  await screen.findByText('shown');
  expect(getOne.mock.calls[0]?.[1].meta).toEqual({ can: true });
  expect(screen.queryByText(/action.edit/)).toBeNull();
  expect(screen.queryByText(/action.delete/)).toBeNull();
  cleanup();
  open('#/lines/1', can);
  await screen.findByText('It belongs to another office.');
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('a record that the user may edit shows its edit button', async () => {
  open('#/lines/1/show', { actions: ['edit'], refused: {}, fixed: {} });
  await screen.findByText(/action.edit/);
});

test("a form makes fields that the record's state fixes read-only and shows the reason above", async () => {
  const fixed = { name: 'It has been priced.' };
  open('#/lines/1', { actions: ['edit'], refused: {}, fixed });
  const name = (await screen.findByLabelText('Name')) as HTMLInputElement;
  expect([name.readOnly, name.value]).toEqual([true, 'Tuyến 1']);
  expect((screen.getByLabelText('Code') as HTMLInputElement).readOnly).toBe(false);
  screen.getByText('form.fixed It has been priced.');
});

test('a user who may not create records sees no create action in lists and forms', async () => {
  const none = { actions: [], refused: { create: { code: 'closed', message: 'The office is closed.' } }, fixed: {} };
  open('#/lines', MAY_CREATE);
  const button = await screen.findByRole('link', { name: /action.create/ });
  expect(button.getAttribute('href')).toBe('#/lines/create');
  cleanup();
  open('#/lines', { actions: [], refused: {}, fixed: {} }, none);
  await screen.findAllByLabelText(/^list.select_row/);
  expect(screen.queryByText(/action.create/)).toBeNull();
  cleanup();
  open('#/lines/create', {}, none);
  await screen.findByText('The office is closed.');
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('the form of a new record locks fields that the user may not set, even in list rows', async () => {
  const fixed = { code: 'Given by the head office.', 'parts.kind': 'Not yours to give.' };
  open('#/lines/create', {}, { ...MAY_CREATE, fixed });
  expect(((await screen.findByLabelText('Code')) as HTMLInputElement).readOnly).toBe(true);
  screen.getByText(/Given by the head office. Not yours to give./);
  fireEvent.click(screen.getByText(/form.add_item/));
  expect((screen.getByLabelText('Kind') as HTMLInputElement).readOnly).toBe(true);
  expect((screen.getByLabelText('Size') as HTMLInputElement).readOnly).toBe(false);
});

test('list rows that the user may not delete cannot be selected', async () => {
  const { getList } = open('#/lines', { actions: [], refused: { delete: READ_ONLY }, fixed: {} });
  const [first, second] = await screen.findAllByLabelText(/^list.select_row/);
  expect([first, second].map((box) => (box as HTMLInputElement).disabled)).toEqual([true, false]);
  expect(first?.closest('td')?.title).toBe('It belongs to another office.');
  expect(getList.mock.calls[0]?.[1].meta).toEqual({ can: true });
});
