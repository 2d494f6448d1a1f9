import { expect, test } from 'vitest';
import { type Edit, loadExample, set } from '../example/example.fixture.ts';
import { resourceNamed } from '../model/model.ts';

const label = { vi: 'Thử', en: 'Trial' };

function load(edits: Readonly<Record<string, Edit>> = {}) {
  const { model, diagnostics } = loadExample(edits);
  if (!model) throw new Error(JSON.stringify(diagnostics));
  return model;
}

test('an enum has a label and a color for each value, and knows the earlier names of values', () => {
  const renamed = { 'schemas/enums/loan-state.json': set(['x-renamed-values'], { LOST: 'GONE' }) };
  const [state] = load(renamed).enums;
  expect(state).toEqual({
    name: 'loan-state',
    source: 'schemas/enums/loan-state.json',
    label: { vi: 'Trạng thái', en: 'State' },
    values: [
      { value: 'OPEN', label: { vi: 'Đang mượn', en: 'On loan' }, color: 'info' },
      { value: 'RETURNED', label: { vi: 'Đã trả', en: 'Returned' }, color: 'success' },
      { value: 'LOST', label: { vi: 'Bị mất', en: 'Lost' }, color: 'danger' },
    ],
    renamedValues: { LOST: 'GONE' },
  });
  expect(load().enums[0]).not.toHaveProperty('renamedValues');
});

test('an enum can have short labels, an order and a label that stands for all its values', () => {
  const short = { vi: 'Mất', en: 'Lost' };
  const all = { vi: 'Mọi trạng thái', en: 'Any state' };
  const more: Edit = (text) =>
    set(['x-values', 'LOST', 'x-short-label'], short)(set(['x-ordered'], true)(set(['x-all-label'], all)(text)));
  const [state] = load({ 'schemas/enums/loan-state.json': more }).enums;
  expect(state).toMatchObject({ ordered: true, allLabel: all });
  expect(state?.values.map(({ shortLabel }) => shortLabel)).toEqual([undefined, undefined, short]);
});

test('a project kind has the settings of its schema file', () => {
  const file = {
    base: 'text',
    pattern: '^[A-Z]{2}-[0-9]{3}$',
    transform: 'upper',
    message: { vi: 'Ký hiệu gồm hai chữ và ba số.', en: 'Two letters and three digits.' },
    examples: ['AB-123', 'VN-042'],
  };
  expect(load().kinds).toEqual([{ name: 'shelf-mark', ...file }]);
  const more: Edit = (text) => set(['inputMode'], 'numeric')(set(['autocomplete'], 'off')(text));
  expect(load({ 'schemas/kinds/shelf-mark.json': more }).kinds).toEqual([
    { name: 'shelf-mark', ...file, inputMode: 'numeric', autocomplete: 'off' },
  ]);
});

test('the office of an account is its office_id if accounts belong to offices, otherwise undefined', () => {
  expect(load().identity.users.office).toBeUndefined();
  const scoped = { 'schemas/resources/users.json': set(['scope'], 'office') };
  expect(load(scoped).identity.users.office).toBe('office_id');
});

test('the tabs of a resource are built from its schema file', () => {
  const tabs = [{ name: 'late', label, filter: { state: ['OPEN', 'LOST'] }, sort: '-due_on' }];
  const loans = resourceNamed(load({ 'schemas/resources/loans.json': set(['tabs'], tabs) }), 'loans');
  expect(loans?.tabs).toEqual([{ ...tabs[0], sort: { field: 'due_on', order: 'DESC' } }]);
});

test('a tab without a label takes the state’s label, and a queue takes its tab’s label', () => {
  const tabs = [
    { name: 'lost', filter: { state: 'LOST' } },
    { name: 'listed', filter: [{ state: 'LOST' }] },
    { name: 'late', label, filter: [{ state: 'LOST' }, { state: 'OPEN' }] },
  ];
  const views = tabs.map(({ name }) => ({ name, kind: 'queue', tab: name }));
  const edit = (text: string) => set(['views'], views)(set(['tabs'], tabs)(text));
  const loans = resourceNamed(load({ 'schemas/resources/loans.json': edit }), 'loans');
  const lost = { vi: 'Bị mất', en: 'Lost' };
  expect(loans?.tabs?.map((tab) => tab.label)).toEqual([lost, lost, label]);
  expect(loans?.views?.map((view) => view.label)).toEqual([lost, lost, label]);
});
