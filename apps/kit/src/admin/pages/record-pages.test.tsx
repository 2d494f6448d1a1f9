// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, CoreAdminUI, Link, memoryStore, Resource, testDataProvider, TextInput } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { RecordCreate } from './RecordCreate.tsx';
import { RecordEdit } from './RecordEdit.tsx';
import { RecordForm } from './form/RecordForm.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const form = (
  <RecordForm>
    <TextInput source="name" label="Name" />
    <Link to="/lines">elsewhere</Link>
  </RecordForm>
);

/** A page of lines at an address, over a server that takes everything. */
async function open(address: string): Promise<void> {
  const record = { id: '1', name: 'Tuyến 1' };
  const saved = async (_resource: string, { data }: { data: object }) => ({ data: { ...record, ...data } });
  // React-admin brings the router here.
  location.hash = `#${address}`;
  render(
    <AdminContext
      dataProvider={testDataProvider({ getOne: async () => ({ data: record }), update: saved, create: saved } as never)}
      store={memoryStore()}
      i18nProvider={{
        translate: (key, { _ } = {}) => _ ?? key,
        changeLocale: async () => undefined,
        getLocale: () => 'vi',
      }}
    >
      <CoreAdminUI disableTelemetry>
        <Resource
          name="lines"
          list={<p>all lines</p>}
          create={<RecordCreate>{form}</RecordCreate>}
          edit={<RecordEdit>{form}</RecordEdit>}
        />
      </CoreAdminUI>
    </AdminContext>,
  );
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Tuyến 2' } });
}

const copied = `/lines/create?source=${encodeURIComponent('{"name":"Tuyến 1"}')}`;

test.each([
  ['made', '/lines/create'],
  ['copied', copied],
])('after a record was %s its list is there again', async (_, address) => {
  await open(address);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('all lines');
  expect(confirm).not.toHaveBeenCalled();
});

test('leaving a form with changes asks, and stays where one stays', async () => {
  await open('/lines/1');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  fireEvent.click(screen.getByText('elsewhere'));
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith('ra.message.unsaved_changes'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Tuyến 2');
  confirm.mockReturnValue(true);
  fireEvent.click(screen.getByText('elsewhere'));
  await screen.findByText('all lines');
});
