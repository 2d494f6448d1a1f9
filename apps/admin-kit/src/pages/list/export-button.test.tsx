// @vitest-environment jsdom
import { ThemeProvider, createTheme } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, type ListControllerResult, ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { ExportButton } from './export-button.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('on a phone, the disabled export button of an empty list has a name', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const list = { filterValues: {}, sort: { field: 'id', order: 'ASC' }, total: 0 } as unknown as ListControllerResult;
  render(
    <CoreAdminContext>
      <ThemeProvider theme={createTheme()}>
        <ResourceContextProvider value="loans">
          <ListContextProvider value={list}>
            <ExportButton />
          </ListContextProvider>
        </ResourceContextProvider>
      </ThemeProvider>
    </CoreAdminContext>,
  );
  expect(screen.getByRole('button', { name: 'ra.action.export' })).toHaveProperty('disabled', true);
});
