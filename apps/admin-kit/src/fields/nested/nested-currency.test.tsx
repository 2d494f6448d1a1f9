// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, Form, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { HANOI } from '@tuyen/model/testing/regions';
import { MoneyInput } from '../../inputs/typed/money-input.tsx';
import { In } from '../../testing/region.fixture.tsx';
import { MoneyField } from '../formatted/money-field.tsx';
import { NestedListField } from './nested-list-field.tsx';
import { NestedObjectField } from './nested-object-field.tsx';

afterEach(cleanup);

const shift = { id: 1, currency: 'USD', lines: [{ amount: 20 }, { amount: 5, currency: 'EUR' }], till: { amount: 7 } };

function show(children: ReactNode, record: { readonly id: number }): string {
  const { container } = render(
    <In region={HANOI}>
      <AdminContext dataProvider={testDataProvider()}>
        <ResourceContextProvider value="shifts">
          <RecordContextProvider value={record}>{children}</RecordContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </In>,
  );
  return container.textContent;
}

const amount = <MoneyField source="amount" currency="currency" />;

test('an amount in a nested list uses the currency of its row, or else of the record', () => {
  const text = show(<NestedListField source="lines">{amount}</NestedListField>, shift);
  expect(text).toContain('20 USD');
  expect(text).toContain('5 EUR');
});

test('an amount in a nested object uses the currency of the record', () => {
  expect(show(<NestedObjectField source="till">{amount}</NestedObjectField>, shift)).toContain('7 USD');
});

test("an amount in a record without a currency uses the current office's currency", () => {
  const text = show(<NestedListField source="lines">{amount}</NestedListField>, { ...shift, currency: null } as never);
  expect(text).toContain('20đ');
});

test('an amount input uses the currency of its record', () => {
  const input = <MoneyInput source="id" currency="currency" />;
  show(<Form record={shift}>{input}</Form>, shift);
  expect(screen.getByText('USD')).toBeDefined();
});
