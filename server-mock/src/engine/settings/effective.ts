import type { Resource } from '@tuyen/schemas';
import type { Reader, Row } from '../domain.ts';
import type { Accounts } from '../identity/reading.ts';

/** What of a record is a setting: not its ids, times and owner. */
export function settingFields(resource: Resource): Resource['fields'] {
  return resource.fields.filter((field) => !field.system && field.name !== 'office_id');
}

/**
 * The values that hold in an office: its own, what it leaves out from the office above it, and so on up, at last the defaults.
 * @param officeId null: of the office at the top, as the public sees them
 */
export async function effectiveSettings(
  reader: Reader,
  resource: Resource,
  accounts: Accounts,
  officeId: string | null,
): Promise<Row> {
  const office = officeId ?? accounts.topOffice();
  const chain = office === null ? [] : accounts.offices.above(office);
  const rows = chain.length > 0 ? await reader.find(resource.name, { office_id: chain }) : [];
  const own = chain.map((id) => rows.find((row) => row['office_id'] === id)).filter((row) => row !== undefined);
  const values: Row = {};
  for (const field of settingFields(resource)) {
    const value = own.map((row) => row[field.name]).find((found) => found !== undefined) ?? field.default;
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}
