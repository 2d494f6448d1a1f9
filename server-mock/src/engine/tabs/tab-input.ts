import type { Row } from '../domain.ts';
import { Problem } from '../problem.ts';

/** Characters. */
export const LONGEST_NAME = 40;
const LONGEST_QUERY = 2000;

export interface TabInput {
  readonly name?: string;
  readonly query?: string;
  readonly role?: string | null;
}

/** @throws 422 by field */
export function tabInput({ name, query, role, ...others }: Readonly<Row>): TabInput {
  const [other] = Object.keys(others);
  if (other !== undefined) throw refused(other, { code: 'unknown' });
  return {
    ...(name !== undefined && { name: textOf('name', name, LONGEST_NAME) }),
    ...(query !== undefined && { query: textOf('query', query, LONGEST_QUERY) }),
    ...(role !== undefined && { role: role === null ? null : textOf('role', role, LONGEST_NAME) }),
  };
}

/** @throws 422 where one of the two is missing */
export function newTab({ name, query, role }: TabInput) {
  if (name === undefined) throw refused('name', { code: 'required' });
  if (query === undefined) throw refused('query', { code: 'required' });
  return { name, query, ...(role !== undefined && { role }) };
}

function textOf(field: string, value: unknown, limit: number): string {
  if (typeof value !== 'string') throw refused(field, { code: 'type' });
  const written = value.replaceAll('\0', '').trim().normalize('NFC');
  if (written === '') throw refused(field, { code: 'required' });
  if ([...written].length > limit) throw refused(field, { code: 'maxLength', params: { limit } });
  return written;
}

type Refusal = NonNullable<Problem['errors']>[string];

export function refused(field: string, error: Refusal): Problem {
  return new Problem(422, 'validation_failed', {}, { [field]: error });
}
