import { describe, expect, test } from 'vitest';
import { property, set, type Edit } from '../../../example/example.fixture.ts';
import { reported, type Case } from '../reported.fixture.ts';

const CONFIG = 'tuyen.config.json';
const USERS = 'schemas/resources/users.json';
const ROLES = 'schemas/resources/roles.json';
const BRANCHES = 'schemas/resources/branches.json';
const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const REPORT = 'schemas/permissions/report.json';
const VI = 'schemas/locales/vi/admin.json';
const EN = 'schemas/locales/en/admin.json';

const label = { vi: 'Thử', en: 'Trial' };
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);
const identity = (part: string, value: unknown) => ({ [CONFIG]: set(['identity', part], value) });
const users = (keys: object) => identity('users', { resource: 'users', ...keys });
const state = (...values: readonly string[]) => ({
  type: 'string',
  enum: values,
  'x-values': Object.fromEntries(values.map((value) => [value, label])),
});
const memberships = (properties: object) =>
  property('offices', { type: 'array', items: { type: 'object', properties } });
const office = { type: 'string', 'x-reference': 'branches', 'x-label': label };
const role = { type: 'string', 'x-reference': 'roles', 'x-label': label };

describe('Invalid account settings', () => {
  test.each<Case>([
    [
      'with resources that there are not',
      { [CONFIG]: set(['identity'], { users: { resource: 'user' }, roles: 'role', offices: 'branches' }) },
      [
        'TUY203 tuyen.config.json/identity/users/resource: No resource is named "user". Did you mean "users"?',
        'TUY203 tuyen.config.json/identity/roles: No resource is named "role". Did you mean "roles"?',
      ],
    ],
    [
      'with fields that there are not',
      users({ name: 'nam', signIn: ['emal'], password: 'pasword', status: { field: 'stat' } }),
      [
        'TUY209 tuyen.config.json/identity/users/name: "users" has no field "nam". Did you mean "name"?',
        'TUY209 tuyen.config.json/identity/users/signIn/0: "users" has no field "emal". Did you mean "email"?',
        'TUY209 tuyen.config.json/identity/users/password: "users" has no field "pasword". Did you mean "password"?',
        'TUY209 tuyen.config.json/identity/users/status/field: "users" has no field "stat". Choose one of name, email, password.',
      ],
    ],
    [
      'with fields of other kinds',
      { ...users({ name: 'born', status: { field: 'name' } }), [USERS]: property('born', { type: 'integer' }) },
      [
        'TUY605 tuyen.config.json/identity/users/name: "born" of "users" is a field of kind "integer" and cannot be "users.name". It must be a field of kind text.',
      ],
    ],
    [
      'with fields of roles and of offices of other kinds',
      {
        [CONFIG]: both(
          set(['identity', 'roles'], { resource: 'roles', permissions: 'name' }),
          set(['identity', 'offices'], { resource: 'branches', parent: 'name' }),
        ),
      },
      [
        'TUY605 tuyen.config.json/identity/roles/permissions: "name" of "roles" is a field of kind "text" and cannot be "roles.permissions". It must be a field of kind text-list or enum-list.',
        'TUY605 tuyen.config.json/identity/offices/parent: "name" of "branches" is a field of kind "text" and cannot be "offices.parent". It must be a field of kind reference.',
      ],
    ],
    [
      'with a default of another kind',
      { [USERS]: set(['schema', 'properties', 'name'], { type: 'boolean', 'x-label': label }) },
      [
        'TUY605 tuyen.config.json/identity/users: "name" of "users" is a field of kind "boolean" and cannot be "users.name". It must be a field of kind text. Or write "users.name" in "identity": the field that it is, or null.',
      ],
    ],
    [
      'with a default sign-in by such a field',
      { [USERS]: set(['schema', 'properties', 'email', 'x-unique'], undefined) },
      [
        'TUY605 tuyen.config.json/identity/users: Two accounts could have the same "email", with which users sign in. Add "x-unique": true to the field, or name others in "signIn".',
      ],
    ],
    [
      'with a password that answers show',
      { [USERS]: set(['schema', 'properties', 'password', 'x-secret'], undefined) },
      [
        'TUY605 tuyen.config.json/identity/users: "password" is the password, and answers would show it. Add "x-secret": true to the field.',
      ],
    ],
    [
      'with a named password that answers show',
      users({ password: 'email' }),
      [
        'TUY605 tuyen.config.json/identity/users/password: "email" of "users" is a field of kind "email" and cannot be "users.password". It must be a field of kind text.',
        'TUY605 tuyen.config.json/identity/users/password: "email" is the password, and answers would show it. Add "x-secret": true to the field.',
      ],
    ],
    [
      'with a status of roles that no value of counts',
      { [ROLES]: property('status', state('NEW', 'GONE')) },
      [
        'TUY605 tuyen.config.json/identity/roles: No value of "status" of "roles" marks the record as active. Name these values: "roles": { "resource": "roles", "status": { "field": "status", "active": ["NEW"] } }.',
      ],
    ],
    [
      'with roles that it does not name',
      {
        [CONFIG]: set(['identity'], { users: { resource: 'users', roles: 'role_id' }, offices: 'branches' }),
        [USERS]: property('role_id', { type: 'string', 'x-reference': 'roles' }),
      },
      [
        'TUY605 tuyen.config.json/identity/users/roles: "role_id" of "users" does not refer to "roles", which "identity" does not name. Add "roles".',
      ],
    ],
    [
      'with a resource that there is not, of an object',
      { ...identity('roles', { resource: 'rols' }) },
      ['TUY203 tuyen.config.json/identity/roles/resource: No resource is named "rols". Did you mean "roles"?'],
    ],
    [
      'with a home office that accounts have not',
      users({ office: 'office_id' }),
      [
        'TUY209 tuyen.config.json/identity/users/office: "users" has no field "office_id". Choose one of name, email, password.',
      ],
    ],
    [
      'with a default office of a list that is another record',
      { [USERS]: memberships({ office_id: role }) },
      [
        'TUY605 tuyen.config.json/identity/users: "office_id" of "users" does not refer to branches. Write "x-reference": "branches". Or write "users.offices.office" in "identity": the field that it is, or null.',
      ],
    ],
    [
      'with such an office of a list that is named',
      { ...users({ offices: { field: 'offices' } }), [USERS]: memberships({ office_id: role }) },
      [
        'TUY605 tuyen.config.json/identity/users/offices/field: "office_id" of "users" does not refer to branches. Write "x-reference": "branches". Or write "users.offices.office" in "identity": the field that it is, or null.',
      ],
    ],
    [
      'without offices that accounts belong to',
      {
        [CONFIG]: set(['identity'], { users: { resource: 'users', offices: 'offices' }, roles: 'roles' }),
        [USERS]: memberships({ office_id: office }),
        [LOANS]: set(['scope'], 'global'),
      },
      [
        'TUY606 tuyen.config.json/identity/users/offices: The project has no offices, so no field can be "users.offices". Remove it, or name the resource with the offices in "identity" of tuyen.config.json.',
      ],
    ],
    [
      'with a list of offices that has no office',
      {
        ...users({ offices: { field: 'offices', office: 'place_id', role: 'role_id' } }),
        [USERS]: memberships({ place_id: role, role_id: role }),
      },
      [
        'TUY605 tuyen.config.json/identity/users/offices/office: "place_id" of "users" does not refer to branches. Write "x-reference": "branches".',
      ],
    ],
    [
      'with a list of offices without such fields',
      { ...users({ offices: { field: 'offices', office: 'offce_id' } }), [USERS]: memberships({ office_id: office }) },
      [
        'TUY209 tuyen.config.json/identity/users/offices/office: "offices" has no field "offce_id". Did you mean "office_id"?',
      ],
    ],
    [
      'without offices that records belong to',
      {
        [CONFIG]: set(['identity'], { users: { resource: 'users', office: 'office_id' }, roles: 'roles' }),
        [BOOKS]: set(['owner'], 'top-office'),
      },
      [
        'TUY606 books.json/owner: The project has no offices, so "owner" cannot be "top-office". Remove it, or name the resource with the offices in "identity" of tuyen.config.json.',
        'TUY606 loans.json/scope: The project has no offices, so "scope" cannot be "office". Remove it, or name the resource with the offices in "identity" of tuyen.config.json.',
        'TUY606 tuyen.config.json/identity/users/office: The project has no offices, so no field can be "users.office". Remove it, or name the resource with the offices in "identity" of tuyen.config.json.',
      ],
    ],
  ])('an invalid setting of accounts, roles or offices is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  ['a status', { [USERS]: property('status', state('ACTIVE', 'GONE')) }],
  [
    'a status with named values',
    { ...users({ status: { field: 'status', active: ['NEW'] } }), [USERS]: property('status', state('NEW', 'GONE')) },
  ],
  [
    'a status that can be any text',
    { ...users({ status: { field: 'rank', active: ['NEW'] } }), [USERS]: property('rank', { type: 'string' }) },
  ],
  ['a home office by the scope of accounts', { ...users({ office: 'office_id' }), [USERS]: set(['scope'], 'office') }],
  ['types of offices', { [BRANCHES]: property('organisation_type', state('HEAD', 'BRANCH')) }],
  [
    'a write-only password',
    { [USERS]: set(['schema', 'properties', 'password'], { type: 'string', writeOnly: true, 'x-label': label }) },
  ],
  [
    'several sign-in fields',
    {
      ...users({ signIn: ['email', 'card'], signInForm: ['card'] }),
      [USERS]: property('card', { type: 'string', 'x-unique': true }),
    },
  ],
  [
    'memberships',
    {
      ...users({ offices: { field: 'offices', office: 'office_id', role: 'role_id' } }),
      [USERS]: memberships({ office_id: office, role_id: role }),
    },
  ],
])('account settings with %s are valid', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});

