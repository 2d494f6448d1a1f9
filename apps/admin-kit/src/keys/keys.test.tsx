// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pressAgain } from './keys.ts';
import { useBoundKeys, useKeys } from './use-keys.ts';

afterEach(cleanup);

function Page({ onA }: { readonly onA: () => void }) {
  useKeys([{ key: 'A', label: 'Approve', run: onA }]);
  return (
    <>
      <input aria-label="text" />
      <input type="checkbox" aria-label="box" />
      <div role="dialog">
        <button type="button">in a dialog</button>
      </div>
      <Keys />
    </>
  );
}

function Keys() {
  return (
    <output>
      {useBoundKeys()
        .map(({ key, label }) => `${key} ${label}`)
        .join()}
    </output>
  );
}

test('a keyboard shortcut runs its action, except while the user types or a dialog is open', () => {
  const onA = vi.fn();
  const { unmount } = render(<Page onA={onA} />);
  expect(screen.getByRole('status').textContent).toBe('A Approve');
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
  fireEvent.keyDown(screen.getByLabelText('box'), { key: 'A', code: 'KeyA' });
  fireEvent.keyDown(document.body, { key: 'Process', code: 'KeyA' });
  expect(onA).toHaveBeenCalledTimes(3);
  fireEvent.keyDown(screen.getByLabelText('text'), { key: 'a', code: 'KeyA' });
  fireEvent.keyDown(screen.getByText('in a dialog'), { key: 'a', code: 'KeyA' });
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'b', code: 'KeyB' });
  unmount();
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
  expect(onA).toHaveBeenCalledTimes(3);
});

test('a shortcut of two keys runs when the second key follows the first, and nothing else does', () => {
  const [onGo, onSingle] = [vi.fn(), vi.fn()];
  function Pages() {
    useKeys([
      { key: 'G O', label: 'Go to orders', run: onGo },
      { key: 'O', label: 'Open', run: onSingle },
      { key: 'X', label: 'Select', run: onSingle },
    ]);
    return null;
  }
  render(<Pages />);
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  press('g');
  press('o');
  expect([onGo.mock.calls.length, onSingle.mock.calls.length]).toEqual([1, 0]);
  press('g');
  press('x');
  expect([onGo.mock.calls.length, onSingle.mock.calls.length]).toEqual([1, 0]);
  press('o');
  expect([onGo.mock.calls.length, onSingle.mock.calls.length]).toEqual([1, 1]);
});

test('a shortcut for certain elements leaves its key to all others', () => {
  const run = vi.fn();
  function Row() {
    useKeys([{ key: 'Enter', label: 'Open', run, at: (target) => target instanceof HTMLTableRowElement }]);
    return (
      <table>
        <tbody>
          <tr tabIndex={-1} />
        </tbody>
      </table>
    );
  }
  render(<Row />);
  expect(fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(screen.getByRole('row'), { key: 'Enter' })).toBe(false);
  expect(run).toHaveBeenCalledOnce();
});

test('if two keyboard shortcuts have the same key, the one added last runs, with its most recent action', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Page onA={first} />);
  rerender(<Page onA={second} />);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('keys that were pressed before their shortcuts were bound run them afterwards, unless they had an effect', () => {
  const pressed: KeyboardEvent[] = [];
  const remember = (event: KeyboardEvent) => {
    pressed.push(event);
    if (event.code === 'KeyX') event.preventDefault();
  };
  document.addEventListener('keydown', remember);
  const typed = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyX' });
  fireEvent.keyDown(typed, { key: 'a', code: 'KeyA' });
  document.removeEventListener('keydown', remember);
  typed.remove();
  const onA = vi.fn();
  render(<Page onA={onA} />);
  expect(onA).not.toHaveBeenCalled();
  pressAgain(pressed);
  expect(onA).toHaveBeenCalledOnce();
});
