// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Field, Resource } from '@tuyen/model';
import {
  AdminContext,
  ResourceContextProvider,
  testDataProvider,
  TextInput,
  useNotificationContext,
} from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { NumberInput } from '../inputs/typed/number-input.tsx';
import { SecretInput } from '../inputs/secret-input.tsx';
import { FormSection } from '../layout/form-section.tsx';
import { SingletonEdit } from './singleton-edit.tsx';
import { SingletonForm } from './singleton-form.tsx';

afterEach(cleanup);

const base = { required: false, readOnly: false, writeOnly: false, unique: false, searchable: false, public: false };
const properties = {
  fee: { type: 'integer' },
  days: { type: 'integer', default: 14 },
  name: { type: 'string' },
  password: { type: 'string' },
};
const field = (name: keyof typeof properties, kind: string, more = {}): Field =>
  ({ ...base, system: false, name, kind, multiline: false, label: {}, schema: properties[name], ...more }) as Field;
const settings = {
  name: 'settings',
  module: 'setting',
  title: '{name}',
  schema: { type: 'object', properties },
  fields: [
    field('fee', 'integer'),
    field('days', 'integer'),
    field('name', 'text'),
    field('password', 'text', { writeOnly: true }),
  ],
  form: { sections: [{ name: 'main', fields: ['fee', 'days', 'name', 'password'] }] },
} as unknown as Resource;

const root = { id: 'r', name: 'Tổng công ty' };
const read = {
  id: '1',
  office_id: null,
  version: 3,
  fee: 20,
  days: 14,
  name: 'Buýt nhanh',
  origins: {
    fee: { from: 'own', fallback: { from: 'inherited', office: root, value: 30 } },
    days: { from: 'default' },
    name: { from: 'inherited', office: root },
    password: { from: 'own', fallback: { from: 'inherited', office: root } },
  },
};

const translate = (key: string, { _, name }: { _?: string; name?: string } = {}) =>
  name ? `${key} ${name}` : (_ ?? key);

function Notified() {
  const shown = useNotificationContext().notifications.map(({ message, notificationOptions: options }) =>
    [message, options?.messageArgs?.warnings].join(' '),
  );
  return <output>{shown.join()}</output>;
}

function show(answer: object = read, origins: object = {}) {
  const call = vi.fn(async (_path: string, request: { method?: string } = {}) =>
    request.method === 'PATCH'
      ? {
          ...read,
          version: 4,
          fee: 30,
          origins: { ...read.origins, fee: { from: 'inherited', office: root }, ...origins },
        }
      : answer,
  );
  const model = createModelStore(async () => EMPTY_MODEL, { resources: [settings] });
  render(
    <AdminContext
      dataProvider={testDataProvider({ call } as object)}
      i18nProvider={{ translate, changeLocale: async () => undefined, getLocale: () => 'vi' }}
    >
      <ModelProvider store={model}>
        <Notified />
        <ResourceContextProvider value="settings">
          <SingletonEdit path="site-config">
            <SingletonForm>
              <FormSection name="main">
                <NumberInput source="fee" label="resources.settings.fields.fee" />
                <NumberInput source="days" label="resources.settings.fields.days" />
                <TextInput source="name" label="resources.settings.fields.name" />
                <SecretInput source="password" label="resources.settings.fields.password" />
              </FormSection>
            </SingletonForm>
          </SingletonEdit>
        </ResourceContextProvider>
      </ModelProvider>
    </AdminContext>,
  );
  const sent = () => call.mock.calls.map(([, request]) => request as { method?: string; body?: object } | undefined);
  return {
    patched: () => sent().find((request) => request?.method === 'PATCH')?.body,
    call,
  };
}

const group = (mark: string) => screen.findByRole('group', { name: mark });
const fee = () => screen.getByLabelText(/fields\.fee/, { selector: 'input' }) as HTMLInputElement;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));

test("the settings form shows the origin of each value and a reset button for the office's own values", async () => {
  show();
  expect(within(await group('settings.inherited Tổng công ty')).getByLabelText(/fields\.name/)).toBeTruthy();
  expect(within(await group('settings.default')).queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('group', { name: 'settings.own' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^settings\.reset: / })).toHaveLength(2);
});

test('resetting a setting of the office shows the inherited value and sends null', async () => {
  const { patched } = show();
  const button = await screen.findByRole('button', { name: 'settings.reset: resources.settings.fields.fee' });
  fireEvent.click(button);
  await waitFor(() => expect(fee().value).toBe('30'));
  await group('settings.will_inherit Tổng công ty');
  save();
  await waitFor(() => expect(patched()).toEqual({ fee: null, version: 3 }));
  await waitFor(() => expect(screen.getAllByRole('group', { name: 'settings.own' })).toHaveLength(1));
});

test('a secret setting can be reset although its value is never shown', async () => {
  const { patched } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'settings.reset: resources.settings.fields.password' }));
  await group('settings.will_inherit Tổng công ty');
  save();
  await waitFor(() => expect(patched()).toEqual({ password: null, version: 3 }));
});

test("undoing the reset of a setting, or typing another value, keeps the office's own value", async () => {
  const { patched } = show();
  const name = /settings\.(reset|keep_own): resources\.settings\.fields\.fee/;
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(fee().value).toBe('30'));
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(fee().value).toBe('20'));
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(fee().value).toBe('30'));
  fireEvent.change(fee(), { target: { value: '31' } });
  await waitFor(() => expect(screen.getAllByRole('group', { name: 'settings.own' })).toHaveLength(2));
  save();
  await waitFor(() => expect(patched()).toEqual({ fee: 31, version: 3 }));
});

test('the settings form shows no origins if the server returns none', async () => {
  const { origins: _, ...plain } = read;
  show(plain);
  await screen.findByLabelText(/fields\.fee/, { selector: 'input' });
  expect(screen.queryByText(/settings\.(own|default|inherited)/)).toBeNull();
});

test("the settings form shows the server's warning at a value with an unusual effect", async () => {
  const days = { from: 'default', warning: 'Nothing is sold.' };
  show({ ...read, origins: { ...read.origins, days } });
  expect(within(await group('settings.default')).getByRole('alert').textContent).toBe('Nothing is sold.');
});

test('saving a setting with an unusual effect shows a warning instead of the success message', async () => {
  const days = { from: 'default', warning: 'Nothing is sold.' };
  show(read, { days });
  fireEvent.change(await waitFor(fee), { target: { value: '31' } });
  save();
  await screen.findByText('settings.saved_but resources.settings.fields.days: Nothing is sold.');
});
