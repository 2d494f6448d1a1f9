// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, CoreAdminUI, HttpError, memoryStore, Resource, testDataProvider, TextInput } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordEdit } from '../record-edit.tsx';
import { RecordForm } from './record-form.tsx';

// Testing Library advances fake timers while it waits, but only if a global named `jest` exists. Vitest defines none.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const needsCode = async (values: Record<string, unknown>) =>
  values['code'] ? { values, errors: {} } : { values: {}, errors: { code: { type: 'required', message: 'Thiếu mã' } } };

type Sent = { data: Record<string, unknown>; previousData: Record<string, unknown> };

async function open(answer: (sent: Sent) => Promise<object>) {
  const record = { id: '1', code: 'M1', name: 'Tuyến 1', version: 1, hours: { from: '05:00', stops: ['A'] } };
  const update = vi.fn(async (_resource: string, sent: Sent) => ({ data: await answer(sent) }));
  const getOne = async () => ({ data: record });
  location.hash = '#/lines/1';
  render(
    <AdminContext
      dataProvider={testDataProvider({ getOne, update } as never)}
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
          edit={
            <RecordEdit>
              <RecordForm resolver={needsCode}>
                <TextInput source="code" label="Code" />
                <TextInput source="name" label="Name" />
              </RecordForm>
            </RecordEdit>
          }
        />
      </CoreAdminUI>
    </AdminContext>,
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByDisplayValue('M1');
  return { update, type, switchOn: () => fireEvent.click(screen.getByLabelText('autosave.label')) };
}

const saved = ({ data, previousData }: Sent) => ({ ...data, version: Number(previousData['version']) + 1 });
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const pause = () => act(() => vi.advanceTimersByTimeAsync(5000));

test('autosave of a form is off until the user turns it on', async () => {
  const { update, type } = await open(async (sent) => saved(sent));
  type('Code', 'M2');
  await pause();
  expect(update).not.toHaveBeenCalled();
});

test('autosave saves consecutive changes once, and saves changes made during a save afterwards', async () => {
  let arrive: () => void = () => undefined;
  const way = new Promise<void>((resolve) => (arrive = resolve));
  const { update, type, switchOn } = await open(async (sent) => {
    if (sent.previousData['version'] === 1) await way;
    return saved(sent);
  });
  switchOn();
  type('Code', 'M');
  type('Code', 'M2');
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  screen.getByText('autosave.loading');
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ code: 'M2', name: 'Tuyến 1' });

  type('Name', 'Tuyến 2');
  arrive();
  await screen.findByText('autosave.success');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect([value('Code'), value('Name')]).toEqual(['M2', 'Tuyến 2']);
  const next = update.mock.calls[1]?.[1];
  expect(next?.data).toMatchObject({ code: 'M2', name: 'Tuyến 2' });
  expect(next?.previousData).toMatchObject({ version: 2 });
  await pause();
  expect(update).toHaveBeenCalledTimes(2);
});

test('autosave sends changes one second after the last change', async () => {
  const { update, type, switchOn } = await open(async (sent) => saved(sent));
  switchOn();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  type('Code', 'M');
  await pass(900);
  type('Code', 'M2');
  await pass(999);
  expect(update).not.toHaveBeenCalled();
  await pass(1);
  expect(update).toHaveBeenCalledOnce();
});

test('an autosave error is shown at its field, and the next change retries the save', async () => {
  let refused = true;
  const { update, type, switchOn } = await open(async (sent) => {
    if (refused) throw new HttpError('', 422, { errors: { code: 'Mã đã có' } });
    return saved(sent);
  });
  switchOn();
  type('Code', 'M2');
  await screen.findByText('autosave.error');
  await screen.findByText('Mã đã có');
  expect(value('Code')).toBe('M2');

  refused = false;
  type('Code', 'M3');
  await screen.findByText('autosave.success');
  expect(update).toHaveBeenCalledTimes(2);
});

test('autosave does not report an invalid value, or a value not yet sent, as saved', async () => {
  const { update, type, switchOn } = await open(async (sent) => saved(sent));
  switchOn();
  screen.getByText('autosave.idle');
  type('Code', 'M2');
  screen.getByText('autosave.loading');
  await screen.findByText('autosave.success');

  type('Code', '');
  expect(screen.queryByText('autosave.success')).toBeNull();
  await screen.findByText('autosave.error');
  await screen.findByText('Thiếu mã');
  await pause();
  screen.getByText('autosave.error');
  expect(update).toHaveBeenCalledOnce();

  type('Code', 'M2');
  await screen.findByText('autosave.idle');
  type('Name', 'Tuyến 3');
  await screen.findByText('autosave.success');
  expect(update).toHaveBeenCalledTimes(2);
});

test('turning autosave off and on does not report a value as saved that never reached the server', async () => {
  let away = true;
  const { type, switchOn: turn } = await open(async (sent) => {
    if (away) throw new HttpError('away', 503, {});
    return saved(sent);
  });
  turn();
  type('Code', 'M2');
  await screen.findByText('autosave.error');
  turn();
  expect(screen.queryByText(/^autosave\.(?!label)/)).toBeNull();
  away = false;
  turn();
  await screen.findByText('autosave.success');
  expect(value('Code')).toBe('M2');
  await pause();
  screen.getByText('autosave.success');
});
