// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { PageBroken } from './page-broken.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

test.each([
  ['development', true],
  ['production', false],
])('the error page of a failed component shows the stack only in development: %s, stack shown: %s', (mode, shown) => {
  vi.stubEnv('NODE_ENV', mode);
  render(
    <AdminContext>
      <PageBroken error={new TypeError('format is not a function')} resetErrorBoundary={() => undefined} />
    </AdminContext>,
  );
  expect(screen.queryByText(/TypeError: format is not a function/u) !== null).toBe(shown);
});
