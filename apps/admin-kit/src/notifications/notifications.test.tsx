// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { memoryStore, ResourceContextProvider, testDataProvider, useNotify } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminContext, HttpError } from 'react-admin';
import { useDeletion } from '../deletion/use-deletion.ts';
import { Notifications } from './notifications.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(deleteMany = vi.fn(async (_resource: string, { ids }: { ids: string[] }) => ({ data: ids }))) {
  const text = (key: string, { seconds }: { seconds?: number } = {}) => (seconds ? `${key} ${seconds}` : key);
  render(
    <AdminContext
      dataProvider={testDataProvider({ deleteMany } as never)}
      store={memoryStore()}
      i18nProvider={{ translate: text, changeLocale: async () => undefined, getLocale: () => 'vi' }}
    >
      <ResourceContextProvider value="lines">
        <Buttons />
      </ResourceContextProvider>
      <Notifications />
    </AdminContext>,
  );
  return { deleteMany, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

const undo = vi.fn();

function Buttons() {
  const { remove } = useDeletion();
  const notify = useNotify();
  return (
    <>
      <button onClick={() => remove(['1'], () => undefined)}>delete 1</button>
      <button onClick={() => remove(['2'], () => undefined)}>delete 2</button>
      <button onClick={() => notify('said', { type: 'error' })}>say</button>
      <button onClick={() => notify('done', { type: 'success' })}>confirm</button>
      <button onClick={() => notify('saved', { undo })}>save</button>
    </>
  );
}

test('a deletion with an undo button runs after five seconds, even if the user clicks elsewhere', async () => {
  const { deleteMany, press } = open();
  press('delete 1');
  await tick(10);
  for (const left of [5, 4, 3, 2, 1]) {
    expect(screen.getByRole('timer').textContent).toBe(`undo.ticks ${left}`);
    fireEvent.click(document.body);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(deleteMany).not.toHaveBeenCalled();
    await tick(980);
    expect(screen.getByRole('timer').textContent).toBe(`undo.ticks ${left}`);
    await tick(20);
  }
  expect(deleteMany).toHaveBeenCalledOnce();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('undoing one of two pending deletions does not stop the countdown of the other deletion', async () => {
  const { deleteMany, press } = open();
  press('delete 1');
  await tick(10);
  press('delete 2');
  await tick(1000);
  press('undo.undo');
  await tick(3000);
  expect(deleteMany).not.toHaveBeenCalled();
  expect(screen.getByRole('timer').textContent).toBe('undo.ticks 2');
  await tick(2000);
  expect(deleteMany.mock.calls.map(([, { ids }]) => ids)).toEqual([['2']]);
});

test('a deletion that the server rejects after the undo time shows the reason', async () => {
  const { press } = open(
    vi.fn(async () => {
      throw new HttpError('still needed', 409, {});
    }),
  );
  press('delete 1');
  await tick(10);
  await tick(5000);
  await tick(10);
  expect(screen.getByRole('alert').textContent).toBe('still needed');
});

test('a notification without an undo button disappears automatically, but an error stays until it is closed', async () => {
  const { press } = open();
  press('confirm');
  await tick(10);
  expect(screen.getByRole('status').textContent).toBe('done');
  await tick(4000);
  expect(screen.queryByRole('status')).toBeNull();

  press('say');
  await tick(10_000);
  expect(screen.getByRole('alert').textContent).toBe('said');
  press('ra.action.close');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the next notification replaces an error', async () => {
  const { press } = open();
  press('say');
  await tick(10);
  press('confirm');
  await tick(10);
  expect(screen.getByRole('status').textContent).toBe('done');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a message about a stored change undoes it once if the user asks for it', async () => {
  const { press } = open();
  press('save');
  await tick(10);
  expect(undo).not.toHaveBeenCalled();
  press('undo.undo');
  await tick(10);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('saved')).toBeNull();
});
