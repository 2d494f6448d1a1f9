import { memoize } from '../../memoize.ts';
import { stringExpected, stringsExpected } from './expected.ts';
import { KEYWORDS } from './keywords.ts';
import { hasType, typeName } from './value.ts';
import { addViolation } from './violation.ts';
import type { KeywordCheck, ValidationOptions, Schema, Violation, Visit } from './violation.ts';

export type { Violation } from './violation.ts';

/**
 * Returns every violation of a value. The schema is interpreted, not compiled with ajv, because compiling would take a
 * seventh of the time of `tuyen generate`. Tests compare the results with ajv. The function is recursive, which is safe
 * because the scanner limits the depth of values.
 */
export function violationsOf(value: unknown, schema: Schema | boolean, rules: ValidationOptions): readonly Violation[] {
  const found: Violation[] = [];
  check(value, schema, { rules, trail: [], found, check });
  return found;
}

function check(value: unknown, schema: Schema | boolean, visit: Visit): void {
  if (schema === true) return;
  if (schema === false) return addViolation(visit, 'false', {}, 'is not allowed here');
  const { type, steps, choices } = planOf(schema);
  // A value of the wrong type violates other keywords too, so report only the type.
  if (type !== undefined && !hasType(value, type)) {
    addViolation(visit, 'type', schema, `must be ${[type].flat().join(' or ')}, not ${typeName(value)}`);
    if (visit.rules.everyViolation === true) for (const step of choices) step(value, visit);
    return;
  }
  for (const step of steps) step(value, visit);
}

interface Plan {
  readonly type: string | readonly string[] | undefined;
  /** Checks of all keywords, in the order in which the compiled validators report violations. */
  readonly steps: readonly KeywordCheck[];
  readonly choices: readonly KeywordCheck[];
}

const planOf = memoize((schema: Schema): Plan => {
  const steps = [...KEYWORDS].flatMap(([name, keyword]) => {
    const step = Object.hasOwn(schema, name) ? keyword(schema[name], schema) : undefined;
    return step ? [{ name, step }] : [];
  });
  return {
    type: stringExpected(schema['type']) ?? stringsExpected(schema['type']),
    steps: steps.map(({ step }) => step),
    choices: steps.filter(({ name }) => name === 'enum' || name === 'const').map(({ step }) => step),
  };
});
