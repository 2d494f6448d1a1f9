// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FlowField } from '@tuyen/model';
import { AdminContext, Form, type DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { ChoiceButtons } from './choice-buttons.tsx';
import { ConfirmationsProvider, useConfirmations } from './confirmations.tsx';
import { FlowProvider, type StaffFlow } from './flow-context.ts';

const asked = {
  name: 'month',
  field: { name: 'month', kind: 'text', label: { en: 'Month' } },
  control: 'buttons',
  options: {
    path: 'desk/months',
    value: 'month',
    label: '{name}',
    preselect: 'suggested',
    confirm: '{warning}',
    confirmed: 'warned',
  },
} as unknown as FlowField;
const flow = { name: 'sell', steps: [{ name: 'ticket', fields: [asked] }] } as unknown as StaffFlow;
const MONTHS = [
  { month: '11', name: 'November', warning: 'Only 2 days are left.', suggested: false },
  { month: '12', name: 'December', warning: '', suggested: true },
];

let answers: Readonly<Record<string, true>> = {};

function Desk({ onSent }: { readonly onSent: (sent: boolean) => void }) {
  const { register, confirmed, agreed, dialog } = useConfirmations();
  return (
    <ConfirmationsProvider value={register}>
      <ChoiceButtons asked={asked} />
      <button
        type="button"
        onClick={async () => {
          const isSent = await confirmed();
          answers = agreed();
          onSent(isSent);
        }}
      >
        Sell
      </button>
      {dialog}
    </ConfirmationsProvider>
  );
}

test('a staff flow begins with the suggested choice, and asks before it sends one with a warning', async () => {
  const sent: boolean[] = [];
  const dataProvider = { call: async () => MONTHS } as unknown as DataProvider;
  render(
    <AdminContext dataProvider={dataProvider}>
      <FlowProvider value={flow}>
        <Form record={{}}>
          <Desk onSent={(one) => sent.push(one)} />
        </Form>
      </FlowProvider>
    </AdminContext>,
  );
  const december = await screen.findByRole<HTMLInputElement>('radio', { name: 'December' });
  await act(async () => undefined);
  expect(december.checked).toBe(true);
  const sell = async () => act(async () => void fireEvent.click(screen.getByText('Sell')));
  await sell();
  expect(sent).toEqual([true]);
  expect(answers).toEqual({});

  fireEvent.click(screen.getByRole('radio', { name: 'November' }));
  await sell();
  expect(screen.getByRole('dialog').textContent).toContain('Only 2 days are left.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'ra.action.cancel' })));
  expect(sent).toEqual([true, false]);
  await sell();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'ra.action.confirm' })));
  expect(answers).toEqual({ warned: true });
  expect(sent).toEqual([true, false, true]);
});
