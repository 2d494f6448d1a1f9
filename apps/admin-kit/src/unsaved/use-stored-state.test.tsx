// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Access } from '../auth/access.ts';
import type { Session } from '../auth/session.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { mayLose } from './may-lose.ts';
import { useStoredState } from './use-stored-state.ts';
import { useUnsaved } from './use-work.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const signedIn = (id: string) =>
  ({
    owner: () => ({ id }),
    officeId: () => 'o1',
    isOthers: () => false,
    subscribe: () => () => undefined,
  }) as unknown as Session;

function Note() {
  const [text, setText, forget] = useStoredState('orders/1', 'note', '');
  useUnsaved(text !== '', forget);
  return <input aria-label="note" value={text} onChange={({ target }) => setText(target.value)} />;
}

function open(account = 'u1'): HTMLInputElement {
  cleanup();
  render(
    <SessionProvider session={signedIn(account)} access={{} as Access}>
      <Note />
    </SessionProvider>,
  );
  return screen.getByLabelText('note');
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('note'), { target: { value } });

test('unsaved input is restored after a page reload, but only for the same user', () => {
  open();
  type('Gọi lại cho khách');
  expect(open().value).toBe('Gọi lại cho khách');
  expect(open('u2').value).toBe('');
});

test('input that the user cleared, or discarded when leaving the page, is not restored', () => {
  open();
  type('a');
  type('');
  expect(open().value).toBe('');
  type('b');
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true);
  expect(mayLose('Leave?')).toBe(true);
  expect(open().value).toBe('');
});
