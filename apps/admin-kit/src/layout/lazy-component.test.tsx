// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AdminContext, testDataProvider } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notifications } from '../notifications/notifications.tsx';
import { lazyComponent } from './lazy-component.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface PartProps {
  readonly onClose?: () => void;
}

const Part = ({ onClose }: PartProps) => <p>{onClose ? 'dialog' : 'part'}</p>;

function coming(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left > 0) throw new TypeError('Failed to fetch');
    return { default: Part };
  });
}

function open(load: () => Promise<{ readonly default: typeof Part }>, isDialog = false) {
  const Later = lazyComponent<PartProps>(load);
  function Page() {
    const [shown, setShown] = useState(false);
    const close = isDialog ? { onClose: () => setShown(false) } : {};
    return (
      <>
        <input aria-label="name" defaultValue="typed" />
        <button onClick={() => setShown(true)}>open</button>
        {shown ? <Later {...close} /> : null}
      </>
    );
  }
  const translate = (key: string) => key;
  render(
    <AdminContext
      dataProvider={testDataProvider()}
      i18nProvider={{ translate, changeLocale: async () => undefined, getLocale: () => 'en' }}
    >
      <ErrorBoundary fallback={<p>broken page</p>}>
        <Page />
      </ErrorBoundary>
      <Notifications />
    </AdminContext>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('open');
  return { press };
}

test('a page part whose code fails to load shows an error in place, with a button to retry', async () => {
  const load = coming(2);
  const { press } = open(load);
  expect((await screen.findByRole('alert')).textContent).toContain('errors.chunk');
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('typed');
  expect(load).toHaveBeenCalledTimes(1);
  press('errors.try_again');
  await screen.findByText('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a dialog whose code fails to load closes with a message and can be opened again', async () => {
  const { press } = open(coming(2), true);
  expect((await screen.findByRole('alert')).textContent).toBe('errors.chunk');
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('typed');
  press('open');
  await screen.findByText('dialog');
});

test('if code fails to load while offline, the message mentions the missing network connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(coming(9));
  expect((await screen.findByRole('alert')).textContent).toContain('errors.network');
});

test('an error inside loaded code is shown as a page error, not as a failed code load', async () => {
  open(async () => ({
    default: () => {
      throw new Error('a mistake');
    },
  }));
  await screen.findByText('broken page');
});
