// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ProjectKind } from '@tuyen/model';
import type { ReactNode } from 'react';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { FormattedInput } from './formatted-input.tsx';
import { PhoneInput } from './phone-input.tsx';

const CARD: ProjectKind = {
  name: 'card-code',
  base: 'text',
  pattern: '^[A-Z0-9]{8,12}$',
  message: { en: '!' },
  transform: ['compact', 'upper'],
  examples: ['HN26A00123', '04A1B2C3D4E5'],
};

async function saved(input: ReactNode, typed: string): Promise<unknown> {
  const onSubmit = vi.fn();
  const store = createModelStore(async () => EMPTY_MODEL, { kinds: [CARD] });
  const { unmount } = render(
    <ModelProvider store={store}>
      <AdminContext dataProvider={testDataProvider()}>
        <Form resource="cards" onSubmit={onSubmit}>
          {input}
          <button type="submit">Save</button>
        </Form>
      </AdminContext>
    </ModelProvider>,
  );
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  unmount();
  return onSubmit.mock.calls[0]?.[0].it;
}

test('a phone number is saved without the separators that the user typed', async () => {
  expect(await saved(<PhoneInput source="it" />, '(+84) 912 345.678')).toBe('+84912345678');
});

test('a typed code is saved in the format that its kind defines', async () => {
  expect(await saved(<FormattedInput source="it" format="card-code" />, 'hn26 a-00123')).toBe('HN26A00123');
});
