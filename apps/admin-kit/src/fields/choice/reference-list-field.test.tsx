// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, RecordContextProvider, ResourceDefinitionContextProvider, testDataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { Access } from '../../auth/access.ts';
import { createSession } from '../../auth/session.ts';
import { SessionProvider } from '../../auth/session-context.tsx';
import { ReferenceListField } from './reference-list-field.tsx';

afterEach(cleanup);

function shown(count: number, inLine = false) {
  const getMany = vi.fn(async (_: string, { ids }: { readonly ids: readonly unknown[] }) => ({
    data: ids.map((id) => ({ id, name: `Track ${String(id)}` })),
  }));
  const track_ids = Array.from({ length: count }, (_, index) => String(index + 1));
  const access = { mayIn: () => true, may: () => true } as unknown as Access;
  const definitions = { tracks: { name: 'tracks', recordRepresentation: 'name' } };
  render(
    <SessionProvider session={createSession(localStorage, 'test', Date.now)} access={access}>
      <AdminContext dataProvider={testDataProvider({ getMany } as never)}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <RecordContextProvider value={{ id: 'all', track_ids }}>
            <ReferenceListField source="track_ids" reference="tracks" inLine={inLine} />
          </RecordContextProvider>
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </SessionProvider>,
  );
  const asked = () => getMany.mock.calls.flatMap(([, { ids }]) => ids).length;
  return { asked, titles: () => screen.queryAllByText(/^Track \d+$/u).length };
}

test('a list of 1,500 records shows and reads the first 20, and more on request', async () => {
  const { asked, titles } = shown(1500);
  await waitFor(() => expect(titles()).toBe(20));
  expect(asked()).toBe(20);
  fireEvent.click(screen.getByRole('button', { name: 'board.more' }));
  await waitFor(() => expect(titles()).toBe(120));
});

test('a list of 20 records shows all of them without a button', async () => {
  const { titles } = shown(20);
  await waitFor(() => expect(titles()).toBe(20));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a column shows two records and the number of the others', async () => {
  const { titles } = shown(1500, true);
  await waitFor(() => expect(titles()).toBe(2));
  screen.getByText('+1498');
});
