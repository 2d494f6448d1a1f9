import { objectIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';

/** Returns how a dialect lists a resource, as it is written: the defaults with what the list says. */
export function writtenList(dialect: Raw, resource: string): Raw {
  return { ...objectIn(objectIn(dialect, 'defaults'), 'list'), ...objectIn(objectIn(dialect, 'lists'), resource) };
}

/** Returns how a dialect reads and writes a resource, as it is written. */
export function writtenRecord(dialect: Raw, resource: string): Raw {
  return { ...objectIn(objectIn(dialect, 'defaults'), 'record'), ...objectIn(objectIn(dialect, 'records'), resource) };
}
