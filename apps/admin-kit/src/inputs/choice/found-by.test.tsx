// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { Access } from '../../auth/access.ts';
import { createSession } from '../../auth/session.ts';
import { SessionProvider } from '../../auth/session-context.tsx';
import { ModelProvider } from '../../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../../model/model-store.ts';
import { foundBy } from './found-by.ts';
import { preloadReferenceSearch, ReferenceSelect } from './reference-select.tsx';

const BOOKS = {
  name: 'books',
  module: 'book',
  list: { columns: [] },
  fields: [
    { name: 'name', kind: 'text', searchable: true },
    { name: 'former_titles', kind: 'text', searchable: true },
    { name: 'note', kind: 'text', searchable: false },
  ],
} as never;

describe('Field in which a search found a record', () => {
  const record = { name: 'Sông Hồng', former_titles: 'Sông Cái, Nhị Hà, Phú Lương', note: 'Hà Nội' };
  const by = (typed: string) => foundBy(BOOKS, record, { title: 'Sông Hồng', typed });

  it.each([
    ['nhi ha', { field: 'former_titles', text: 'Nhị Hà' }],
    ['Cái', { field: 'former_titles', text: 'Sông Cái' }],
    ['cai nhi', { field: 'former_titles', text: 'Sông Cái, Nhị Hà' }],
    ['song hong', undefined],
    ['ha noi', undefined],
    ['', undefined],
  ])('only a searched field that the title does not show explains the result: %s', (typed, found) => {
    expect(by(typed)).toEqual(found);
  });

  it('a record is explained by its name in another language', () => {
    const river = { name: { vi: 'Sông Hồng', en: 'Red River' } };
    const found = (typed: string) => foundBy(BOOKS, river, { title: 'Sông Hồng', typed });
    expect(found('red')).toEqual({ field: 'name', text: 'Red River' });
    expect(found('song')).toBeUndefined();
  });
});

beforeAll(preloadReferenceSearch);
afterEach(cleanup);

test('an option of a reference search says in which field the typed words were found', async () => {
  const rows = [{ id: 'a', name: 'Sông Hồng', former_titles: 'Sông Cái, Nhị Hà' }];
  const getList = vi.fn(async () => ({ data: rows as never[], total: 1 }));
  const store = createModelStore(async () => EMPTY_MODEL, { resources: [BOOKS] });
  const session = createSession(localStorage, 'test', Date.now);
  const access = { mayIn: () => true, may: () => true } as unknown as Access;
  render(
    <SessionProvider session={session} access={access}>
      <ModelProvider store={store}>
        <AdminContext dataProvider={testDataProvider({ getList } as never)}>
          <ResourceContextProvider value="loans">
            <Form record={{ id: 1 }}>
              <ReferenceSelect source="book_id" reference="books" label="Book" />
            </Form>
          </ResourceContextProvider>
        </AdminContext>
      </ModelProvider>
    </SessionProvider>,
  );
  const input = await screen.findByRole('combobox', { name: 'Book' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'nhi ha' } });
  const why = await screen.findByText('resources.books.fields.former_titles: Nhị Hà');
  expect(why.closest('[role=option]')).not.toBeNull();
});
