import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type ApiReply, type Send } from '@tuyen/server-mock/testing/library';

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

onEachDatabase("References in a caller's values", (databaseUrl) => {
  let library: Library;
  /** A clerk of the main library, which is the parent of the branch and a sibling of the other library. */
  let clerk: Send;
  let book: unknown;
  const loans: Record<string, string> = {};
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    const root = await library.as('root');
    book = (await root('POST', 'books', { title: 'Dế mèn' })).body['id'];
    for (const [name, office] of [
      ['own', 'Main'],
      ['below', 'Branch'],
      ['other', 'Other'],
    ] as const) {
      const made = await root('POST', 'loans', { book_id: book, office_id: library.office(office) });
      loans[name] = String(made.body['id']);
    }
    clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  });
  afterAll(() => library.app.close());

  const create = (values: Row, send = clerk) => send('POST', 'loans', { book_id: book, ...values });
  const place = (id: unknown): readonly (readonly [string, Row])[] => [
    ['follows_id', { follows_id: id }],
    ['takes_over_id', { takes_over_id: id }],
    ['beside_ids.0', { beside_ids: [id] }],
    ['parts.0.loan_id', { parts: [{ loan_id: id }] }],
  ];
  const refused = ({ status, body }: ApiReply) => ({ status, errors: body['errors'] });
  const gone = (path: string) => ({ status: 422, errors: { [path]: 'The chosen record does not exist.' } });

  describe('References to records of another office', () => {
    it("creating a record with a reference to another office's record reports the reference as missing", async () => {
      for (const [path, values] of place(loans['other'])) {
        expect(refused(await create(values)), path).toEqual(gone(path));
        const unknown = Object.values(place(UNKNOWN_ID).find(([name]) => name === path) ?? [])[1] as Row;
        expect(refused(await create(unknown)), path).toEqual(gone(path));
      }
    });

    it("single and bulk updates report references to another office's records as missing", async () => {
      const { id } = (await create({})).body;
      for (const [path, values] of place(loans['other'])) {
        expect(refused(await clerk('PATCH', `loans/${id}`, values)), path).toEqual(gone(path));
        const bulk = await clerk('POST', 'loans/bulk', { bulk: [{ book_id: book }, { book_id: book, ...values }] });
        expect(refused(bulk)).toEqual(gone(`bulk.1.${path}`));
      }
      expect((await clerk('GET', `loans/${id}`)).body).toMatchObject({ version: 1 });
    });

    it("a transition reports references to another office's records as missing", async () => {
      const { id } = (await create({})).body;
      const lend = (withId: unknown) =>
        clerk('POST', `loans/${id}/transitions/lend`, { due_on: '2026-05-01', with_id: withId });
      expect(refused(await lend(loans['other']))).toEqual(gone('with_id'));
      expect(refused(await lend(UNKNOWN_ID))).toEqual(gone('with_id'));
      expect((await lend(loans['own'])).status).toBe(200);
    });

    it('a superuser can refer to records of any office, and an office administrator cannot', async () => {
      const admin = await library.as('admin');
      const root = await library.as('root');
      for (const [path, values] of place(loans['other'])) {
        expect(refused(await create(values, admin)), path).toEqual(gone(path));
        expect((await create(values, root)).status, path).toBe(201);
      }
    });

    it("a user can keep references to another office's records that somebody else has written", async () => {
      const root = await library.as('root');
      const { id } = (await create({ beside_ids: [loans['other']], follows_id: loans['other'] }, root)).body;
      const same = { beside_ids: [loans['own'], loans['other']], follows_id: loans['other'], reader: 'Mai' };
      expect((await clerk('PATCH', `loans/${id}`, same)).status).toBe(200);
      expect(refused(await clerk('PATCH', `loans/${id}`, { takes_over_id: loans['other'] }))).toEqual(
        gone('takes_over_id'),
      );
    });
  });

  it('a record of a child office can be referenced if the reference needs only read permission', async () => {
    expect((await create({ follows_id: loans['below'] })).status).toBe(201);
    const { status, errors } = refused(await create({ takes_over_id: loans['below'] }));
    expect({ status, errors }).toEqual({
      status: 422,
      errors: {
        takes_over_id:
          'You can see this record but not use it here: it belongs to another office, or you do not have the permission.',
      },
    });
    expect((await create({ takes_over_id: loans['own'] })).status).toBe(201);
  });

  it('a reference requires permission to read the record and any permission named in the schema', async () => {
    const root = await library.as('root');
    const office = library.office('Main');
    const colleague = async (username: string, ...permissions: string[]) => {
      const made = await root('POST', 'users', {
        username,
        email: `${username}@library.example`,
        password: 'Library#2026',
        status: 'ACTIVE',
        office_id: office,
        offices: [{ office_id: office, permissions }],
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return library.as(username);
    };
    const blind = await colleague('blind', 'loan.create', 'book.read');
    expect(refused(await create({ follows_id: loans['own'] }, blind))).toEqual(gone('follows_id'));
    const bookless = await colleague('bookless', 'loan.create', 'loan.read');
    expect(refused(await create({}, bookless))).toEqual(gone('book_id'));
    const seeing = await colleague('seeing', 'loan.create', 'loan.read', 'book.read');
    expect((await create({ follows_id: loans['own'] }, seeing)).status).toBe(201);
    expect(refused(await create({ takes_over_id: loans['own'] }, seeing)).errors).toHaveProperty('takes_over_id');
  });

  it('deleting a referenced record is rejected, and the error names only readable referring records', async () => {
    const root = await library.as('root');
    const lent = async (...offices: readonly string[]) => {
      const { id } = (await root('POST', 'books', { title: 'Gánh hàng hoa' })).body;
      for (const office of offices) await root('POST', 'loans', { book_id: id, office_id: library.office(office) });
      return (await clerk('DELETE', `books/${id}`)).body;
    };
    expect(await lent('Other', 'Other')).toEqual({
      statusCode: 409,
      code: 'still_referenced_elsewhere',
      message: 'It cannot be deleted: it is still used by records of other offices or records that you cannot see.',
    });
    expect(await lent('Other', 'Branch', 'Main')).toMatchObject({ code: 'still_referenced', errors: { loans: '2' } });
    expect(await lent()).toMatchObject({ title: 'Gánh hàng hoa' });
  });

  it('invalid references are reported together with the validation errors of the body', async () => {
    const { errors } = refused(await clerk('POST', 'loans', { follows_id: loans['other'] }));
    expect(errors).toEqual({ book_id: 'This is required.', follows_id: 'The chosen record does not exist.' });
  });
});
