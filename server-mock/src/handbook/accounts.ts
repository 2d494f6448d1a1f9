import { accountNameOf, isActive, type Model, type Resource, resourceNamed, SOLE_OFFICE } from '@tuyen/model';
import type { Reader, Row } from '@tuyen/server/domain';
import { membershipsOf, titleOf } from '@tuyen/server/extension';

export interface HandbookAccount {
  readonly signIn: Readonly<Record<string, string>>;
  readonly name: string | null;
  readonly superuser: boolean;
  /**
   * Offices of the account, each with the account's roles there. In a project without offices, the list has one entry
   * with all roles, or is empty if the account has no roles.
   */
  readonly offices: readonly HandbookOffice[];
}

interface HandbookOffice {
  /** Value of the header `x-office-id`. Null in a project without offices. */
  readonly id: string | null;
  readonly name: string | null;
  readonly roles: readonly string[];
  readonly admin: boolean;
}

export async function accountsOf(model: Model, reader: Reader): Promise<readonly HandbookAccount[]> {
  const { users, roles, offices } = model.identity;
  const { password, superuser, status } = users;
  if (password === undefined) return [];
  const titles = new Map([
    ...(await titlesOf(model, reader, roles?.resource)),
    ...(await titlesOf(model, reader, offices?.resource)),
  ]);
  const found = await reader.find(users.resource);
  const [first = 'id'] = users.signIn;
  return found
    .filter((user) => isActive(status, user) && typeof user[password] === 'string')
    .toSorted((one, other) => (String(one[first]) < String(other[first]) ? -1 : 1))
    .map((user) => ({
      signIn: Object.fromEntries(users.signIn.flatMap((field) => textOf(user, field))),
      name: accountNameOf(users, user) ?? null,
      superuser: superuser !== undefined && user[superuser] === true,
      offices: membershipsOf(model.identity, user).map(({ office, roles: held, admin }) => ({
        id: office === SOLE_OFFICE ? null : office,
        name: titles.get(office) ?? null,
        roles: held.map((role) => titles.get(role) ?? role),
        admin,
      })),
    }));
}

const textOf = (row: Row, field: string): readonly (readonly [string, string])[] => {
  const value = row[field];
  return typeof value === 'string' && value !== '' ? [[field, value]] : [];
};

async function titlesOf(
  model: Model,
  reader: Reader,
  name: string | undefined,
): Promise<readonly (readonly [id: string, title: string])[]> {
  const resource = name === undefined ? undefined : resourceNamed(model, name);
  if (!resource) return [];
  const rows = await reader.find(resource.name);
  return rows.map((row) => [String(row['id']), titleIn(model, resource, row)]);
}

export function titleIn({ enums, languages }: Model, resource: Resource, row: Row): string {
  return titleOf(resource, row, { enums, languages, language: languages[0] ?? 'en' });
}
