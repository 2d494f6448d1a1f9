import { expect, test } from 'vitest';
import { jsonText } from '../start/json-text.ts';
import type { DraftFile } from '../import/draft.ts';
import { type ImportState, planImport } from './plan-import.ts';

const UNDECIDED = { theirs: new Set<string>(), mine: new Set<string>() };

function file(name: string, properties: object = { code: { type: 'string' } }): DraftFile {
  return { path: `schemas/resources/${name}.json`, value: { name, schema: { type: 'object', properties } } };
}

function plan(
  state: { base?: readonly DraftFile[]; theirs: readonly DraftFile[]; mine?: Readonly<Record<string, object>> },
  decisions = UNDECIDED,
) {
  const mine = Object.entries(state.mine ?? {}).map(([path, value]) => [path, jsonText(value)] as const);
  const base: ImportState['base'] = state.base && { files: state.base, vanished: [] };
  return planImport({ base, theirs: state.theirs, mine: new Map(mine) }, decisions);
}

test('the first import creates all files with the meta-schema of their kind', () => {
  const { created, texts, taken } = plan({ theirs: [file('orders')] });
  expect([created, taken]).toEqual([['schemas/resources/orders.json'], []]);
  expect(texts.get('schemas/resources/orders.json')).toMatch(
    /^\{\n {2}"\$schema": "\.\.\/\.\.\/\.tuyen\/meta\/resource\.schema\.json",\n/u,
  );
});

test('a file that is not from the import is never overwritten', () => {
  const mine = { 'schemas/resources/orders.json': { name: 'orders', schema: {} } };
  const { taken, texts } = plan({ theirs: [file('orders')], mine });
  expect([taken, texts.size]).toEqual([['schemas/resources/orders.json'], 0]);
});

test('a second import of the same source changes nothing', () => {
  const orders = file('orders');
  const { texts, created, changed, conflicts } = plan({
    base: [orders],
    theirs: [orders],
    mine: { [orders.path]: orders.value },
  });
  expect([texts.size, created, changed, conflicts]).toEqual([0, [], [], []]);
});

test('a file that the owner deleted stays deleted, even if the source changes it', () => {
  const { texts, deleted } = plan({ base: [file('orders')], theirs: [file('orders', { code: { type: 'integer' } })] });
  expect([texts.size, deleted]).toEqual([0, ['schemas/resources/orders.json']]);
});

test('a resource that the source adds later is not in the menu', () => {
  const [orders, invoices] = [file('orders'), file('invoices')];
  const { texts } = plan({ base: [orders], theirs: [orders, invoices], mine: { [orders.path]: orders.value } });
  expect(JSON.parse(texts.get(invoices.path) ?? '').menu).toBeNull();
});

test('a file that the source no longer has is kept and reported only once', () => {
  const [orders, invoices] = [file('orders'), file('invoices')];
  const mine = { [orders.path]: orders.value, [invoices.path]: invoices.value };
  const first = plan({ base: [orders, invoices], theirs: [orders], mine });
  expect([first.vanished, first.texts.size]).toEqual([[invoices.path], 0]);
  const texts = new Map(Object.entries(mine).map(([path, value]) => [path, jsonText(value)]));
  const again = planImport({ base: first.stored, theirs: [orders], mine: texts }, UNDECIDED);
  expect([again.vanished, again.taken]).toEqual([[], []]);
  const back = planImport({ base: again.stored, theirs: [orders, invoices], mine: texts }, UNDECIDED);
  expect([back.taken, back.created, back.stored.vanished]).toEqual([[], [], []]);
});

test('a conflict names the file and the pointer, and the decision of the owner ends it', () => {
  const [before, after] = [file('orders', { code: { maxLength: 5 } }), file('orders', { code: { maxLength: 9 } })];
  const mine = { [before.path]: file('orders', { code: { maxLength: 7 } }).value };
  const state = { base: [before], theirs: [after], mine };
  const pointer = '/schema/properties/code/maxLength';
  expect(plan(state).conflicts).toEqual([{ file: before.path, pointer, mine: 7, theirs: 9 }]);
  const place = new Set([`${before.path}#${pointer}`]);
  expect(plan(state, { ...UNDECIDED, mine: place }).texts.size).toBe(0);
  expect(plan(state, { ...UNDECIDED, theirs: place }).texts.get(before.path)).toContain('"maxLength": 9');
});

test('a removed field of the source is reported as removed, or as a rename if a new field is similar', () => {
  const before = file('orders', { code: { type: 'string' }, fax: { type: 'string' } });
  const mine = { [before.path]: before.value };
  const gone = plan({ base: [before], theirs: [file('orders')], mine });
  expect(gone.removed).toEqual([{ file: before.path, field: 'fax' }]);
  const renamed = {
    base: [before],
    theirs: [file('orders', { code: { type: 'string' }, fax_no: { type: 'string' } })],
    mine,
  };
  expect(plan(renamed).renames).toEqual([{ file: before.path, resource: 'orders', from: 'fax', to: 'fax_no' }]);
  const decided = { ...UNDECIDED, theirs: new Set([`${before.path}#/schema/properties/fax`]) };
  expect(plan(renamed, decided)).toMatchObject({ renames: [], removed: [{ field: 'fax' }] });
});

test('a file that is no longer valid JSON is in conflict and stays as it is', () => {
  const orders = file('orders');
  const state = { base: { files: [orders], vanished: [] }, theirs: [orders], mine: new Map([[orders.path, '{']]) };
  expect(planImport(state, UNDECIDED).conflicts).toEqual([
    { file: orders.path, pointer: '', mine: undefined, theirs: undefined },
  ]);
});