describe('Invalid owner fields of a resource', () => {
  const owner = (name: string, ...edits: readonly Edit[]) => ({ [BOOKS]: both(set(['owner'], name), ...edits) });
  test.each<Case>([
    ['that is no field', owner('branch_id'), ['TUY209 books.json/owner: There is no field "branch_id".']],
    [
      'that is no field, by offices that an object names',
      { ...identity('offices', { resource: 'branches' }), ...owner('top-ofice') },
      ['TUY209 books.json/owner: There is no field "top-ofice". Did you mean "top-office"?'],
    ],
    [
      'that is no office',
      owner('user_id', property('user_id', { type: 'string', 'x-reference': 'users' })),
      [
        'TUY604 books.json/owner: "user_id" names the owner, so it must refer to one office. Make it a string with "x-reference": "branches".',
      ],
    ],
    [
      'that is no reference',
      owner('pages'),
      [
        'TUY604 books.json/owner: "pages" names the owner, so it must refer to one office. Make it a string with "x-reference": "branches".',
      ],
    ],
    [
      'that is several offices',
      owner(
        'branch_ids',
        property('branch_ids', { type: 'array', items: { type: 'string', 'x-reference': 'branches' } }),
      ),
      [
        'TUY604 books.json/owner: "branch_ids" names the owner, so it must refer to one office. Make it a string with "x-reference": "branches".',
      ],
    ],
    [
      'of records that belong to an office',
      owner('branch_id', set(['scope'], 'office')),
      [
        'TUY604 books.json/owner: With the scope "office", each record already belongs to the office of its office_id. Remove "owner".',
      ],
    ],
  ])('an invalid owner of records is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });

  test("a resource's records may be owned by the office in one of their fields or by the head office", () => {
    expect(reported(owner('branch_id', property('branch_id', { type: 'string', 'x-reference': 'branches' })))).toEqual(
      [],
    );
    expect(reported(owner('top-office'))).toEqual([]);
  });
});

describe('Invalid assignee fields', () => {
  const account = { type: 'string', 'x-reference': 'users', 'x-computed': true, 'x-assignee': true };
  const assignees = (...schemas: readonly object[]) => ({
    [BOOKS]: both(...schemas.map((schema, index) => property(`clerk_${index + 1}`, schema))),
  });
  test.each<Case>([
    [
      'twice',
      assignees(account, account),
      [
        'TUY411 books.json/schema/properties/clerk_2/x-assignee: Another field already holds the assignee of the record. Remove one of them.',
      ],
    ],
    [
      'in an object',
      assignees({ type: 'object', properties: { by: { ...account, 'x-label': label } } }),
      [
        'TUY411 books.json/schema/properties/clerk_1/properties/by/x-assignee: A nested object cannot have an assignee, only a record can. Move the field to the record, or remove it.',
      ],
    ],
    [
      'that is no account',
      assignees({ ...account, 'x-reference': 'roles' }),
      [
        'TUY411 books.json/schema/properties/clerk_1/x-assignee: "clerk_1" names a person of staff, so it must refer to one account. Make it a string with "x-reference": "users".',
      ],
    ],
    [
      'that is several accounts',
      assignees({
        type: 'array',
        items: { type: 'string', 'x-reference': 'users' },
        'x-computed': true,
        'x-assignee': true,
      }),
      [
        'TUY411 books.json/schema/properties/clerk_1/x-assignee: "clerk_1" names a person of staff, so it must refer to one account. Make it a string with "x-reference": "users".',
      ],
    ],
    [
      'that a form asks for',
      assignees({ ...account, 'x-computed': undefined }),
      [
        'TUY411 books.json/schema/properties/clerk_1/x-assignee: Who works on a record is said by assigning it, not in its form. Add "x-computed": true.',
      ],
    ],
  ])('an invalid assignee field is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });

  test('an assignee field is valid if it refers to one account and the server sets it', () => {
    expect(reported(assignees(account))).toEqual([]);
    expect(reported(assignees({ ...account, 'x-computed': undefined, readOnly: true }))).toEqual([]);
  });
});

describe('Invalid permissions', () => {
  test.each<Case>([
    [
      'of a module with a name that is none',
      { [BOOKS]: set(['module'], 'Book') },
      [
        'TUY211 books.json/module: "Book" is not a valid module name. Use lowercase letters, digits and single hyphens, such as "reading-room".',
      ],
    ],
    [
      'of actions with names that are none',
      {
        [REPORT]: both(set(['actions', 'Late'], label), set(['groups'], undefined)),
        [LOANS]: set(['access', 'actions', 'ex.port'], label),
      },
      [
        'TUY211 report.json/actions/Late: "Late" is not a valid action name. Slugs have the form module.action. Use lowercase letters, digits and single hyphens, such as "print-label".',
        'TUY211 loans.json/access/actions/ex.port: "ex.port" is not a valid action name. Slugs have the form module.action. Use lowercase letters, digits and single hyphens, such as "print-label".',
      ],
    ],
    [
      'of actions that there are not',
      { [BOOKS]: set(['access'], { openApi: ['read', 'reed'], groups: { updat: ['head'], '*': 'all' } }) },
      [
        'TUY602 books.json/access/openApi/1: The module "book" has no action "reed". Did you mean "read"?',
        'TUY602 books.json/access/groups/updat: The module "book" has no action "updat". Did you mean "update"?',
      ],
    ],
    [
      'of base actions that the resource has not',
      {
        [BOOKS]: both(
          set(['actions'], ['list', 'create']),
          set(['access'], { groups: { read: 'all', create: 'all', update: 'all', delete: 'all' } }),
        ),
      },
      [
        'TUY602 books.json/access/groups/update: The module "book" has no action "update". Did you mean "create"?',
        'TUY602 books.json/access/groups/delete: The module "book" has no action "delete". Choose one of read, create.',
      ],
    ],
    [
      'of an action that only customers have',
      {
        [LOANS]: both(
          set(['workflow', 'transitions', 0, 'by'], 'customer'),
          set(['access', 'groups'], { 'give-back': ['head'], lose: ['head'] }),
        ),
      },
      [
        'TUY602 loans.json/access/groups/give-back: The module "loan" has no action "give-back". Choose one of read, create, update, delete, export, lose.',
      ],
    ],
    [
      'for groups that there are not',
      { [BOOKS]: set(['access'], { groups: { read: ['head', 'brunch'] } }) },
      ['TUY601 books.json/access/groups/read/1: No role group is named "brunch". Did you mean "branch"?'],
    ],
    [
      'of one module that disagree',
      { [BOOKS]: both(set(['module'], 'loan'), set(['access'], { groups: { export: ['branch'], '*': 'all' } })) },
      [
        'TUY603 loans.json/access/groups/export: schemas/resources/books.json assigns "export" of the same module to other groups. Keep the groups of this action in one of the files only.',
      ],
    ],
  ])('an invalid permission is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });

  test('resource files of one permission module may list the same role groups in different orders', () => {
    const groups = (...names: readonly string[]) => ({ groups: { read: names } });
    expect(
      reported({
        [BOOKS]: both(set(['module'], 'thing'), set(['access'], groups('head', 'branch'))),
        [ROLES]: both(set(['module'], 'thing'), set(['access'], groups('branch', 'head'))),
      }),
    ).toEqual([]);
  });
});

describe('Invalid configuration files', () => {
  test.each<Case>([
    [
      'with an absolute path',
      { [CONFIG]: set(['server'], { out: '/server' }) },
      [
        'TUY107 tuyen.config.json/server/out: "/server" is outside the project. Write a path relative to this file, without "..".',
      ],
    ],
    [
      'with a path of another drive',
      { [CONFIG]: set(['server'], { out: 'C:server' }) },
      [
        'TUY107 tuyen.config.json/server/out: "C:server" is outside the project. Write a path relative to this file, without "..".',
      ],
    ],
    [
      'with a plugin out of the project',
      { [CONFIG]: set(['plugins'], ['@acme/docs', './../docs.ts']) },
      [
        'TUY107 tuyen.config.json/plugins/1: "./../docs.ts" is outside the project. Write a path relative to this file, without "..".',
      ],
    ],
    [
      'with schemas out of the project',
      { [CONFIG]: set(['schemas'], '..') },
      [
        'TUY107 tuyen.config.json/schemas: ".." is outside the project. Write a path relative to this file, without "..".',
      ],
    ],
  ])('an invalid project configuration is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });

  test("a project configuration may use a time zone's former name and dots within a relative path", () => {
    expect(
      reported({ [CONFIG]: both(set(['region'], { timeZone: 'Asia/Saigon' }), set(['server'], { out: 'a..b/c' })) }),
    ).toEqual([]);
  });
});

describe('Invalid translated texts', () => {
  const words = (vi: object, en: object) => ({ [VI]: () => JSON.stringify(vi), [EN]: () => JSON.stringify(en) });
  test.each<Case>([
    [
      'that one language has',
      words({ a: 'a', b: { c: 'c' } }, { a: 'a', b: { d: 'd' } }),
      [
        'warning TUY805 admin.json/b/d: "b.d" is written in "en" alone. Add it to schemas/locales/vi/admin.json, or remove it.',
        'warning TUY805 admin.json/b/c: "b.c" is not written in "en". Add it to schemas/locales/en/admin.json.',
      ],
    ],
    [
      'of a file that one language has',
      { [EN]: () => '' },
      ['warning TUY805 admin.json: There is no admin.json in "en". Add locales/en/admin.json.'],
    ],
    [
      'without one language',
      { [BOOKS]: set(['label'], { vi: 'Sách' }) },
      ['TUY802 books.json/label: "label" has no text in "en". Add "en".'],
    ],
    [
      'in another language',
      { [BOOKS]: set(['label'], { vi: 'Sách', en: 'Book', de: 'Buch' }) },
      ['TUY803 books.json/label/de: "de" is not a language of this project. Its languages are vi, en.'],
    ],
    [
      'that are empty',
      { [BOOKS]: set(['label'], { vi: 'Sách', en: ' ' }) },
      ['TUY804 books.json/label/en: The text is empty. Write a text, or remove the key.'],
    ],
    [
      'of a value, with its color',
      { 'schemas/enums/loan-state.json': set(['x-values', 'OPEN'], { vi: 'Mượn', color: 'info' }) },
      ['TUY802 loan-state.json/x-values/OPEN: "OPEN" has no text in "en". Add "en".'],
    ],
    [
      'of a template',
      { [BOOKS]: property('note', { type: 'string', 'x-templates': [{ vi: 'Một' }] }) },
      ['TUY802 books.json/schema/properties/note/x-templates/0: "0" has no text in "en". Add "en".'],
    ],
    [
      'of an action',
      { [REPORT]: set(['actions', 'overdue'], { en: 'Overdue' }) },
      ['TUY802 report.json/actions/overdue: "overdue" has no text in "vi". Add "vi".'],
    ],
  ])('an invalid translated text is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });

  test('languages may have different plural forms, and a schema field may be named "label" or "plural"', () => {
    expect(reported(words({ $schema: 'x', n_other: 'n' }, { n_one: 'n', n_other: 'n' }))).toEqual([]);
    expect(
      reported({ [BOOKS]: both(property('title', { type: 'string' }), set(['plural'], { en: 'Books' })) }),
    ).toEqual([]);
    expect(
      reported({
        [BOOKS]: property('note', { type: 'object', properties: { label: { type: 'string', 'x-label': label } } }),
      }),
    ).toEqual([]);
  });

  test('translations are not compared with a locale file that does not parse', () => {
    expect(reported({ [EN]: () => '{ oops' }).map((line) => line.split(' ')[0])).toEqual(['TUY101']);
  });
});

describe('Invalid names', () => {
  test.each<Case>([
    [
      'that the system uses',
      {
        'schemas/resources/search.json': () =>
          JSON.stringify({
            name: 'search',
            module: 'search',
            label,
            schema: { type: 'object', properties: { name: { type: 'string', 'x-label': label } } },
          }),
      },
      ['TUY210 search.json/name: The API has a path "/search" of its own. Choose another name.'],
    ],
    [
      'that other files have',
      {
        'schemas/permissions/second.json': () =>
          JSON.stringify({ module: 'report', label, actions: { late: label }, groups: { late: ['head'] } }),
        'schemas/permissions/third.json': () =>
          JSON.stringify({ module: 'report', label, actions: { lost: label }, groups: { lost: ['head'] } }),
      },
      ['second', 'third'].flatMap((name) => [
        `TUY201 ${name}.json/module: The file is named "${name}.json", but its module is "report". Name it "${name}", or rename the file.`,
        `TUY202 ${name}.json/module: "report" is the name of schemas/permissions/report.json already. Give one of them another name.`,
      ]),
    ],
    [
      'that cannot be used',
      { [BOOKS]: set(['name'], 'Books') },
      [
        'TUY211 books.json/name: "Books" cannot be used in URLs and code. Use lowercase letters, digits and single hyphens, such as "reading-rooms".',
        'TUY201 books.json/name: The file is named "books.json", but its name is "Books". Name it "books", or rename the file.',
      ],
    ],
    [
      'of files that cannot be used',
      {
        'schemas/enums/Odd_one.json': () =>
          JSON.stringify({ type: 'string', enum: ['a'], 'x-label': label, 'x-values': { a: label } }),
      },
      [
        'TUY106 Odd_one.json: The file name "Odd_one.json" cannot be used in URLs and code. Use lowercase letters, digits and single hyphens, such as reading-rooms.json.',
      ],
    ],
  ])('an invalid name of a resource or another declaration is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<Case>([
  [
    'of the menu',
    {
      'schemas/menu.json': set(
        ['groups'],
        [1, 2].map(() => ({ name: 'stock', label })),
      ),
    },
    ['TUY202 menu.json/groups/1/name: Two groups are named "stock". Rename one.'],
  ],
  [
    'of roles',
    {
      'schemas/permissions/role-groups.json': set(['groups', 1, 'name'], 'head'),
      'schemas/dashboards/branch.json': () => '',
    },
    ['TUY202 role-groups.json/groups/1/name: Two groups are named "head". Rename one.'],
  ],
])('two groups %s with the same name are reported', (_, edits, lines) => {
  expect(reported(edits)).toEqual(lines);
});
