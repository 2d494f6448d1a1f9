// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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

test('if two keyboard shortcuts have the same key, the one added last runs, with its most recent action', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Page onA={first} />);
  rerender(<Page onA={second} />);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
