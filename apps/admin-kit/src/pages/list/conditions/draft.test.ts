import { expect, test } from 'vitest';
import type { ConditionGroup } from './condition-tree.ts';
import { draftOf, draftsIn, groupOf, nextKey } from './draft.ts';

const seats = { field: 'seats', operator: '$gt', value: 20 };
const plate = { field: 'plate', operator: '$contL', value: '29' };
const tree: ConditionGroup = { joined: 'all', members: [seats, { joined: 'any', members: [plate] }] };

test('a draft has keys, and becomes the same conditions again', () => {
  const draft = draftOf(tree);
  expect(draftsIn(draft).map(({ key }) => key)).toEqual(['0.0', '0.1.0']);
  expect(groupOf(draft)).toEqual(tree);
});

test('a new member has a key that no other member has, also after one was removed', () => {
  const draft = draftOf({ joined: 'all', members: [seats, plate] });
  const less = { ...draft, members: draft.members.slice(1) };
  expect(nextKey(less)).toBe('0.2');
  expect(nextKey(draftOf({ joined: 'all', members: [] }))).toBe('0.0');
});
