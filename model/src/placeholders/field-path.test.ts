import { describe, expect, test } from 'vitest';
import { loadExample } from '../example/example.fixture.ts';
import { leadsOnBy, type PathField, resolvePath } from './field-path.ts';
import { fieldsOfModel, pathFields } from './model-fields.ts';
import { placeholderParts, placeholdersIn } from './parse.ts';

const field = (name: string, more: Partial<PathField> = {}): PathField => ({
  name,
  secret: false,
  list: false,
  ...more,
});
const city = field('city');
const box = field('box', { nested: [city, field('pin', { secret: true })] });
const group = field('group_id', { reference: 'groups' });
const owner = field('owner_id', { reference: 'people' });
const tags = field('tags', { list: true, reference: 'tags' });
const password = field('password', { secret: true, reference: 'people' });
const lost = field('lost_id', { reference: 'nothing' });
const people = [field('name'), group, owner, password];
const fields = [field('mark'), box, owner, tags, password, lost];
const resolve = (path: string) =>
  resolvePath(path, fields, (name) => ({ people, groups: [field('name'), owner] })[name]);

describe('Paths to fields, such as owner.name', () => {
  test('a field path leads to a field through nested objects and referenced records', () => {
    const last = (found: PathField) => ({ field: found, into: undefined });
    expect(resolve('mark')).toEqual({ steps: [last(field('mark'))] });
    expect(resolve('box.city')).toEqual({ steps: [{ field: box, into: 'object' }, last(city)] });
    expect(resolve('owner.name')).toEqual({ steps: [{ field: owner, into: 'record' }, last(field('name'))] });
    expect(resolve('owner.group.name')).toEqual({
      steps: [{ field: owner, into: 'record' }, { field: group, into: 'record' }, last(field('name'))],
    });
    // A path that ends with a reference means the referenced record itself.
    expect(resolve('owner_id')).toEqual({ steps: [last(owner)] });
    expect(resolve('tags')).toEqual({ steps: [last(tags)] });
  });

  test('a field path has at most four steps', () => {
    const known = ['name', 'group_id', 'group.', 'owner_id', 'owner.'];
    expect(resolve('owner.owner.owner.name')).toHaveProperty('steps.length', 4);
    expect(resolve('owner.owner.owner.owner.name')).toEqual({ unknown: 'owner', before: 'owner.owner.owner', known });
  });

  const known = ['mark', 'box.', 'owner_id', 'owner.', 'tags', 'lost_id', 'lost.'];
  test.each([
    ['pages', 'pages', '', known],
    ['box', undefined, '', []],
    ['box.pages', 'pages', 'box', ['city']],
    ['box.pin', 'pin', 'box', ['city']],
    ['owner.pages', 'pages', 'owner', ['name', 'group_id', 'group.', 'owner_id', 'owner.']],
    ['owner', 'owner', '', known],
    ['owner_id.name', 'owner_id', '', known],
    ['tags.name', 'tags', '', known],
    ['tags_record.name', 'tags_record', '', known],
    ['mark.name', 'mark', '', known],
    // A path cannot end with a secret, which must not be shown, or continue through one.
    ['password', 'password', '', known],
    ['password_record.name', 'password_record', '', known],
    ['lost.name', 'lost', '', known],
    ['', '', '', known],
  ])('resolving the field path %j stops at the part %j, which follows %j', (path, unknown, before, names) => {
    expect(resolve(path)).toEqual(
      unknown === undefined ? { steps: [{ field: box, into: undefined }] } : { unknown, before, known: names },
    );
  });

  test('a field path names a referenced record by the name of the reference field without "_id"', () => {
    const names = [box, owner, field('owner', { reference: 'people' }), tags, password, city].map(leadsOnBy);
    expect(names).toEqual(['box', 'owner', 'owner_record', undefined, undefined, undefined]);
  });
});

test('the fields that a field path can name are marked as secrets, lists, references or nested fields', () => {
  const { model } = loadExample();
  if (!model) throw new Error('no model');
  const fieldsOf = fieldsOfModel(model);
  const named = (resource: string, name: string) => fieldsOf(resource)?.find((one) => one.name === name);
  expect(named('users', 'password')).toMatchObject({ secret: true, list: false });
  expect(named('loans', 'book_id')).toMatchObject({ secret: false, list: false, reference: 'books' });
  const authors = named('books', 'authors');
  expect(authors?.list).toBe(true);
  expect(authors?.nested?.map(({ name }) => name)).toEqual(['name', 'born']);
  expect(named('books', 'name')).not.toHaveProperty('nested');
  expect(fieldsOf('nothing')).toBeUndefined();
  const [first] = model.resources;
  expect(first && pathFields(first.fields)).toBe(first && fieldsOf(first.name));
});

test.each<[string, ReturnType<typeof placeholderParts>]>([
  ['', []],
  ['a', ['a']],
  ['{a}', [{ written: '{a}', name: 'a' }]],
  ['x { a.b } y{c}', ['x ', { written: '{ a.b }', name: 'a.b' }, ' y', { written: '{c}', name: 'c' }]],
  ['{a}{b} z', [{ written: '{a}', name: 'a' }, { written: '{b}', name: 'b' }, ' z']],
  ['{}', [{ written: '{}', name: '' }]],
  ['{{a}}', ['{', { written: '{a}', name: 'a' }, '}']],
  ['{a', ['{a']],
])('the text %j is split into plain texts and placeholders: %j', (text, parts) => {
  expect(placeholderParts(text)).toEqual(parts);
  expect(placeholdersIn(text)).toEqual(parts.filter((part) => typeof part !== 'string'));
});
