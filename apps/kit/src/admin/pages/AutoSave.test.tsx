// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, CoreAdminUI, HttpError, memoryStore, Resource, testDataProvider, TextInput } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordEdit } from './RecordEdit.tsx';
import { RecordForm } from './RecordForm.tsx';

// The clock of the pause before saving goes on by itself, and may be moved on.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Sent = { data: Record<string, unknown>; previousData: Record<string, unknown> };

/** A line's edit page over a server that answers when the test says so. */
async function open(answer: (sent: Sent) => Promise<object>) {
  const record = { id: '1', code: 'M1', name: 'Tuyến 1', version: 1 };
  const update = vi.fn(async (_resource: string, sent: Sent) => ({ data: await answer(sent) }));
  const getOne = async () => ({ data: record });
  // React-admin brings the router here.
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
              <RecordForm>
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

test('nothing is saved by itself before somebody wants it', async () => {
  const { update, type } = await open(async (sent) => saved(sent));
  type('Code', 'M2');
  await pause();
  expect(update).not.toHaveBeenCalled();
});

test('changes that follow each other are saved once; what is typed meanwhile stays and is saved next', async () => {
  let arrive: () => void = () => undefined;
  const way = new Promise<void>((resolve) => (arrive = resolve));
  const { update, type, switchOn } = await open(async (sent) => {
    if (sent.previousData['version'] === 1) await way;
    return saved(sent);
  });
  switchOn();
  type('Code', 'M');
  type('Code', 'M2');
  await screen.findByText('autosave.loading');
  expect(update).toHaveBeenCalledOnce();
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

test('a refusal is told beside its field, and the next change tries again', async () => {
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
