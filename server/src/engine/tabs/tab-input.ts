import type { Row } from '../domain.ts';
import { incomingText, refusedField } from '../write/values/incoming-text.ts';

/** Maximum length of the printed error output of a test run, in characters. Longer output is cut at its beginning. */
export const LONGEST_NAME = 40;
const LONGEST_QUERY = 8000;

export interface TabInput {
  readonly name?: string;
  readonly query?: string;
  readonly role?: string | null;
}

/** Reads the values of a saved tab from a request body. @throws 422 with errors by field */
export function tabInput({ name, query, role, ...others }: Readonly<Row>): TabInput {
  const [other] = Object.keys(others);
  if (other !== undefined) throw refusedField(other, { code: 'unknown' });
  return {
    ...(name !== undefined && { name: incomingText('name', name, 'line', LONGEST_NAME) }),
    ...(query !== undefined && { query: incomingText('query', query, 'line', LONGEST_QUERY) }),
    ...(role !== undefined && { role: role === null ? null : incomingText('role', role, 'line', LONGEST_NAME) }),
  };
}

/** Returns the values of a new saved tab. @throws 422 if the name or the query of the tab is missing */
export function newTab({ name, query, role }: TabInput) {
  if (name === undefined) throw refusedField('name', { code: 'required' });
  if (query === undefined) throw refusedField('query', { code: 'required' });
  return { name, query, ...(role !== undefined && { role }) };
}
