import { libraryModel } from '@tuyen/server-mock/testing/library';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrThrow } from '../get-or-throw.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { findTransition } from './moves.ts';
import { effectsOf } from './transition-effects.ts';

const model = libraryModel();
const loans = getOrThrow(new Map(model.resources.map((one) => [one.name, one])), 'loans');
const { workflow } = loans;
const actor = { kind: 'customer', name: 'Anna' } as const;
const past = { from: null, to: 'ASKED', at: '2026-03-01T00:00:00Z' };

let store: Store;
beforeAll(async () => {
  store = await openStore({ model });
});
afterAll(() => store.close());

async function lend(added: Readonly<Record<string, unknown>>) {
  if (!workflow) throw new Error('loans have a workflow');
  const before = { state: 'ASKED', [workflow.history ?? '']: [past] };
  const transition = findTransition(loans, before, 'lend', { kind: 'staff' });
  return effectsOf({
    resource: loans,
    workflow,
    transition,
    before,
    input: { due_on: '2026-03-20', with_id: 'l2', note: 'at the desk' },
    added,
    at: '2026-03-02T00:00:00Z',
    by: { model, rows: store.reader, actor },
  });
}

test('a transition writes its input, the changes of the hook, the state and an entry of the history', async () => {
  const changes = await lend({ reader: 'r1' });
  expect(changes).toMatchObject({ due_on: '2026-03-20', reader: 'r1', state: 'LENT' });
  expect(changes[workflow?.history ?? '']).toEqual([
    past,
    expect.objectContaining({ from: 'ASKED', to: 'LENT', at: '2026-03-02T00:00:00Z' }),
  ]);
  expect(changes).not.toHaveProperty('with_id');
});

test('a hook can replace a value of the input, but neither the state nor the history', async () => {
  const changes = await lend({ due_on: '2026-03-21', state: 'RETURNED', [workflow?.history ?? '']: [] });
  expect(changes).toMatchObject({ due_on: '2026-03-21', state: 'LENT' });
  expect(changes[workflow?.history ?? '']).toHaveLength(2);
});
