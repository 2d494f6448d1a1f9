import { holds, listEditFields, type Field, type Resource } from '@tuyen/model';
import type { RaRecord } from 'react-admin';
import { canOf } from '../record/record-can.ts';

type Described = Pick<Resource, 'actions' | 'fields' | 'form' | 'list'>;

/** Returns the fields that the list of a resource can change, whatever the record. */
export function editFieldsOf(resource: Described | undefined): readonly Field[] {
  return resource?.actions.includes('edit') ? listEditFields(resource) : [];
}

/**
 * Returns whether the user may change a record, as the server stated with the record. Without such a statement, the
 * role decides.
 */
export function mayEdit(record: RaRecord, byRole: boolean): boolean {
  return canOf(record)?.actions.includes('edit') ?? byRole;
}

/** Returns why a field of a record cannot be changed now. Returns undefined if it can. */
export function whyFixed(record: RaRecord, { name, when }: Pick<Field, 'name' | 'when'>): string | undefined {
  const fixed = canOf(record)?.fixed[name];
  if (fixed !== undefined) return fixed;
  return holds(when, record) ? undefined : '';
}

/** Returns the fields that at least one of the records allows to change. */
export function fieldsOfSome(fields: readonly Field[], records: readonly RaRecord[]): readonly Field[] {
  return fields.filter((field) => records.some((record) => whyFixed(record, field) === undefined));
}
