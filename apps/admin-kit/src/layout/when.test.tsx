// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { AdminContext, Form, memoryStore, RecordContextProvider, TextInput } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { When } from './when.tsx';

afterEach(cleanup);

function open(children: ReactNode): void {
  render(
    <AdminContext
      store={memoryStore()}
      i18nProvider={{
        translate: (key, { _ } = {}) => _ ?? key,
        changeLocale: async () => undefined,
        getLocale: () => 'vi',
      }}
    >
      {children}
    </AdminContext>,
  );
}

test('the When component in a form reacts only to the fields named in its condition', async () => {
  const drawn = vi.fn();
  open(
    <Form>
      <TextInput source="kind" label="Kind" />
      <TextInput source="note" label="Note" />
      <Profiler id="when" onRender={drawn}>
        <When condition={{ kind: ['BUS', 'TRAM'] }}>
          <p>seats</p>
        </When>
      </Profiler>
    </Form>,
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Kind');
  expect(screen.queryByText('seats')).toBeNull();
  type('Kind', 'TRAM');
  await screen.findByText('seats');
  drawn.mockClear();
  for (const value of ['a', 'ab', 'abc']) type('Note', value);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('abc');
  expect(drawn).not.toHaveBeenCalled();
  type('Kind', 'FERRY');
  expect(screen.queryByText('seats')).toBeNull();
  expect(drawn).toHaveBeenCalled();
});

test('the When component outside a form evaluates its condition on the current record', () => {
  const page = (kind: string) => (
    <RecordContextProvider value={{ id: '1', kind }}>
      <When condition={{ kind: 'BUS' }}>
        <p>{kind} seats</p>
      </When>
    </RecordContextProvider>
  );
  open([page('BUS'), page('FERRY')].map((one, index) => <div key={index}>{one}</div>));
  expect(screen.getByText('BUS seats')).toBeDefined();
  expect(screen.queryByText('FERRY seats')).toBeNull();
});
