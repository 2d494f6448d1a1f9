import type { Resource } from '@tuyen/model';
import type { Reader, Row } from '../domain.ts';
import type { Accounts } from '../identity/index.ts';
import { withoutSecrets } from '../store/tables/secrets.ts';

export function settingFields(resource: Resource): Resource['fields'] {
  return resource.fields.filter((field) => !field.system && field.name !== 'office_id');
}

/**
 * Returns the settings that apply in an office. A missing value comes from the nearest parent office that has one,
 * otherwise from the default. A singleton with the scope "global" has one record for all offices.
 * @param officeId null for the top office, whose settings the public sees
 */
export async function effectiveSettings(
  reader: Pick<Reader, 'find'>,
  resource: Resource,
  accounts: Accounts,
  officeId: string | null,
): Promise<Row> {
  const { rows } = await rowsUpward(reader, resource, accounts, officeId);
  const values: Row = {};
  for (const field of settingFields(resource)) {
    const value = rows.map((row) => row[field.name]).find((found) => found !== undefined) ?? field.default;
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

export interface SettingOrigin {
  readonly from: 'own' | 'inherited' | 'default';
  readonly office?: { readonly id: string; readonly name: string };
  readonly fallback?: Fallback;
  readonly warning?: string;
}

export interface Fallback extends Omit<SettingOrigin, 'fallback' | 'warning'> {
  readonly value?: unknown;
}

export async function settingOrigins(
  reader: Pick<Reader, 'find'>,
  resource: Resource,
  accounts: Accounts,
  officeId: string | null,
): Promise<Readonly<Record<string, SettingOrigin>>> {
  const { office, rows } = await rowsUpward(reader, resource, accounts, officeId);
  const origins = settingFields(resource).map((field): [string, SettingOrigin] => {
    const said = rows.filter((row) => row[field.name] !== undefined);
    const isOwn = (row: Row) => resource.scope !== 'office' || row['office_id'] === office;
    const above = said.find((row) => !isOwn(row));
    const value = withoutSecrets(field, above ? above[field.name] : field.default);
    const from: Fallback = above ? { from: 'inherited', office: named(accounts, above) } : { from: 'default' };
    if (!said[0] || !isOwn(said[0])) return [field.name, from];
    const shown = value === undefined || field.writeOnly ? {} : { value };
    return [field.name, { from: 'own', fallback: { ...from, ...shown } }];
  });
  return Object.fromEntries(origins);
}

async function rowsUpward(
  reader: Pick<Reader, 'find'>,
  resource: Resource,
  accounts: Accounts,
  officeId: string | null,
): Promise<{ readonly office: string | null; readonly rows: readonly Row[] }> {
  if (resource.scope !== 'office') return { office: null, rows: await reader.find(resource.name, {}, { limit: 1 }) };
  const office = officeId ?? accounts.topOffice();
  const chain = office === null ? [] : accounts.offices.above(office);
  const found = await reader.find(resource.name, { office_id: chain });
  const rows = chain.map((id) => found.find((row) => row['office_id'] === id)).filter((row) => row !== undefined);
  return { office, rows };
}

function named(accounts: Accounts, row: Row): { readonly id: string; readonly name: string } {
  const id = String(row['office_id']);
  return { id, name: accounts.officeName(id) ?? id };
}
