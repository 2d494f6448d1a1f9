import { stringIn, stringsIn } from './expected.ts';
import { KEYWORDS } from './keywords.ts';
import { hasType, typeName } from './value.ts';
import { addViolation } from './violation.ts';
import type { Check, Rules, Schema, Violation, Visit } from './violation.ts';

/**
 * Every violation of a value. The schema is interpreted: ajv would take a seventh of the time of `tuyen generate`. Tests compare
 * the results with ajv. The scanner limits the depth of values, so the recursion is safe.
 */
export function violationsOf(value: unknown, schema: Schema | boolean, rules: Rules): readonly Violation[] {
  const found: Violation[] = [];
  check(value, schema, { rules, trail: [], found, check });
  return found;
}

function check(value: unknown, schema: Schema | boolean, visit: Visit): void {
  if (schema === true) return;
  if (schema === false) return addViolation(visit, 'false', {}, 'is not allowed here');
  const { type, steps } = planOf(schema);
  // A value of the wrong type violates other keywords too: report only the type.
  if (type !== undefined && !hasType(value, type)) {
    return addViolation(visit, 'type', schema, `must be ${[type].flat().join(' or ')}, not ${typeName(value)}`);
  }
  for (const step of steps) step(value, visit);
}

/** The keywords of a schema, without annotations. */
interface Plan {
  readonly type: string | readonly string[] | undefined;
  readonly steps: readonly Check[];
}

const plans = new WeakMap<Schema, Plan>();

function planOf(schema: Schema): Plan {
  const known = plans.get(schema);
  if (known) return known;
  const steps = Object.entries(schema).flatMap(([name, expected]) => KEYWORDS.get(name)?.(expected, schema) ?? []);
  const plan = { type: stringIn(schema['type']) ?? stringsIn(schema['type']), steps };
  plans.set(schema, plan);
  return plan;
}
