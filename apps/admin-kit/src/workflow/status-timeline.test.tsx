// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { Resource, Workflow } from '@tuyen/model';
import { AdminContext, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { StatusTimeline } from './status-timeline.tsx';

afterEach(cleanup);

const workflow: Workflow = { field: 'state', initial: 'OPEN', history: 'past', transitions: [] };
const loans = {
  name: 'loans',
  fields: [{ name: 'state', kind: 'enum', enum: 'loan-state', values: ['OPEN', 'LENT'] }],
  workflow,
} as unknown as Resource;

function show(past: readonly object[]) {
  const store = createModelStore(async () => EMPTY_MODEL, { resources: [loans] });
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <ModelProvider store={store}>
        <ResourceContextProvider value="loans">
          <RecordContextProvider value={{ id: '1', state: 'LENT', past }}>
            <StatusTimeline workflow={workflow} />
          </RecordContextProvider>
        </ResourceContextProvider>
      </ModelProvider>
    </AdminContext>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('the status timeline shows the known details of each transition, newest first', () => {
  const lines = show([
    { to: 'OPEN', by: 'Lan' },
    { state: 'LENT', when: '2026-05-04' },
    { note: 'lent', to: null },
    { to: 'LENT' },
  ]);
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain('undefined');
  expect(lines[0]).toContain('LENT');
  expect(lines[1]).toBe('lent');
  expect(lines[2]).toMatch(/OPEN.*workflow\.by/);
});

test('the status timeline renders nothing for a history with unknown keys', () => {
  expect(show([{ state: 'LENT', when: '2026-05-04' }])).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
