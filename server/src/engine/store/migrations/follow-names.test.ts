import type { Model } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { labeled } from '@tuyen/server-mock/testing/small-project';
import { followNamesInRow } from './follow-names.ts';
import { choiceProperty, listProperty, numberProperty, project, textProperty } from './stored-database.fixture.ts';

const was = (name: string) => ({ 'x-renamed-from': name });
const state = { $ref: '../enums/state.json', 'x-label': { en: 'State' } };
const properties = { name: textProperty(was('part')), state };
const model = project(
  {
    code: textProperty(),
    mark: textProperty(was('sign')),
    state,
    states: labeled('States', { type: 'array', items: { $ref: '../enums/state.json' } }),
    other: choiceProperty(['LOST']),
    tags: listProperty(was('labels')),
    size: numberProperty(),
    parts: labeled('Parts', { type: 'array', items: { type: 'object', properties }, ...was('pieces') }),
    box: labeled('Box', { type: 'object', properties }),
  },
  {},
  'tools',
  { 'enums/state': choiceProperty(['NEW', 'MISSING'], { 'x-renamed-values': { MISSING: 'LOST' } }) },
);
const fields = model.resources.find(({ name }) => name === 'tools')?.fields ?? [];
const follow = (row: Row, enums: Model['enums'] = model.enums) => followNamesInRow(fields, row, enums);

describe('Renamed fields and enum values in a stored row', () => {
  it.each<[what: string, row: Row, followed: Row]>([
    ['nothing where nothing has another name', { code: 'A', size: 3 }, { code: 'A', size: 3 }],
    ['a field to its name of today', { labels: ['a'] }, { tags: ['a'] }],
    ['a value only where there is none under that name', { labels: ['a'], tags: ['b'] }, { tags: ['b'] }],
    ['in place of null', { labels: ['a'], tags: null }, { tags: ['a'] }],
    ['the other one', { sign: 'x' }, { mark: 'x' }],
    ['a value of an enumeration', { state: 'LOST' }, { state: 'MISSING' }],
    ['no value that has its name still', { state: 'NEW' }, { state: 'NEW' }],
    ['values in lists', { states: ['LOST', 'NEW'] }, { states: ['MISSING', 'NEW'] }],
    ['no value of a field of its own', { other: 'LOST', code: 'LOST' }, { other: 'LOST', code: 'LOST' }],
    [
      'fields and values in lists of objects',
      { pieces: [{ part: 'a', state: 'LOST' }, 'no object', null] },
      { parts: [{ name: 'a', state: 'MISSING' }, 'no object', null] },
    ],
    ['fields and values in objects', { box: { part: 'a', state: 'LOST' } }, { box: { name: 'a', state: 'MISSING' } }],
    ['nothing in what is no object', { box: 'x' }, { box: 'x' }],
    ['nothing that is no field', { unknown: 'LOST' }, { unknown: 'LOST' }],
  ])('the values of a stored row are changed to current field and enum names: %s', (_, row, followed) => {
    const before = structuredClone(row);
    expect(follow(row)).toEqual(followed);
    expect(row).toEqual(before);
  });

  it('the enum values in a stored row stay unchanged if none of them was renamed', () => {
    expect(follow({ state: 'LOST', states: ['LOST'] }, [])).toEqual({ state: 'LOST', states: ['LOST'] });
  });

  it('the name of a stored value is not replaced if another current field has the same name', () => {
    const other = fields.flatMap((field) => (field.name === 'size' ? [{ ...field, name: 'sign' }] : []));
    expect(followNamesInRow([...fields, ...other], { sign: 7 }, [])).toEqual({ sign: 7 });
  });
});
