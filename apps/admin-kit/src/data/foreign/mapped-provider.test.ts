import type { DataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { films } from './films.fixture.ts';
import { mappedProvider } from './mapped-provider.ts';

const film = { id: 7, filmTitle: 'Dune', Studio: { Key: 'S1' } };
const sort = { field: 'film_title', order: 'ASC' as const };
const pagination = { page: 2, perPage: 10 };

function setUp() {
  const theirs = {
    getList: vi.fn(async () => ({ data: [film], total: 11 })),
    getOne: vi.fn(async () => ({ data: film })),
    getMany: vi.fn(async () => ({ data: [film] })),
    create: vi.fn(async () => ({ data: { ...film, id: 8 } })),
    update: vi.fn(async () => ({ data: { ...film, filmTitle: 'Dune 2' } })),
    delete: vi.fn(async () => ({ data: film })),
    deleteMany: vi.fn(async () => ({ data: [7] })),
  };
  // Safe cast: the test calls only these methods.
  const provider = mappedProvider(theirs as unknown as DataProvider, async () => films());
  return { theirs, provider };
}

test('a data provider of a project gets names, keys and filters of its back end', async () => {
  const { theirs, provider } = setUp();
  const list = await provider.getList('films', { pagination, sort, filter: { studio_id: 'S1', q: 'du' } });
  expect(list).toEqual({ data: [{ id: '7', film_title: 'Dune', studio_id: 'S1' }], total: 11 });
  expect(theirs.getList).toHaveBeenCalledWith('films', {
    pagination,
    sort: { field: 'filmTitle', order: 'ASC' },
    filter: { Studio: 'S1', q: 'du' },
  });
  await provider.getOne('films', { id: '7' });
  expect(theirs.getOne).toHaveBeenCalledWith('films', { id: 7 });
  await provider.getMany('films', { ids: ['7'] });
  expect(theirs.getMany).toHaveBeenCalledWith('films', { ids: [7] });
});

test('records that are written have the names of the back end, and come back in those of the model', async () => {
  const { theirs, provider } = setUp();
  const made = await provider.create('films', { data: { film_title: 'Dune', studio_id: 'S1' } });
  expect(theirs.create).toHaveBeenCalledWith('films', { data: { filmTitle: 'Dune', Studio: { Key: 'S1' } } });
  expect(made.data).toMatchObject({ id: '8', film_title: 'Dune' });
  const before = { id: '7', film_title: 'Dune' };
  const changed = await provider.update('films', { id: '7', data: { film_title: 'Dune 2' }, previousData: before });
  expect(theirs.update).toHaveBeenCalledWith('films', {
    id: 7,
    data: { id: 7, filmTitle: 'Dune 2' },
    previousData: { id: 7, filmTitle: 'Dune' },
  });
  expect(changed.data).toMatchObject({ id: '7', film_title: 'Dune 2' });
});

test('records are deleted by the keys of the back end', async () => {
  const { theirs, provider } = setUp();
  await provider.delete('films', { id: '7', previousData: { id: '7' } });
  await provider.deleteMany('films', { ids: ['7'] });
  expect(theirs.delete).toHaveBeenCalledWith('films', { id: 7 });
  expect(theirs.deleteMany).toHaveBeenCalledWith('films', { ids: [7] });
});
