import { expect, test } from 'vitest';
import { helpText, humanized, labelText } from './labels.ts';
import { plural } from './plural.ts';
import { usableResourceName } from './resource-name.ts';
import { sameWord } from './same-word.ts';
import { snakeCase } from './snake-case.ts';
import { uniqueName } from './unique-name.ts';
import { commonNameRule, withoutRuleNames } from './wire-names.ts';

test.each([
  ['AccountID', 'account_id'],
  ['tagList', 'tag_list'],
  ['HTMLUrl', 'html_url'],
  ['content-type', 'content_type'],
  ['2fa', 'n_2fa'],
  ['__proto__', 'proto'],
  ['Straße Ż', 'stra_e_z'],
  ['địa_chỉ', 'dia_chi'],
  ['ĐộcGiả', 'doc_gia'],
  ['日本', ''],
])('the field of %s is named %s', (name, field) => {
  expect(snakeCase(name)).toBe(field);
});

test('names that collide get a number', () => {
  const taken = new Set(['foo_bar']);
  expect([uniqueName('foo_bar', taken, '_'), uniqueName('foo_bar', taken, '_')]).toEqual(['foo_bar_2', 'foo_bar_3']);
});

test('a resource gets another name if the tool reserves its name', () => {
  expect(usableResourceName('flows', false)).toBe('flows-records');
  expect([usableResourceName('search', true), usableResourceName('search', false)]).toEqual([
    'search-records',
    'search',
  ]);
  expect(usableResourceName('constructor', false)).toBe('constructor-records');
});

test('words are the same in any case, in plural and in singular', () => {
  expect([sameWord('Accounts', 'account'), sameWord('tax_rates', 'TaxRate'), sameWord('cities', 'City')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(sameWord('access', 'acces')).toBe(false);
});

test.each([
  ['pet', 'pets'],
  ['ability', 'abilities'],
  ['key', 'keys'],
  ['box', 'boxes'],
])('the plural of %s is %s', (noun, many) => {
  expect(plural(noun)).toBe(many);
});

test('labels are words, and texts of the document without line breaks, tags and invisible characters', () => {
  expect([humanized('due_on'), humanized('api_url'), humanized('')]).toEqual(['Due on', 'API URL', '']);
  expect(labelText('The\u202Epart\n <b>name</b>')).toBe('The part name');
  expect([labelText('x'.repeat(61)), helpText('x'.repeat(201)), helpText(undefined), helpText(' ')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the rule that gives most names is chosen, and other names stay', () => {
  const at = (wire: string | object, inside: object = {}) => ({ 'x-at': wire, ...inside });
  const properties = {
    unit_price: at('UnitPrice'),
    account_id: at('AccountID'),
    contact_id: at({ name: 'Contact', embed: 'ContactID' }),
    owner: at('Owner', { properties: { first_name: at('FirstName') } }),
    lines: at('Lines', { items: { properties: { amount: at('amount') } } }),
  };
  expect(commonNameRule(properties)).toBe('pascal');
  expect(withoutRuleNames(properties, 'pascal')).toEqual({
    unit_price: {},
    account_id: { 'x-at': 'AccountID' },
    contact_id: { 'x-at': { name: 'Contact', embed: 'ContactID' } },
    owner: { properties: { first_name: {} } },
    lines: { items: { properties: { amount: { 'x-at': 'amount' } } } },
  });
});

test.each([
  ['unit_price', 'same'],
  ['unitPrice', 'camel'],
  ['unit-price', 'kebab'],
])('a document with %s has the rule %s', (wire, rule) => {
  expect(commonNameRule({ unit_price: { 'x-at': wire } })).toBe(rule);
});
