import type { Order, Records } from '../../contract.ts';
import type { FieldError } from '@tuyen/server/domain';
import { ageRefusal } from '../../rules/eligibility/group.ts';
import type { LocalDate } from '../../rules/time/calendar.ts';

export type ListedMember = NonNullable<Order['members']>[number];

export interface GroupOrder {
  /** Number of people that was priced. */
  readonly count: number;
  readonly group: Pick<Records['object-groups'], 'age_from' | 'age_to' | 'name'> | undefined;
  /** First day of the ticket, on which the age counts. */
  readonly day: LocalDate;
}

/**
 * Returns the faults of a list of members by field, such as `members.3.birth_date`. A list names each person once, has
 * as many people as the order was priced for, and nobody whose age the group excludes.
 */
export function memberFaults(
  members: readonly ListedMember[],
  { count, group, day }: GroupOrder,
): Record<string, FieldError> {
  const faults: Record<string, FieldError> = {};
  const identities = new Map<string, number>();
  for (const [index, member] of members.entries()) {
    const at = `members.${index}`;
    const line = index + 1;
    const identity = member.identity_number.trim().toUpperCase();
    const known = identities.get(identity);
    if (known !== undefined)
      faults[`${at}.identity_number`] = { code: 'member_identity_twice', params: { line: known } };
    identities.set(identity, known ?? line);
    const age = group && ageRefusal(group, member.birth_date, day);
    if (group && age)
      faults[`${at}.birth_date`] = {
        code: `member_${age.code}`,
        params: { ...age.params, group: { texts: group.name } },
      };
  }
  if (members.length !== count)
    faults['members'] = { code: 'members_count', params: { listed: members.length, count } };
  return faults;
}
