import { KEYWORDS } from './keywords.ts';
import { hasType, typeName } from './value.ts';
import { tell } from './violation.ts';
import type { Rules, Schema, Violation, Visit } from './violation.ts';

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
  const type = schema['type'];
  // A value of another type breaks everything else as well: once is enough.
  if (type !== undefined && !hasType(value, type as string | readonly string[])) {
    return tell(visit, 'type', schema, `must be ${[type].flat().join(' or ')}, not ${typeName(value)}`);
  }
  for (const keyword in schema) KEYWORDS.get(keyword)?.(value, schema[keyword], visit, schema);
}
