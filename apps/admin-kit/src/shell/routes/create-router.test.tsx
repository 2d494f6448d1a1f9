// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { act, Suspense, use } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRouter } from './create-router.ts';

describe('Router of the back-office', () => {
  beforeEach(() => window.history.replaceState(null, '', '/orders'));

  test('a delayed filter change does not navigate back to a list that the user has left', async () => {
    const router = createRouter(null);
    const filters = { state: { _scrollToTop: false } };
    await router.navigate('/orders?filter=1', filters);
    expect(router.state.location).toMatchObject({ pathname: '/orders', search: '?filter=1' });
    await router.navigate('/cards');
    await router.navigate('/orders?filter=2', filters);
    await router.navigate({ pathname: '/orders', search: '?filter=3' }, filters);
    expect(router.state.location).toMatchObject({ pathname: '/cards', search: '' });
    expect(window.location.pathname).toBe('/cards');
    router.dispose();
  });

  test('a navigation within a page keeps the old content until the new content is ready', async () => {
    const never = new Promise<string>(() => undefined);
    function Page({ name }: { readonly name: string }) {
      const { search } = useLocation();
      return search === '?slow' ? use(never) : name;
    }
    const router = createRouter(
      <Suspense fallback="waits">
        <Routes>
          <Route path="/orders" element={<Page name="orders" />} />
          <Route path="/cards" element={<Page name="cards" />} />
        </Routes>
      </Suspense>,
    );
    render(<RouterProvider router={router} useTransitions={false} />);
    await screen.findByText('orders');
    await act(() => router.navigate('/orders?slow'));
    expect(screen.queryByText('waits')).toBeNull();
    await act(() => router.navigate('/cards?slow'));
    expect(screen.queryByText('waits')).not.toBeNull();
    router.dispose();
  });

  test('a navigation to another page and a change of the query both reach their target', async () => {
    const router = createRouter(null);
    await router.navigate('/cards', { state: { _scrollToTop: true } });
    expect(router.state.location.pathname).toBe('/cards');
    await router.navigate({ search: '?page=2' });
    expect(router.state.location).toMatchObject({ pathname: '/cards', search: '?page=2' });
    router.dispose();
  });
});
