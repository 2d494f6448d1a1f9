// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Resource } from '@tuyen/model';
import { AdminContext, memoryStore, RecordContextProvider, ResourceContextProvider, TextField } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { EmptyFields, EmptyFieldsButton } from './empty-fields.tsx';
import { ShowSection } from './show-section.tsx';

afterEach(cleanup);

const books = {
  name: 'books',
  fields: [{ name: 'fine', when: { lent: true } }],
} as unknown as Resource;

function KeyField(_: { readonly source: string }) {
  return <button type="button">issue</button>;
}
KeyField.shownEmpty = true;

function show(record: object, store = memoryStore()) {
  render(
    <AdminContext
      store={store}
      i18nProvider={{
        translate: (key, { smart_count } = {}) => (smart_count === undefined ? key : `${key} ${smart_count}`),
        changeLocale: async () => undefined,
        getLocale: () => 'vi',
      }}
    >
      <ModelProvider store={createModelStore(async () => EMPTY_MODEL, { resources: [books] })}>
        <ResourceContextProvider value="books">
          <RecordContextProvider value={{ id: '1', ...record }}>
            <EmptyFields>
              <ShowSection name="main">
                <TextField source="title" />
                <TextField source="pages" />
                <TextField source="fine" />
              </ShowSection>
              <ShowSection name="loan" when={{ lent: true }}>
                <TextField source="reader" />
              </ShowSection>
              <ShowSection name="more">
                <TextField source="authors" />
                <TextField source="place" />
              </ShowSection>
              <ShowSection name="key">
                <KeyField source="key" />
              </ShowSection>
              <EmptyFieldsButton />
            </EmptyFields>
          </RecordContextProvider>
        </ResourceContextProvider>
      </ModelProvider>
    </AdminContext>,
  );
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent?.split('.').at(-1));
const toggle = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a record page hides empty fields and sections until the user shows them', () => {
  const store = memoryStore();
  show({ title: 'A', authors: [], place: { shelf: null, room: '' } }, store);
  expect(screen.queryByText('resources.books.fields.pages')).toBeNull();
  expect(headings()).toEqual(['main', 'key']);
  // Three empty fields are counted. The late fee (`fine`) and `reader` are not counted, because they do not apply to a
  // book that is not lent. `key` is not counted, because it shows a button even without a value.
  toggle('show.show_empty 3');
  expect(screen.getAllByText(/^resources\.books\.fields\./)).toHaveLength(4 + 1);
  expect(headings()).toEqual(['main', 'more', 'key']);

  expect(store.getItem('empty_fields')).toBe(true);
  toggle('show.hide_empty 3');
  expect(headings()).toEqual(['main', 'key']);
});

test('a record page does not treat false and zero as empty values', () => {
  show({ title: 0, pages: false, lent: true, fine: 5, reader: 'L', authors: ['x'], place: { shelf: 0 } });
  expect(headings()).toEqual(['main', 'loan', 'more', 'key']);
  expect(screen.queryByRole('button', { name: /show_empty/ })).toBeNull();
});
