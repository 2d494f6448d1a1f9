// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AdminContext, RecordContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { FormattedInput } from '../inputs/formatted-input.tsx';
import { KindComponentsProvider } from './kind-components.tsx';
import { KindField } from './kind-field.tsx';
import { KindInput } from './kind-input.tsx';

afterEach(cleanup);

function propsOf(part: 'input' | 'field'): unknown {
  const Own = vi.fn(() => null);
  const components = { mark: { [part]: Own as ComponentType } };
  render(
    <AdminContext>
      <RecordContextProvider value={{ id: '1' }}>
        <KindComponentsProvider kinds={components}>
          {part === 'input' ? (
            <KindInput source="mark" kind="mark">
              <FormattedInput source="mark" format="mark" helperText="resources.books.help.mark" isRequired />
            </KindInput>
          ) : (
            <KindField source="mark" kind="mark">
              <FormattedInput source="mark" format="mark" label="Mark" />
            </KindField>
          )}
        </KindComponentsProvider>
      </RecordContextProvider>
    </AdminContext>,
  );
  return Own.mock.lastCall?.at(0);
}

test('the input component of a custom field kind receives only the props that the type KitInputProps declares', () => {
  expect(propsOf('input')).toEqual({ source: 'mark', helperText: 'resources.books.help.mark', isRequired: true });
});

test('the display component of a custom field kind receives only the props that every field has', () => {
  expect(propsOf('field')).toEqual({ source: 'mark', label: 'Mark' });
});
