import { type Condition, type ConditionGroup, isGroup } from './condition-tree.ts';

/** Condition that a user is editing. The key stays the same while its values change. */
export interface DraftCondition extends Condition {
  readonly key: string;
}

export interface DraftGroup {
  readonly key: string;
  readonly joined: ConditionGroup['joined'];
  readonly members: readonly DraftMember[];
}

export type DraftMember = DraftCondition | DraftGroup;

export const isDraftGroup = (member: DraftMember): member is DraftGroup => 'members' in member;

/** @param key key of the group; its members have keys below it, such as `0.1` */
export function draftOf({ joined, members }: ConditionGroup, key = '0'): DraftGroup {
  return {
    key,
    joined,
    members: members.map((member, at) =>
      isGroup(member) ? draftOf(member, `${key}.${at}`) : { ...member, key: `${key}.${at}` },
    ),
  };
}

export function groupOf({ joined, members }: DraftGroup): ConditionGroup {
  return {
    joined,
    members: members.map((member) => {
      if (isDraftGroup(member)) return groupOf(member);
      const { key: _, ...condition } = member;
      return condition;
    }),
  };
}

/** Returns the key for a new member of a group, which no other member has. */
export function nextKey({ key, members }: DraftGroup): string {
  const used = members.map((member) => Number(member.key.split('.').at(-1)));
  return `${key}.${Math.max(-1, ...used) + 1}`;
}

export function draftsIn({ members }: DraftGroup): readonly DraftCondition[] {
  return members.flatMap((member) => (isDraftGroup(member) ? draftsIn(member) : [member]));
}
