// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  AdminContext,
  CoreAdminUI,
  HttpError,
  Link,
  memoryStore,
  Notification,
  Resource,
  testDataProvider,
  TextInput,
} from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { RecordCreate } from './record-create.tsx';
import { NumberInput } from '../inputs/typed/number-input.tsx';
import { RecordEdit } from './record-edit.tsx';
import { LeaveGuard } from '../unsaved/leave-guard.tsx';
import { RecordForm } from './form/record-form.tsx';

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

async function open(address: string, pages: { readonly create?: ReactElement; readonly edit?: ReactElement } = {}) {
  const { create = <RecordCreate>{form}</RecordCreate>, edit = <RecordEdit>{form}</RecordEdit> } = pages;
  const record = { id: '1', name: 'Tuyến 1' };
  const saved = vi.fn(async (_resource: string, { data }: { data: object }) => ({ data: { ...record, ...data } }));
  const getOne = vi.fn(async () => ({ data: record }));
  location.hash = `#${address}`;
  render(
    <AdminContext
      dataProvider={testDataProvider({ getOne, update: saved, create: saved, call: async () => [] } as never)}
      store={memoryStore()}
      i18nProvider={{
        translate: (key, { _ } = {}) => _ ?? key,
        changeLocale: async () => undefined,
        getLocale: () => 'vi',
      }}
    >
      <LeaveGuard />
      <CoreAdminUI disableTelemetry>
        <Resource name="lines" list={<p>all lines</p>} create={create} edit={edit} />
      </CoreAdminUI>
    </AdminContext>,
  );
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Tuyến 2' } });
  return { getOne, saved };
}

const copied = `/lines/create?source=${encodeURIComponent('{"name":"Tuyến 1"}')}`;

test.each([
  ['made', '/lines/create'],
  ['copied', copied],
])('saving a newly %s record returns to the list without a confirmation prompt', async (_, address) => {
  await open(address);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('all lines');
  expect(confirm).not.toHaveBeenCalled();
});

test('a record form shows a field error at its field and any other error as a notification', async () => {
  const edit = (
    <>
      <RecordEdit>{form}</RecordEdit>
      <Notification />
    </>
  );
  const refusals = [
    [new HttpError('the server is out of order', 500, {}), 'the server is out of order'],
    [new HttpError('the fields are wrong', 422, { errors: { name: 'the name is taken' } }), 'the name is taken'],
  ] as const;
  for (const [refusal, shown] of refusals) {
    const { saved } = await open('/lines/1', { edit });
    saved.mockRejectedValueOnce(refusal);
    fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
    await screen.findByText(shown);
    expect(screen.queryByText('the fields are wrong')).toBeNull();
    const isAtField = screen.getByLabelText('Name').getAttribute('aria-invalid') === 'true';
    expect(isAtField).toBe(refusal.status === 422);
    cleanup();
  }
});

test('leaving a form with unsaved changes asks for confirmation, and canceling stays on the form', async () => {
  await open('/lines/1');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  fireEvent.click(screen.getByText('elsewhere'));
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith('ra.message.unsaved_changes'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Tuyến 2');
  confirm.mockReturnValue(true);
  fireEvent.click(screen.getByText('elsewhere'));
  await screen.findByText('all lines');
});

test("custom record pages and inputs of a project accept the settings of react-admin's components", async () => {
  const changed = vi.fn();
  const even = (value: unknown) => (Number(value) % 2 === 0 ? undefined : 'must be even');
  const owned = (
    <RecordCreate
      actions={<b>own buttons</b>}
      aside={<i>own words</i>}
      sx={{ paddingTop: '7px' }}
      redirect={() => 'lines/9'}
    >
      <RecordForm>
        <TextInput source="name" label="Name" />
        <NumberInput
          source="stops"
          label="Stops"
          defaultValue={4}
          validate={even}
          onChange={changed}
          sx={{ marginTop: '9px' }}
        />
      </RecordForm>
    </RecordCreate>
  );
  await open('/lines/create', { create: owned });
  await screen.findByText('own buttons');
  expect(getComputedStyle(screen.getByText('own words').parentElement as HTMLElement).paddingTop).toBe('7px');
  const stops = screen.getByLabelText<HTMLInputElement>('Stops');
  expect(stops.value).toBe('4');
  expect(getComputedStyle(stops.closest('.ra-input-stops') as HTMLElement).marginTop).toBe('9px');
  fireEvent.change(stops, { target: { value: '5' } });
  expect(changed).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('must be even');
  expect(location.hash).toBe('#/lines/create');
  fireEvent.change(stops, { target: { value: '6' } });
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await waitFor(() => expect(location.hash).toMatch(/lines\/9/));
});

test("a custom record page with its own query options still requests the user's permissions", async () => {
  const meta = { archived: true };
  const owned = (
    <RecordEdit queryOptions={{ meta }} mutationOptions={{ meta }}>
      {form}
    </RecordEdit>
  );
  const { getOne, saved } = await open('/lines/1', { edit: owned });
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('all lines');
  const asked = expect.objectContaining({ meta: { archived: true, can: true } });
  expect(getOne).toHaveBeenCalledWith('lines', asked);
  expect(saved).toHaveBeenCalledWith('lines', asked);
});

test('after a save conflict, a custom edit page reloads the record and keeps the form open', async () => {
  const owned = <RecordEdit queryOptions={{ meta: { archived: true } }}>{form}</RecordEdit>;
  const { getOne, saved } = await open('/lines/1', { edit: owned });
  const theirs = { id: '1', name: 'Tuyến 1', version: 2 };
  saved.mockRejectedValueOnce(new HttpError('late', 409, { code: 'version_conflict' }));
  getOne.mockClear();
  getOne.mockResolvedValue({ data: theirs });
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('conflict.nothing_contested');
  fireEvent.click(screen.getByRole('button', { name: 'conflict.apply' }));
  const asked = expect.objectContaining({ id: '1', meta: { archived: true, can: true } });
  expect(getOne).toHaveBeenCalledExactlyOnceWith('lines', asked);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await screen.findByText('all lines');
  const sent = { data: expect.objectContaining({ name: 'Tuyến 2' }), previousData: theirs };
  expect(saved).toHaveBeenLastCalledWith('lines', expect.objectContaining(sent));
});
