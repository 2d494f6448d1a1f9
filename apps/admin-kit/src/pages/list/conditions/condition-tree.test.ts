import { expect, test } from 'vitest';
import { conditionsIn, type ConditionGroup, groupIn, PERIOD, whereOf, withoutMember } from './condition-tree.ts';

const seats = { field: 'seats', operator: '$gt', value: 20 };
const plate = { field: 'plate', operator: '$contL', value: '29' };
const lately = { field: 'created_at', operator: PERIOD, value: { from: 'today-6', until: 'today+1' } };
const tree: ConditionGroup = { joined: 'all', members: [seats, { joined: 'any', members: [plate, lately] }] };

test('a tree of conditions survives the way into an address and back', () => {
  const where = {
    $and: [
      { seats: { $gt: 20 } },
      { $or: [{ plate: { $contL: '29' } }, { created_at: { $gte: 'today-6', $lt: 'today+1' } }] },
    ],
  };
  expect(whereOf(tree)).toEqual(where);
  expect(groupIn(where)).toEqual(tree);
  const either: ConditionGroup = { joined: 'any', members: [seats, plate] };
  expect(groupIn(whereOf(either))).toEqual(either);
});

test('empty groups are left out', () => {
  expect(whereOf({ joined: 'all', members: [] })).toBeUndefined();
  expect(whereOf({ joined: 'all', members: [{ joined: 'any', members: [] }, seats] })).toEqual({
    $and: [{ seats: { $gt: 20 } }],
  });
});

test('a period without a start or without an end is read', () => {
  for (const bounds of [{ until: 'today' }, { from: 'today+1' }]) {
    const past: ConditionGroup = { joined: 'all', members: [{ ...lately, value: bounds }] };
    expect(groupIn(whereOf(past))).toEqual(past);
  }
});

test('conditions that others wrote in an address are read', () => {
  expect(groupIn({ seats: 4, plate: { $eq: 'a', $ne: 'b' } })).toEqual({
    joined: 'all',
    members: [
      { field: 'seats', operator: '$eq', value: 4 },
      { field: 'plate', operator: '$eq', value: 'a' },
      { field: 'plate', operator: '$ne', value: 'b' },
    ],
  });
  expect(groupIn({ $or: [{ seats: 4, plate: 'a' }, { seats: 5 }] })?.members[0]).toMatchObject({ joined: 'all' });
  expect(groupIn({ created_at: { $gte: '2026-01-01', $lt: '2026-02-01' } })?.members.length).toBe(2);
});

test.each([[{ $not: [{ seats: 1 }] }], [{ seats: { $or: { $lt: 1 } } }], [{ $and: 1 }], [{ seats: {} }], ['text']])(
  'conditions that the builder cannot show are not read: %j',
  (where) => {
    expect(groupIn(where)).toBeUndefined();
  },
);

test('conditions are counted through all groups, and a member can be removed', () => {
  expect(conditionsIn(tree)).toEqual([seats, plate, lately]);
  expect(withoutMember(tree, 1)).toEqual({ joined: 'all', members: [seats] });
});
