import { objectIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';

/**
 * Returns what a dialect states about the list of a resource, before validation. The resource's own settings override
 * the dialect's defaults.
 */
export function writtenList(dialect: Raw, resource: string): Raw {
  return { ...objectIn(objectIn(dialect, 'defaults'), 'list'), ...objectIn(objectIn(dialect, 'lists'), resource) };
}

/**
 * Returns what a dialect states about reading and writing one record, before validation. The resource's own settings
 * override the dialect's defaults.
 */
export function writtenRecord(dialect: Raw, resource: string): Raw {
  return { ...objectIn(objectIn(dialect, 'defaults'), 'record'), ...objectIn(objectIn(dialect, 'records'), resource) };
}
