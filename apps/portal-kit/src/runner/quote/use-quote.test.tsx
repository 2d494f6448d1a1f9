// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../../http/client.ts';
import { ClientProvider } from '../../http/context.tsx';
import { useQuote } from './use-quote.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PRICES = { small: 100, large: 250 };

function asked(size: keyof typeof PRICES) {
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    const { size: given }: { size: keyof typeof PRICES } = JSON.parse(String(body));
    return Response.json({ total: PRICES[given], currency: 'EUR' });
  });
  const client = createClient({ apiBase: '/api/v1', language: 'en' });
  const wrapper = ({ children }: PropsWithChildren) => <ClientProvider client={client}>{children}</ClientProvider>;
  return renderHook((body: { size: keyof typeof PRICES }) => useQuote('public/quotes', body), {
    wrapper,
    initialProps: { size },
  });
}

test('a price is stale as soon as an answer changes, until the price of the new answers arrives', async () => {
  const { result, rerender } = asked('small');
  const loaded = (total: number, stale: boolean) => ({ state: 'loaded', stale, quote: { total } });
  await waitFor(() => expect(result.current).toMatchObject(loaded(100, false)));
  rerender({ size: 'large' });
  expect(result.current).toMatchObject(loaded(100, true));
  await waitFor(() => expect(result.current).toMatchObject(loaded(250, false)));
});
