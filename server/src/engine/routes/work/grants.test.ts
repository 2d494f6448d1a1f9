import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

let library: Library;
let root: Awaited<ReturnType<Library['as']>>;
let clerk: Awaited<ReturnType<Library['as']>>;
beforeAll(async () => {
  library = await openLibrary();
  root = await library.as('root');
  clerk = await library.as('clerk');
});
afterAll(() => library.app.close());

interface Right {
  readonly slug: string;
  readonly label: string;
  readonly change: string;
  readonly obstacle?: string;
  readonly lacking?: boolean;
}
interface Module {
  readonly name: string;
  readonly label: string;
  readonly rights: readonly Right[];
}

async function preview(by: typeof root, body: Row) {
  const answer = await by('POST', 'auth/grants', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const offices = answer.body['offices'] as readonly { readonly office: string; readonly modules: readonly Module[] }[];
  return { superuser: answer.body['superuser'], offices };
}
const rightsIn = (offices: Awaited<ReturnType<typeof preview>>['offices'], name: string) =>
  offices.find(({ office }) => office === library.office(name))?.modules.flatMap(({ rights }) => rights) ?? [];
const slugs = (rights: readonly Right[], of: (right: Right) => unknown) => rights.filter(of).map(({ slug }) => slug);

it('a new account’s rights in an office are listed by module, with labels', async () => {
  const permissions = ['book.read', 'book.create'];
  const { offices, superuser } = await preview(root, {
    values: { offices: [{ office_id: library.office('Main'), permissions }, {}] },
  });
  expect(superuser).toEqual({ becomes: false, lacking: false });
  expect(offices).toEqual([
    {
      office: library.office('Main'),
      name: 'Main',
      modules: [
        {
          name: 'book',
          label: expect.any(String),
          rights: [
            { slug: 'book.read', label: expect.stringMatching(/\S/u), change: 'added' },
            { slug: 'book.create', label: expect.stringMatching(/\S/u), change: 'added' },
          ],
        },
      ],
    },
  ]);
});

it('the rights of an account after a change are compared with those that it has', async () => {
  const office = library.office('Main');
  const made = await root('POST', 'users', {
    username: 'so-sanh',
    status: 'ACTIVE',
    password: 'Một mật khẩu',
    offices: [{ office_id: office, permissions: ['book.read', 'book.create'] }],
  });
  const { offices } = await preview(root, {
    id: made.body['id'],
    values: { offices: [{ office_id: office, permissions: ['book.read', 'loan.read'], is_admin: true }] },
  });
  const rights = rightsIn(offices, 'Main');
  expect(slugs(rights, ({ change }) => change === 'kept')).toEqual(['book.read']);
  expect(slugs(rights, ({ change }) => change === 'removed')).toEqual(['book.create']);
  expect(slugs(rights, ({ change }) => change === 'added')).toContain('is_admin');
});

it('rights that the caller lacks are marked, and the change with them is refused', async () => {
  const permissions = ['book.read', 'loan.delete'];
  const values = { offices: [{ office_id: library.office('Main'), permissions }], is_superuser: true };
  const { offices, superuser } = await preview(clerk, { values });
  expect(superuser).toEqual({ becomes: true, lacking: true });
  const lacking = slugs(rightsIn(offices, 'Main'), ({ lacking: is }) => is);
  expect(lacking).toEqual(['loan.delete']);
  const refused = await clerk('POST', 'users', { username: 'khong-duoc', ...values, is_superuser: false });
  expect(refused.status, JSON.stringify(refused.body)).toBe(403);
});

it('only callers who may create or change accounts can preview rights', async () => {
  expect((await library.anyone('POST', 'auth/grants', { values: {} })).status).toBe(401);
  const reader = await library.as('reader');
  expect((await reader('POST', 'auth/grants', { values: {} })).status).toBe(403);
  expect((await root('POST', 'auth/grants', { id: 'nothing', values: {} })).status).toBe(404);
  expect((await root('POST', 'auth/grants', {})).status).toBe(422);
});
