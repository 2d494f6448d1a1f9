// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOthers } from './use-others.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a record page does not send a presence heartbeat while the previous heartbeat has no response', async () => {
  let answer: (value: { others: string[] }) => void = () => undefined;
  const call = vi.fn(() => new Promise<{ others: string[] }>((resolve) => (answer = resolve)));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CoreAdminContext dataProvider={{ call } as unknown as DataProvider}>{children}</CoreAdminContext>
  );
  const { unmount } = renderHook(() => useOthers('stations', '1'), { wrapper });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  answer({ others: [] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(call).toHaveBeenCalledTimes(2);
  unmount();
});
