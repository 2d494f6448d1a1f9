import { objectIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';

/**
 * Returns the unchecked settings of a dialect for listing a resource. The resource's own settings override the
 * defaults.
 */
export function writtenList(dialect: Raw, resource: string): Raw {
  return { ...objectIn(objectIn(dialect, 'defaults'), 'list'), ...objectIn(objectIn(dialect, 'lists'), resource) };
}

/**
 * Returns the unchecked settings of a dialect for reading and writing a resource. The resource's own settings override
 * the defaults.
 */
export function writtenRecord(dialect: Raw, resource: string): Raw {
  return { ...objectIn(objectIn(dialect, 'defaults'), 'record'), ...objectIn(objectIn(dialect, 'records'), resource) };
}
