import { describe, expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { alwaysSorted, askedFields, sortedByHeads } from './sorted-fields.ts';

const MODEL = libraryModel();
const named = (name: string) => {
  const resource = MODEL.resources.find((one) => one.name === name);
  if (!resource) throw new Error(`no resource ${name}`);
  return resource;
};

describe('Fields that a list is sorted by', () => {
  const books = named('books');
  const log = { ...books, actions: ['show'] } as const;

  it('the basic sort fields of a list are its default sort field, creation time and state', () => {
    expect(alwaysSorted(books)).toEqual(['title', 'created_at', undefined]);
    expect(alwaysSorted(named('loans'))).toEqual(['created_at', 'created_at', 'state']);
    expect(sortedByHeads(books)).toEqual(['title', 'author_id', 'pages', 'published_on', 'status']);
  });

  it('a list of records that only the system creates can be sorted only by its default sort field', () => {
    expect(alwaysSorted(log)).toEqual(['title']);
    expect(sortedByHeads(log)).toEqual([]);
  });

  it.each([
    ['that users can create', { ...books, actions: ['create'] }],
    ['that users can edit', { ...books, actions: ['edit'] }],
    ['with a workflow', { ...named('loans'), actions: ['show'] }],
  ] as const)('a list of records %s can be sorted by all its columns', (_, resource) => {
    expect(alwaysSorted(resource)).toContain('created_at');
    expect(sortedByHeads(resource)).toEqual(resource.list.columns);
  });
});

describe('Fields that tabs and tiles use', () => {
  const tile = { label: { en: 'Tile' }, wide: false, hideZero: false, resource: 'books', filter: {} } as const;
  const asking = (...tiles: (typeof MODEL.dashboards)[number]['tiles']) => {
    const dashboard = { name: 'shelf', source: '', label: { en: 'Shelf' }, groups: [], superusers: true, tiles };
    return askedFields({ ...MODEL, dashboards: [dashboard] }, named('books'));
  };

  it('the fields by which tabs filter are listed without repeats in the order of the tabs', () => {
    expect(askedFields(MODEL, named('loans'))).toEqual(['clerk_id', 'state', 'due_on', 'code', 'created_at']);
    expect(askedFields(MODEL, named('books'))).toEqual([]);
  });

  it("the filter and date fields of a trend tile are listed only for the tile's resource", () => {
    expect(
      asking(
        { ...tile, name: 'a', kind: 'trend', filter: { rare: true }, date: 'read_at', by: 'day', last: 3 },
        {
          ...tile,
          name: 'b',
          kind: 'trend',
          resource: 'loans',
          filter: { state: 'LENT' },
          date: 'due_on',
          by: 'day',
          last: 3,
        },
      ),
    ).toEqual(['rare', 'read_at']);
  });

  it('the filter and period fields of figure tiles are listed, unless project code computes the figure', () => {
    const figure = { ...tile, kind: 'figure', tone: 'neutral' } as const;
    const { resource: _resource, filter: _filter, ...domain } = figure;
    expect(
      asking(
        { ...figure, name: 'a', filter: { pages: 1, rare: true } },
        { ...figure, name: 'b', filter: { rare: true }, period: { of: 'day', date: 'created_at' } },
        { ...domain, name: 'c', figure: 'fines', money: true },
      ),
    ).toEqual(['pages', 'rare', 'created_at']);
  });
});
