import { type TabFilter, zoneNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { getOrThrow } from '../get-or-throw.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { type TabContext, tabCondition, tabNamed } from './tab.ts';
import { viewOf } from './view.ts';

const model = libraryModel();
const viewNamed = (wanted: string) =>
  viewOf(
    model,
    getOrThrow(new Map(model.resources.map((one) => [one.name, one])), wanted),
    zoneNamed('Asia/Ho_Chi_Minh'),
  );
const loans = viewNamed('loans');

const profile = {
  id: 'u1',
  offices: [],
  office_id: null,
  is_admin: false,
  is_superuser: false,
  avatar_url: null,
};
const clerk: TabContext = { caller: { profile, officeId: 'o1' }, today: '2026-03-16' };
const visitor: TabContext = { caller: { profile: undefined, officeId: null }, today: '2026-03-16' };

describe('Conditions of a list tab', () => {
  const state = (value: string) => ({ field: 'state', operator: '$eq', value });
  const noState = { field: 'state', operator: '$isnull' };
  const due = (operator: string, value: string) => ({ field: 'due_on', operator, value });

  it.each<[TabFilter, unknown]>([
    [{}, undefined],
    [[], undefined],
    [[{}], undefined],
    [{ state: 'LENT' }, state('LENT')],
    [{ state: ['LENT'] }, state('LENT')],
    [{ state: ['LENT', 'ASKED'] }, { field: 'state', operator: '$in', values: ['LENT', 'ASKED'] }],
    [{ state: null }, noState],
    [{ state: ['LENT', null] }, { any: [state('LENT'), noState] }],
    [{ state: [] }, { any: [] }],
    [{ state: {} }, { all: [] }],
    [
      { beside_ids: ['l1', 'l2'] },
      { any: ['l1', 'l2'].map((value) => ({ field: 'beside_ids', operator: '$cont', value })) },
    ],
    [{ state: 'LENT', due_on: 'today' }, { all: [state('LENT'), due('$eq', '2026-03-16')] }],
    [{ due_on: { $gte: 'today', $lte: 'today+7' } }, { all: [due('$gte', '2026-03-16'), due('$lte', '2026-03-23')] }],
    [{ due_on: ['today', '2026-01-01'] }, { field: 'due_on', operator: '$in', values: ['2026-03-16', '2026-01-01'] }],
    [{ reader: 'today' }, { field: 'reader', operator: '$eq', value: 'today' }],
    [[{ state: 'LENT' }, {}, { due_on: null }], { any: [state('LENT'), { field: 'due_on', operator: '$isnull' }] }],
    [{ clerk_id: { current: 'user' } }, { field: 'clerk_id', operator: '$eq', value: 'u1' }],
    [{ office_id: { current: 'office' } }, { field: 'office_id', operator: '$eq', value: 'o1' }],
  ])('the tab condition %j becomes the equivalent list filter', (filter, expected) => {
    expect(tabCondition(loans, filter, clerk)).toEqual(expected);
  });

  it('a tab condition on one day covers the whole day of a date-time field', () => {
    expect(tabCondition(loans, { created_at: 'today' }, clerk)).toEqual({
      all: [
        { field: 'created_at', operator: '$gte', value: '2026-03-15T17:00:00.000Z' },
        { field: 'created_at', operator: '$lt', value: '2026-03-16T17:00:00.000Z' },
      ],
    });
  });

  it('a tab condition on the current user or office matches no record if the caller has none', () => {
    const none = (field: string) => ({ field, operator: '$eq', value: '-' });
    expect(tabCondition(loans, { clerk_id: { current: 'user' } }, visitor)).toEqual(none('clerk_id'));
    expect(tabCondition(loans, { office_id: { current: 'office' } }, visitor)).toEqual(none('office_id'));
  });
});

it('a tab of a list is found by name, and an unknown name is rejected', () => {
  expect(tabNamed(loans, 'due-soon').name).toBe('due-soon');
  const refused = (name: string, resource: string) =>
    expect.objectContaining({ status: 400, code: 'bad_query', params: { reason: 'unknown_tab', tab: name, resource } });
  const thrown = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };
  expect(thrown(() => tabNamed(loans, 'x'.repeat(150)))).toEqual(refused('x'.repeat(100), 'loans'));
  expect(thrown(() => tabNamed(viewNamed('books'), 'mine'))).toEqual(refused('mine', 'books'));
});
