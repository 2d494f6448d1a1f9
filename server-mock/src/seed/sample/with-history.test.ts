import type { Field, Model, Resource } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../../server/src/engine/domain.ts';
import { libraryModel } from '../../testing/library.ts';
import { ANCHOR } from '../anchor.ts';
import { fixedId, seededRandom } from '../random.ts';
import { syntheticRows } from '../synthetic-rows.ts';
import { openTexts } from './texts.ts';

const { model: project } = loadProject(fileURLToPath(new URL('../../../..', import.meta.url)));
if (!project) throw new Error('The schemas of the project have errors.');

async function rowsOf(of: Model, seed: number): Promise<Record<string, readonly Row[]>> {
  const model = { ...of, resources: of.resources.map((resource) => ({ ...resource, seed })) };
  const context = {
    model,
    anchor: ANCHOR,
    random: seededRandom(1),
    id: (resource: string, key: string | number) => fixedId(ANCHOR, resource, key),
    upload: (key: string) => `/api/v1/uploads/${key}`,
    password: (plain: string) => plain,
    hashKey: (plain: string) => plain,
  };
  return syntheticRows(context, {}, await openTexts(model));
}

function ofServer({ fields, workflow }: Resource): readonly Field[] {
  const inputs = workflow?.transitions.flatMap(({ input }) => input.map(({ name }) => name)) ?? [];
  return fields.filter(
    ({ readOnly, system, name }) => readOnly && !system && name !== workflow?.field && !inputs.includes(name),
  );
}

describe.each([
  ['the project', await rowsOf(project, 200), project],
  ['the library', await rowsOf(libraryModel(), 200), libraryModel()],
])('Sample records of %s', (_, rows, { resources }) => {
  it('no time set by the server in a sample record is in the future', () => {
    for (const resource of resources)
      for (const field of ofServer(resource).filter(({ kind }) => kind === 'date-time'))
        for (const row of rows[resource.name] ?? [])
          expect(String(row[field.name] ?? '') <= ANCHOR.toISOString(), `${resource.name}.${field.name}`).toBe(true);
  });

  it('a sample record in its initial state has no values that the server sets only in later states', () => {
    for (const resource of resources) {
      const { workflow } = resource;
      if (!workflow) continue;
      const decisive = workflow.transitions.flatMap(({ when = {} }) => Object.keys(when));
      const { history } = workflow;
      const waiting = (rows[resource.name] ?? []).filter(
        (row) => history !== undefined && [row[history]].flat().length === 1,
      );
      for (const field of ofServer(resource).filter(({ name }) => name !== workflow.history)) {
        const where = `${resource.name}.${field.name}`;
        for (const row of waiting) {
          const value = row[field.name];
          if (field.default !== undefined) expect(value, where).toEqual(field.default);
          else if (field.kind === 'boolean' && !decisive.includes(field.name)) expect(value, where).toBe(false);
          else if (field.kind === 'date-time' && !field.always) expect(value, where).toBeUndefined();
        }
      }
    }
  });

  it('ranges of sample records are in order, and a total is the sum of its parts', () => {
    for (const { name } of resources)
      for (const row of rows[name] ?? []) {
        const ranges = [
          ['valid_from', 'valid_to'],
          ['contract_from', 'contract_to'],
          ['period_from', 'period_to'],
        ] as const;
        for (const [from, to] of ranges)
          if (row[from] !== undefined && row[to] !== undefined)
            expect(String(row[from]) <= String(row[to]), `${name}.${from}`).toBe(true);
        const { base_amount: base, discount_amount: discount, total } = row;
        if (base === undefined || discount === undefined) continue;
        expect(Number(discount)).toBeLessThanOrEqual(Number(base));
        const fees = ['issuance_fee', 'transport_fee', 'shipping_fee'].map((fee) => Number(row[fee] ?? 0));
        expect(total).toBe(fees.reduce((sum, fee) => sum + fee, Number(base) - Number(discount)));
        expect(Number(total)).toBeLessThan(5_000_000);
      }
  });

  it('sample records are in many different states, and failed states are rare', () => {
    for (const { name, workflow } of resources) {
      const all = rows[name] ?? [];
      if (!workflow || all.length < 100) continue;
      const canEndWell = workflow.transitions.some(({ tone }) => tone !== 'danger');
      const wrong = new Set(workflow.transitions.flatMap(({ tone, to }) => (tone === 'danger' ? [to] : [])));
      const share = all.filter((row) => wrong.has(String(row[workflow.field]))).length / all.length;
      if (canEndWell) expect(share, name).toBeLessThan(0.4);
      const good = workflow.transitions.filter(({ tone }) => tone !== 'danger');
      const reachable = new Set([workflow.initial, ...good.map(({ to }) => to)]).size;
      expect(new Set(all.map((row) => row[workflow.field])).size, name).toBeGreaterThanOrEqual(Math.min(3, reachable));
    }
  });
});
