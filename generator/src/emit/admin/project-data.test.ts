import type { Field, Model } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { library, contentOf } from '../../testing/library.ts';
import type { Project } from '../project.ts';
import { projectData } from './project-data.ts';

const PATH = 'web/desk/generated/project.gen.ts';

let project: Project;

beforeAll(async () => {
  project = await library();
});

const printed = (model: Partial<Model>): Promise<string> =>
  contentOf([projectData({ ...project, model: { ...project.model, ...model } }, PATH)], PATH);

const withUsers = (users: Partial<Model['identity']['users']>): Partial<Model> => {
  const { identity } = project.model;
  return { identity: { ...identity, users: { ...identity.users, ...users } } };
};

test('the generated project data contains languages, region, menu, sign-in settings and the code of field kinds', async () => {
  const text = `// From tuyen.config.json and schemas/menu.json by \`tuyen generate\`. Edit those files instead.
import type { AdminProject } from '@tuyen/admin-kit';
import isbnKind from '../../../kinds/isbn.ts';

export const project: AdminProject = {
  languages: ['vi', 'en'],
  region: {
    timeZone: 'UTC',
    dates: 'yyyy-MM-dd',
    numbers: { group: ',', decimal: '.' },
    currency: { code: 'XXX', minorUnit: 0, pattern: '{amount}' },
  },
  menu: [{ name: 'catalog' }],
  accounts: {
    resource: 'librarians',
    signIn: [{ field: 'username' }],
    signInForm: ['username'],
    hasPasswordMail: false,
    officeTypes: 'organisation',
  },
  kindCode: { isbn: isbnKind },
};
`;
  expect(await printed({})).toBe(text);
  expect(await printed({ kinds: [] })).toBe(
    text
      .replace("import isbnKind from '../../../kinds/isbn.ts';\n", '')
      .replace('  kindCode: { isbn: isbnKind },\n', ''),
  );
});

test('the generated project data depends on the folder of field kinds only if a kind has code', () => {
  const sourcesOf = (kinds: Model['kinds']) =>
    projectData({ ...project, model: { ...project.model, kinds } }, PATH).sources;
  const files = ['tuyen.config.json', 'schemas/menu.json'];
  expect(sourcesOf(project.model.kinds)).toEqual([...files, 'schemas/kinds/']);
  expect(sourcesOf(project.model.kinds.map(({ code: _code, ...kind }) => kind))).toEqual(files);
});

test('the back-office offers mailing a new password only if accounts have a mail address and a password', async () => {
  const hasMail = async (email: string | undefined, password: string | undefined) =>
    /hasPasswordMail: (\w+)/u.exec(await printed(withUsers({ email, password })))?.[1];
  expect(await hasMail('email', 'password')).toBe('true');
  expect(await hasMail('email', undefined)).toBe('false');
  expect(await hasMail(undefined, 'password')).toBe('false');
  expect(await hasMail(undefined, undefined)).toBe('false');
});

test('the sign-in form uses the on-screen keyboard for phone numbers in a phone field, and for mail addresses in a mail field', async () => {
  const users = project.model.resources.find(({ name }) => name === 'librarians');
  const username = users?.fields.find(({ name }) => name === 'username');
  if (!users || !username) throw new Error('No user names');
  const fields: readonly Field[] = [
    { ...username, name: 'mail', kind: 'email' },
    { ...username, name: 'phone', kind: 'phone' },
    username,
  ];
  const resources = project.model.resources.map((each) => (each === users ? { ...each, fields } : each));
  const model = { ...withUsers({ signIn: ['username', 'phone', 'mail', 'gone'] }), resources };
  const [, signIn = ''] = /signIn: (\[[^\]]*\])/u.exec(await printed(model)) ?? [];
  expect(signIn.match(/\w+: '\w+'/gu)).toEqual([
    "field: 'username'",
    "field: 'phone'",
    "keyboard: 'tel'",
    "field: 'mail'",
    "keyboard: 'email'",
    "field: 'gone'",
  ]);
});

test("the project's office types are the enum of the office type field, or undefined without an enum", async () => {
  const { identity } = project.model;
  if (!identity.offices) throw new Error('No offices');
  const typesOf = async (offices: Model['identity']['offices']) =>
    /officeTypes: '(.*)'/u.exec(await printed({ identity: { ...identity, offices } }))?.[1];
  expect(await typesOf(identity.offices)).toBe('organisation');
  expect(await typesOf({ ...identity.offices, type: 'name' })).toBeUndefined();
  expect(await typesOf({ ...identity.offices, type: undefined })).toBeUndefined();
  expect(await typesOf(undefined)).toBeUndefined();
});
