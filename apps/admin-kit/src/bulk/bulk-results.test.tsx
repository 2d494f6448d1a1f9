// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { BulkResults } from './bulk-results.tsx';

afterEach(cleanup);

test('the results of a bulk action are grouped by message with a count, failed groups first', () => {
  const state = () => new HttpError('The state is “Loaded”.', 409);
  const results = [
    { id: 1, error: undefined },
    { id: 2, error: state() },
    { id: 3, error: new HttpError('Due date: required.', 422) },
    { id: 4, error: state() },
    { id: 5, error: undefined },
  ];
  render(<BulkResults results={results} titleOf={(id) => `Order ${id}`} />);
  const groups = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(groups).toEqual([
    'The state is “Loaded”.bulk.refusedOrder 2, Order 4',
    'Due date: required.Order 3',
    'bulk.okbulk.doneOrder 1, Order 5',
  ]);
  expect(screen.getAllByRole('group').every((group) => !group.hasAttribute('open'))).toBe(true);
});
