// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FlowField } from '@tuyen/model';
import { AdminContext, Form, type DataProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { hasUnsavedWork } from '../data/works.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { FlowProvider, type StaffFlow } from './flow-context.ts';
import { draftStore } from './draft.ts';
import { KeepDraft } from './keep-draft.tsx';

const asked = {
  name: 'payment_method',
  field: { name: 'payment_method', kind: 'text', label: { vi: 'Thanh toán', en: 'Payment' } },
  control: 'buttons',
  options: { path: 'counter/payment-methods', value: 'method', label: '{name}' },
} as unknown as FlowField;
const flow = { name: 'sell', steps: [{ name: 'payment', fields: [asked] }] } as unknown as StaffFlow;
const METHODS = [
  { method: 'CASH', name: 'Cash' },
  { method: 'COIN', name: 'Coin' },
];

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open() {
  const store = draftStore(sessionStorage, flow, 'an');
  const dataProvider = { call: async () => METHODS } as unknown as DataProvider;
  render(
    <AdminContext dataProvider={dataProvider}>
      <FlowProvider value={flow}>
        <Form defaultValues={store.read()?.answers ?? {}} record={{}}>
          <KeepDraft store={store} attempt={undefined} />
          <ChoiceButtons asked={asked} />
        </Form>
      </FlowProvider>
    </AdminContext>,
  );
  const radio = async (name: string) => await screen.findByRole<HTMLInputElement>('radio', { name });
  await radio('Cash');
  await act(async () => undefined);
  return { store, radio };
}

test('a default answer proposed by the flow is neither stored as a draft nor counted as unsaved', async () => {
  const { store, radio } = await open();
  expect((await radio('Cash')).checked).toBe(true);
  expect(store.read()).toBeUndefined();
  expect(hasUnsavedWork()).toBe(false);
});

test("an answer that the user chose instead of the flow's proposal survives a reload", async () => {
  const first = await open();
  fireEvent.click(await first.radio('Coin'));
  expect(first.store.read()?.answers).toMatchObject({ payment_method: 'COIN' });
  expect(hasUnsavedWork()).toBe(true);
  cleanup();

  const { store, radio } = await open();
  expect((await radio('Coin')).checked).toBe(true);
  expect(store.read(), 'the form has begun with it').toBeDefined();
  expect(hasUnsavedWork()).toBe(true);
  cleanup();

  store.clear();
  const last = await open();
  fireEvent.click(await last.radio('Coin'));
  fireEvent.click(await last.radio('Cash'));
  expect(last.store.read()).toBeUndefined();
  expect(hasUnsavedWork()).toBe(false);
});
