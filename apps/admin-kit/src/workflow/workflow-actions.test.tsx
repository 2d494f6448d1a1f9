// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Field, Resource, Transition, Workflow } from '@tuyen/model';
import { AdminContext, HttpError, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { createAccess } from '../auth/access.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { createSession } from '../auth/session.ts';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { FakeStorage } from '../testing/storage.fixture.ts';
import { WorkflowActions } from './workflow-actions.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const base = {
  required: false,
  readOnly: false,
  writeOnly: false,
  unique: false,
  searchable: false,
  public: false,
  system: false,
};
const reason = {
  ...base,
  kind: 'text',
  name: 'reason',
  multiline: false,
  required: true,
  label: { vi: 'Lý do' },
  schema: {},
} as Field;
const move = (name: string, label: string, more: Partial<Transition> = {}): Transition => ({
  name,
  label: { vi: label },
  from: ['WAITING'],
  to: 'DONE',
  by: ['staff'],
  input: [],
  tone: 'primary',
  ...more,
});
const workflow: Workflow = {
  field: 'status',
  initial: 'WAITING',
  transitions: [
    move('approve', 'Duyệt'),
    move('reject', 'Từ chối', {
      input: [reason],
      schema: { type: 'object', required: ['reason'], properties: { reason: { type: 'string', minLength: 3 } } },
    }),
    move('archive', 'Lưu trữ'),
  ],
};
const orders = { name: 'orders', module: 'order', title: '{code}', fields: [], workflow } as unknown as Resource;

function show(status: string, transition = vi.fn(async () => ({ data: { id: '1', status: 'DONE' } }))) {
  const session = createSession(new FakeStorage(), 'tuyen', () => 0);
  const office = {
    id: 'o',
    name: 'O',
    short_name: null,
    organisation_type: 'COMPANY',
    permissions: ['order.approve', 'order.reject'],
  };
  session.open('t', 60, {
    id: 'u',
    username: 'u',
    full_name: 'U',
    email: null,
    sign_in: {},
    offices: [office],
    office_id: 'o',
    is_admin: false,
    is_superuser: false,
    avatar_url: null,
  });
  const access = createAccess(session, () => orders);
  const model = createModelStore(async () => EMPTY_MODEL, { resources: [orders] });
  render(
    <AdminContext
      dataProvider={testDataProvider({ transition } as object)}
      i18nProvider={{
        translate: (key, { _ } = {}) => _ ?? key,
        changeLocale: async () => undefined,
        getLocale: () => 'vi',
      }}
    >
      <ModelProvider store={model}>
        <SessionProvider session={session} access={access}>
          <ResourceContextProvider value="orders">
            <RecordContextProvider value={{ id: '1', code: 'DH1', status, version: 4 }}>
              <WorkflowActions workflow={workflow} module="order" />
            </RecordContextProvider>
          </ResourceContextProvider>
        </SessionProvider>
      </ModelProvider>
    </AdminContext>,
  );
  return transition;
}

test("a record page offers the transitions of the record's state that the user may perform", () => {
  show('WAITING');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Duyệt', 'Từ chối']);
});

test('a record in a final state offers no transitions', () => {
  show('DONE');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a transition with required input asks for the input before it sends a request', async () => {
  const transition = show('WAITING');
  fireEvent.click(screen.getByRole('button', { name: 'Từ chối' }));
  const dialog = await screen.findByRole('dialog');
  const submit = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit');
  fireEvent.click(submit as HTMLElement);
  await screen.findByText('validation.required');
  expect(transition).not.toHaveBeenCalled();

  fireEvent.change(screen.getByLabelText(/Lý do/), { target: { value: 'Ảnh mờ' } });
  fireEvent.click(submit as HTMLElement);
  await waitFor(() => expect(transition).toHaveBeenCalledOnce());
  expect(transition).toHaveBeenCalledWith('orders', {
    id: '1',
    name: 'reject',
    input: { reason: 'Ảnh mờ' },
    version: 4,
  });
});

test('the transition dialog closes with a message if another user changed the state first', async () => {
  const transition = show(
    'WAITING',
    vi.fn(async () => {
      throw new HttpError('no', 409, { code: 'version_conflict', errors: {} });
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Duyệt' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit') as HTMLElement);
  await waitFor(() => expect(transition).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the transition dialog keeps the input and shows the reason of a rejected transition', async () => {
  show(
    'WAITING',
    vi.fn(async () => {
      throw new HttpError('Thẻ này đã được gắn cho người khác', 409, { code: 'card_taken', errors: {} });
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Từ chối' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText(/Lý do/), { target: { value: 'Ảnh mờ' } });
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit') as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toBe('Thẻ này đã được gắn cho người khác');
  expect((screen.getByLabelText(/Lý do/) as HTMLInputElement).value).toBe('Ảnh mờ');
});

test('the transition dialog shows errors at their fields, including errors about duplicate values', async () => {
  show(
    'WAITING',
    vi.fn(async () => {
      throw new HttpError('no', 409, { code: 'duplicate_entry', errors: { reason: 'Đã có' } });
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Từ chối' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText(/Lý do/), { target: { value: 'Ảnh mờ' } });
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit') as HTMLElement);
  await screen.findByText('Đã có');
  expect(screen.queryByRole('alert')).toBeNull();
});
