import { expect, test } from 'vitest';
import { violationsOf } from '../../json-schema/violations.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { hasNumberBetween, highest, lowest } from './bounds.ts';

const RULES = { resolve: () => ({}), formats: new Map() };

test('numeric limits are rejected exactly if the validator accepts no number between them', () => {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const halves = Array.from({ length: 9 }, (_, index) => index / 2);
  // Values in steps of half the distance between neighboring limits, so that some lie on a limit and some between two.
  const values = Array.from({ length: 40 }, (_, index) => (index - 10) / 4);
  let refused = 0;
  for (let run = 0; run < 2_000; run += 1) {
    const schema: Raw = JSON.parse(
      JSON.stringify({
        minimum: pick(halves),
        maximum: pick(halves),
        exclusiveMinimum: pick([undefined, ...halves]),
        exclusiveMaximum: pick([undefined, ...halves]),
        multipleOf: pick([undefined, undefined, 0.5, 1, 1.5, 2, 3]),
        allOf: [{ multipleOf: pick([undefined, 0.5, 1]) }],
      }),
    );
    const constraints = [{ schema, path: [] }];
    const low = lowest(constraints, 'minimum', 'exclusiveMinimum');
    const high = highest(constraints, 'maximum', 'exclusiveMaximum');
    if (!low || !high) throw new Error('Both limits are set.');
    const inner = (schema['allOf'] as readonly Raw[])[0]?.['multipleOf'];
    const steps = [schema['multipleOf'], inner].filter((step) => typeof step === 'number');
    const fits = values.some((value) => violationsOf(value, schema, RULES).length === 0);
    expect([JSON.stringify(schema), hasNumberBetween(low, high, steps)]).toEqual([JSON.stringify(schema), fits]);
    if (!fits) refused += 1;
  }
  expect(refused).toBeGreaterThan(500);
  expect(refused).toBeLessThan(1_900);
});
