// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { Region, Resource, StateOverride } from '@tuyen/model';
import {
  AdminContext,
  RecordContextProvider,
  ResourceContextProvider,
  testDataProvider,
  testI18nProvider,
  type RaRecord,
} from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createModelStore, EMPTY_MODEL } from '../../model/model-store.ts';
import { ModelProvider } from '../../model/model-context.tsx';
import { TitleState } from '../../pages/title-state.tsx';
import { StateField } from './state-field.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const HANOI: Region = { ...EMPTY_MODEL.region, timeZone: 'Asia/Ho_Chi_Minh' };

const overrides: readonly StateOverride[] = [
  { when: { is_locked: true }, label: { en: 'Locked' }, color: 'danger' },
  { when: { status: 'ACTIVE' }, past: 'valid_to', label: { en: 'Expired' }, color: 'neutral' },
  { when: { status: 'ACTIVE' }, past: 'ends_at', label: { en: 'Over' }, color: 'neutral' },
];
const field = { name: 'status', kind: 'enum', enum: 'status', values: ['ACTIVE', 'INACTIVE', 'LOST'], overrides };
const cards = { name: 'cards', fields: [field] } as unknown as Resource;
const values = [
  { value: 'ACTIVE', label: {}, color: 'success' },
  { value: 'INACTIVE', label: {}, color: 'neutral' },
  { value: 'LOST', label: {}, color: 'danger' },
] as const;

function shown(given: object, at = '2026-06-15T05:00:00Z'): readonly (string | undefined)[] {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
  const store = createModelStore(async () => EMPTY_MODEL, {
    region: HANOI,
    resources: [cards],
    enums: [{ name: 'status', source: '', label: {}, values }],
  });
  const record: RaRecord = { id: 1, ...given };
  const draw = (children: ReactNode) => {
    const { container, unmount } = render(
      <AdminContext dataProvider={testDataProvider()} i18nProvider={testI18nProvider()}>
        <ModelProvider store={store}>
          <ResourceContextProvider value="cards">
            <RecordContextProvider value={record}>{children}</RecordContextProvider>
          </ResourceContextProvider>
        </ModelProvider>
      </AdminContext>,
    );
    const chip = container.querySelector('.plain-state');
    const label = chip?.textContent.replace('enums.status.', '');
    const text = chip ? `${chip.className.split(' ').at(-1)} ${label}` : undefined;
    unmount();
    return text;
  };
  return [draw(<StateField source="status" enum="status" overrides={overrides} />), draw(<TitleState />)];
}

test.each([
  ['an active record', { status: 'ACTIVE', valid_to: '2026-06-15' }, 'success ACTIVE', undefined],
  ['a locked record', { status: 'ACTIVE', is_locked: true, valid_to: '2026-01-01' }, 'danger Locked', 'danger Locked'],
  ['a record after its last day', { status: 'ACTIVE', valid_to: '2026-06-14' }, 'neutral Expired', 'neutral Expired'],
  [
    'a record after its last moment',
    { status: 'ACTIVE', ends_at: '2026-06-15T04:59:00Z' },
    'neutral Over',
    'neutral Over',
  ],
  [
    'a record before its last moment',
    { status: 'ACTIVE', ends_at: '2026-06-15T05:01:00Z' },
    'success ACTIVE',
    undefined,
  ],
  [
    'an inactive record after its last day',
    { status: 'INACTIVE', valid_to: '2026-01-01' },
    'neutral INACTIVE',
    undefined,
  ],
  ['a record without a last day', { status: 'ACTIVE', valid_to: null }, 'success ACTIVE', undefined],
  ['a record in a state of danger', { status: 'LOST' }, 'danger LOST', 'danger LOST'],
])('a list and the page title show the expected label for the state of a record: %s', (_, record, inList, inTitle) => {
  expect(shown(record)).toEqual([inList, inTitle]);
});

test("a record expires at midnight in the project's time zone after its last day", () => {
  expect(shown({ status: 'ACTIVE', valid_to: '2026-06-15' }, '2026-06-15T17:30:00Z')[0]).toBe('neutral Expired');
});
