import { expect, test } from 'vitest';
import type { ConditionGroup } from './condition-tree.ts';
import { draftOf, draftsIn, groupOf, nextKey, withChange } from './draft.ts';

const seats = { field: 'seats', operator: '$gt', value: 20 };
const plate = { field: 'plate', operator: '$contL', value: '29' };
const tree: ConditionGroup = { joined: 'all', members: [seats, { joined: 'any', members: [plate] }] };

test('a draft has keys, and becomes the same conditions again', () => {
  const draft = draftOf(tree);
  expect(draftsIn(draft).map(({ key }) => key)).toEqual(['0.0', '0.1.0']);
  expect(groupOf(draft)).toEqual(tree);
});

test('a member of any group can be changed and removed', () => {
  const changed = withChange(draftOf(tree), '0.1.0', (member) => ({ ...member, value: '30' }));
  expect(groupOf(changed).members[1]).toEqual({ joined: 'any', members: [{ ...plate, value: '30' }] });
  expect(groupOf(withChange(draftOf(tree), '0.0', () => undefined)).members).toEqual([tree.members[1]]);
});

test('a new member has a key that no other member has, also after one was removed', () => {
  const less = withChange(draftOf({ joined: 'all', members: [seats, plate] }), '0.0', () => undefined);
  expect(nextKey(less)).toBe('0.2');
  expect(nextKey(draftOf({ joined: 'all', members: [] }))).toBe('0.0');
});
