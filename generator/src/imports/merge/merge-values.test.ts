import { describe, expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const none = { edits: [], conflicts: [] };

describe('merging one key of an import', () => {
  test.each([
    ['the owner changed it', { label: 'A' }, { label: 'Mine' }, { label: 'A' }],
    ['the owner deleted it', { label: 'A' }, {}, { label: 'A' }],
    ['the owner added another', { label: 'A' }, { label: 'A', icon: 'X' }, { label: 'A' }],
    ['both made the same change', { label: 'A' }, { label: 'B' }, { label: 'B' }],
    ['both added the same key', {}, { label: 'B' }, { label: 'B' }],
    ['both removed it', { label: 'A' }, {}, {}],
    ['the owner deleted it and the source changed it', { label: 'A' }, {}, { label: 'B' }],
  ])('a merge keeps the value of the project if %s', (_, base, mine, theirs) => {
    expect(mergeValues(base, mine, theirs)).toEqual(none);
  });

  test.each([
    ['a changed value', { max: 1 }, { max: 1 }, { max: 2 }, [{ path: ['max'], value: 2 }]],
    ['a new key', {}, { own: true }, { max: 2 }, [{ path: ['max'], value: 2 }]],
    ['a removed key', { max: 1 }, { max: 1, own: true }, {}, [{ path: ['max'], value: undefined }]],
    [
      'a change inside of an edited object',
      { a: { x: 1, y: 1 } },
      { a: { x: 5, y: 1 } },
      { a: { x: 1, y: 2 } },
      [{ path: ['a', 'y'], value: 2 }],
    ],
  ])('%s of the source is taken over where the owner has not changed it', (_, base, mine, theirs, edits) => {
    expect(mergeValues(base, mine, theirs)).toEqual({ edits, conflicts: [] });
  });

  test.each([
    ['both changed a value', { max: 1 }, { max: 5 }, { max: 2 }, [{ path: ['max'], mine: 5, theirs: 2 }]],
    [
      'the owner changed what the source removed',
      { max: 1 },
      { max: 5 },
      {},
      [{ path: ['max'], mine: 5, theirs: undefined }],
    ],
    ['both added a key with different values', {}, { max: 5 }, { max: 2 }, [{ path: ['max'], mine: 5, theirs: 2 }]],
    [
      'an object became a list',
      { a: { x: 1 } },
      { a: { x: 2 } },
      { a: [1] },
      [{ path: ['a'], mine: { x: 2 }, theirs: [1] }],
    ],
  ])('%s: the owner’s value stays and the place is in conflict', (_, base, mine, theirs, conflicts) => {
    expect(mergeValues(base, mine, theirs)).toEqual({ edits: [], conflicts });
  });

  test('a conflict is decided for the side that the owner accepts', () => {
    const values = [{ max: 1 }, { max: 5 }, { max: 2 }] as const;
    expect(mergeValues(...values, () => 'mine')).toEqual(none);
    const theirs = mergeValues(...values, ([key]) => (key === 'max' ? 'theirs' : undefined));
    expect(theirs).toEqual({ edits: [{ path: ['max'], value: 2 }], conflicts: [] });
  });
});

describe('merging a list of an import', () => {
  test('new items of the source are added after the owner’s items, whose order stays', () => {
    expect(mergeValues(['a', 'b'], ['b', 'own', 'a'], ['a', 'b', 'c'])).toEqual({
      edits: [{ path: [3], value: 'c', isInsertion: true }],
      conflicts: [],
    });
  });

  test('items that the source removed are removed from the end, and items that the owner deleted stay deleted', () => {
    expect(mergeValues(['a', 'b', 'c', 'd'], ['d', 'a', 'b'], ['a', 'c'])).toEqual({
      edits: [
        { path: [2], value: undefined },
        { path: [0], value: undefined },
      ],
      conflicts: [],
    });
  });

  test('objects are matched by their name, whatever their position', () => {
    const [one, two] = [
      { name: 'one', size: 1 },
      { name: 'two', size: 1 },
    ];
    expect(mergeValues([one, two], [two, { ...one, own: true }], [{ ...one, size: 2 }, two])).toEqual({
      edits: [{ path: [1, 'size'], value: 2 }],
      conflicts: [],
    });
  });

  test('related lists are matched by their resource and field', () => {
    const item = { resource: 'orders', by: 'customer_id' };
    const other = { resource: 'orders', by: 'payer_id' };
    expect(mergeValues([item], [{ ...item, limit: 3 }], [item, other])).toEqual({
      edits: [{ path: [1], value: other, isInsertion: true }],
      conflicts: [],
    });
  });

  test('a list without names is in conflict as a whole', () => {
    expect(mergeValues([[1]], [[2]], [[3]]).conflicts).toEqual([{ path: [], mine: [[2]], theirs: [[3]] }]);
  });
});
