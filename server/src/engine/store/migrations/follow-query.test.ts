import { expect, it } from 'vitest';
import { followQuery } from './follow-query.ts';
import { choiceProperty, project, textProperty } from './stored-database.fixture.ts';

const model = project(
  {
    mark: textProperty({ 'x-renamed-from': 'code' }),
    condition: { $ref: '../enums/state.json', 'x-label': { en: 'State' }, 'x-renamed-from': 'state' },
    note: textProperty(),
  },
  { title: '{mark}' },
  'tools',
  { 'enums/state': choiceProperty(['NEW', 'MISSING'], { 'x-renamed-values': { MISSING: 'LOST' } }) },
);
const [tools] = model.resources.filter(({ name }) => name === 'tools');

function followed(query: string): string {
  if (!tools) throw new Error('no tools');
  return decodeURIComponent(followQuery(query, tools, model.enums));
}

it.each([
  ['filter=code||$eq||A', 'filter=mark||$eq||A'],
  ['filter=state||$in||LOST,NEW', 'filter=condition||$in||MISSING,NEW'],
  ['filter=condition||$eq||LOST', 'filter=condition||$eq||MISSING'],
  ['filter=code||$isnull', 'filter=mark||$isnull'],
  ['filter=code', 'filter=mark'],
  ['filter=note||$eq||LOST', 'filter=note||$eq||LOST'],
  ['filter[]=code||$eq||A&filter[1]=state||$eq||LOST', 'filter[]=mark||$eq||A&filter[1]=condition||$eq||MISSING'],
  ['or=state||$eq||LOST', 'or=condition||$eq||MISSING'],
  ['or[12]=code||$eq||LOST', 'or[12]=mark||$eq||LOST'],
  ['filter={"state":"LOST"}', 'filter={"condition":"MISSING"}'],
  ['or={"code":"LOST"}', 'or={"mark":"LOST"}'],
  ['sort=code,DESC', 'sort=mark,DESC'],
  ['sort=code', 'sort=mark'],
  ['sort=note,code', 'sort=note,code'],
  ['sort=["code","code"]', 'sort=["mark","code"]'],
  ['sort[0]=code,ASC', 'sort[0]=mark,ASC'],
  [
    's={"$and":[{"code":"A"},{"$or":[{"state":"LOST"}]}]}',
    's={"$and":[{"mark":"A"},{"$or":[{"condition":"MISSING"}]}]}',
  ],
  ['s={"state":{"$in":["LOST","NEW"],"$ne":7}}', 's={"condition":{"$in":["MISSING","NEW"],"$ne":7}}'],
  ['s=[{"state":"LOST"},3]', 's=[{"condition":"MISSING"},3]'],
  ['s[]={"state":null}', 's[]={"condition":null}'],
])('the query of a saved tab is updated to renamed fields and values: %s becomes %s', (query, expected) => {
  expect(followed(query)).toBe(expected);
});

it.each([
  '',
  'q=code&tab=LOST',
  'limit=10&page=2',
  'code=LOST',
  'filter[x]=code',
  's={"code":',
  's=code',
  'sort=[code',
  'sort=["note","ASC"]',
  's={"note" : "A"}',
  'filter=note||$eq||a%20b',
  'q=a b+c',
])('the query %j of a saved tab stays unchanged after a rename', (query) => {
  if (!tools) throw new Error('no tools');
  expect(followQuery(query, tools, model.enums)).toBe(query);
});

it('parts of a saved query that contain no renamed name keep their exact text', () => {
  expect(followed('q=a&sort=code,ASC&limit=5')).toBe('q=a&sort=mark,ASC&limit=5');
});
