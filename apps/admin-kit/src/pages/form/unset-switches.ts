import type { Field } from '@tuyen/model';
import type { RaRecord } from 'react-admin';

/**
 * Returns the record with null for each optional boolean that it does not contain. Otherwise react-admin's switch would
 * set the value to false, and saving would send this change, which the user did not make and may not make if the field
 * is locked.
 */
export function withUnsetSwitches(fields: readonly Field[], record: RaRecord): RaRecord {
  const unset = fields.filter(
    ({ kind, name, required }) => kind === 'boolean' && !required && record[name] === undefined,
  );
  return unset.length === 0 ? record : { ...record, ...Object.fromEntries(unset.map(({ name }) => [name, null])) };
}
