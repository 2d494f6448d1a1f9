import { may, type Resource, slugFor } from '@tuyen/model';
import type { Person, Staff } from '../assignee/staff.ts';
import type { Row } from '../domain.ts';
import type { Accounts } from '../identity/index.ts';
import { fold } from '../store/database/text-keys.ts';

/** Returns whether a person may read a record: in its office, or in an office above it. */
export function personReads(
  { active, profile }: Person,
  resource: Resource,
  record: Row,
  { offices }: Pick<Accounts, 'offices'>,
): boolean {
  if (!active) return false;
  if (profile.is_superuser) return true;
  const slug = slugFor(resource.module, 'show');
  const office = resource.scope === 'office' ? String(record['office_id'] ?? '') : undefined;
  return profile.offices.some(
    ({ id }) => (office === undefined || offices.under(id).includes(office)) && may(profile, id, slug),
  );
}

/** Returns the people who may read a record and whose name has every word of a text. */
export async function readersOf(
  staff: Pick<Staff, 'all'>,
  about: { readonly resource: Resource; readonly record: Row; readonly accounts: Pick<Accounts, 'offices'> },
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<readonly Person[]> {
  const words = fold(q).split(/\s+/u);
  const found: Person[] = [];
  for (const person of await staff.all()) {
    if (found.length === limit) break;
    const name = fold(person.name);
    if (words.every((word) => name.includes(word)) && personReads(person, about.resource, about.record, about.accounts))
      found.push(person);
  }
  return found;
}
