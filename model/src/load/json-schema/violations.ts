import { KEYWORDS } from './keywords.ts';
import { hasType, typeName } from './value.ts';
import { tell } from './violation.ts';
import type { Keyword, Rules, Schema, Violation, Visit } from './violation.ts';

/**
 * Every violation of a value, interpreted: loading and running ajv would cost a seventh of the time that
 * `tuyen generate` has. Tests hold it to ajv's verdicts. Values are nested no deeper than the scanner lets pass, so
 * recursion ends.
 */
export function violationsOf(value: unknown, schema: Schema | boolean, rules: Rules): readonly Violation[] {
  const found: Violation[] = [];
  check(value, schema, { rules, trail: [], found, check });
  return found;
}

function check(value: unknown, schema: Schema | boolean, visit: Visit): void {
  if (schema === true) return;
  if (schema === false) return tell(visit, 'false', {}, 'is not allowed here');
  const { type, steps } = planOf(schema);
  // A value of another type breaks everything else as well: once is enough.
  if (type !== undefined && !hasType(value, type)) {
    return tell(visit, 'type', schema, `must be ${[type].flat().join(' or ')}, not ${typeName(value)}`);
  }
  for (const { keyword, expected } of steps) keyword(value, expected, visit, schema);
}

/** What a schema asks, without what it only describes. */
interface Plan {
  readonly type: string | readonly string[] | undefined;
  readonly steps: readonly { readonly keyword: Keyword; readonly expected: unknown }[];
}

const plans = new WeakMap<Schema, Plan>();

function planOf(schema: Schema): Plan {
  const known = plans.get(schema);
  if (known) return known;
  const steps = Object.entries(schema).flatMap(([name, expected]) => {
    const keyword = KEYWORDS.get(name);
    return keyword ? [{ keyword, expected }] : [];
  });
  const plan = { type: schema['type'] as Plan['type'], steps };
  plans.set(schema, plan);
  return plan;
}
