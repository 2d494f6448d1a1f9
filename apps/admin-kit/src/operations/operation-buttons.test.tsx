// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Field, Operation, Resource } from '@tuyen/model';
import {
  AdminContext,
  HttpError,
  ListContextProvider,
  type ListControllerResult,
  RecordContextProvider,
  ResourceContextProvider,
  testDataProvider,
  useNotificationContext,
} from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { createAccess } from '../auth/access.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { createSession } from '../auth/session.ts';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { HANOI } from '@tuyen/model/testing/regions';
import { FakeStorage } from '../testing/storage.fixture.ts';
import { ListOperations, RecordOperations } from './operation-buttons.tsx';

afterEach(cleanup);

const field = (name: string, kind: 'integer' | 'date', label: string): Field => ({
  kind,
  name,
  label: { vi: label },
  schema: {},
  required: true,
  readOnly: false,
  writeOnly: false,
  unique: false,
  searchable: false,
  public: false,
  system: false,
});
const operation = (name: string, label: string, more: Partial<Operation> = {}): Operation => ({
  name,
  label: { vi: label },
  on: 'record',
  slug: `schedule.${name}`,
  input: [],
  answer: [],
  tone: 'neutral',
  ...more,
});
const schedules = {
  name: 'schedules',
  module: 'schedule',
  title: '{code}',
  fields: [],
  operations: [
    operation('plan', 'Lập chuyến', {
      input: [field('days', 'integer', 'Số ngày')],
      schema: { type: 'object', required: ['days'], properties: { days: { type: 'integer' } } },
      answer: [field('created', 'integer', 'Đã lập'), field('until', 'date', 'Đến')],
      result: { vi: 'Đã lập {created} chuyến đến {until}.' },
    }),
    operation('close', 'Đóng', { when: { state: 'OPEN' } }),
    operation('erase', 'Xóa dấu vết'),
    operation('renumber', 'Đánh số lại', { on: 'resource' }),
  ],
} as unknown as Resource;

type Operate = (resource: string, params: object) => Promise<{ data: object }>;

function show(page: 'record' | 'list', can: object | undefined, operate?: Operate) {
  const session = createSession(new FakeStorage(), 'tuyen', () => 0);
  const permissions = ['schedule.plan', 'schedule.close', 'schedule.renumber'];
  session.open('t', 60, {
    id: 'u',
    username: 'u',
    full_name: 'U',
    email: null,
    sign_in: {},
    offices: [{ id: 'o', name: 'O', short_name: null, organisation_type: 'COMPANY', permissions }],
    office_id: 'o',
    is_admin: false,
    is_superuser: false,
    avatar_url: null,
  });
  const done = vi.fn(operate ?? (async () => ({ data: { created: 1200, until: '2026-03-19' } })));
  const list = { isPending: can === undefined, meta: can && { can } } as unknown as ListControllerResult;
  render(
    <AdminContext
      dataProvider={testDataProvider({ operate: done } as object)}
      i18nProvider={{
        translate: (key, { _ } = {}) => _ ?? key,
        changeLocale: async () => undefined,
        getLocale: () => 'vi',
      }}
    >
      <ModelProvider store={createModelStore(async () => EMPTY_MODEL, { resources: [schedules], region: HANOI })}>
        <SessionProvider session={session} access={createAccess(session, () => schedules)}>
          <ResourceContextProvider value="schedules">
            {page === 'list' ? (
              <ListContextProvider value={list}>
                <ListOperations />
              </ListContextProvider>
            ) : (
              <RecordContextProvider value={{ id: '1', code: 'BD-33', state: 'DONE', version: 4, ...(can && { can }) }}>
                <RecordOperations />
              </RecordContextProvider>
            )}
            <Said />
          </ResourceContextProvider>
        </SessionProvider>
      </ModelProvider>
    </AdminContext>,
  );
  return done;
}

function Said() {
  return <p>{useNotificationContext().notifications.map(({ message }) => String(message))}</p>;
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

async function plan(days: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Lập chuyến' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lập chuyến: BD-33' });
  fireEvent.change(screen.getByLabelText(/Số ngày/), { target: { value: days } });
  const submit = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit');
  fireEvent.click(submit as HTMLElement);
}

test('a record page offers only the operations that the state, the permissions and the server allow', () => {
  show('record', undefined);
  expect(buttons()).toEqual(['Lập chuyến']);
  cleanup();
  show('record', { actions: [], refused: {}, fixed: {} });
  expect(buttons()).toEqual([]);
});

test('a list offers operations on the whole resource only if the server allows them', () => {
  show('list', undefined);
  expect(buttons()).toEqual([]);
  cleanup();
  show('list', { actions: ['renumber'], refused: {}, fixed: {} });
  expect(buttons()).toEqual(['Đánh số lại']);
});

test('an operation sends its input and the record version that the user saw, and shows the result', async () => {
  const done = show('record', undefined);
  await plan('3');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(done).toHaveBeenCalledExactlyOnceWith('schedules', {
    id: '1',
    name: 'plan',
    input: { days: 3 },
    version: 4,
  });
  await screen.findByText('Đã lập 1.200 chuyến đến 19/03/2026.');
});

test('an operation dialog stays open on an error and shows the error at its field or above the form', async () => {
  const refusals = [
    new HttpError('no', 422, { code: 'validation_failed', errors: { days: 'Quá nhiều ngày' } }),
    new HttpError('Biểu đồ đang được sửa', 409, { code: 'busy', errors: {} }),
  ];
  show('record', undefined, async () => {
    throw refusals.shift();
  });
  await plan('99');
  await screen.findByText('Quá nhiều ngày');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(screen.getByLabelText(/Số ngày/), { target: { value: '9' } });
  fireEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]') as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toBe('Biểu đồ đang được sửa');
});

test('if an operation is rejected because the record changed in the meantime, the operation dialog closes', async () => {
  show('record', undefined, async () => {
    throw new HttpError('no', 409, { code: 'operation_not_allowed', errors: {} });
  });
  await plan('9');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
