import type { Model, Print } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';

const heading: Print['blocks'] = [
  { block: 'heading', text: { en: 'Slip {reader}', vi: 'Phiếu {reader}' }, align: 'left' },
];
const print = (name: string, more: Partial<Print> = {}): Print => ({
  name,
  source: `schemas/prints/${name}.json`,
  label: { en: name, vi: name },
  resource: 'loans',
  list: false,
  permission: 'loan.update',
  papers: ['A5', 'A4'],
  blocks: heading,
  ...more,
});

function model(): Model {
  const read = libraryModel();
  const books = read.resources.find(({ name }) => name === 'books')?.fields ?? [];
  const more = books.flatMap((field) => {
    if (field.name === 'read_at') return [{ ...field, name: 'printed_at' }];
    return field.name === 'pages' ? [{ ...field, name: 'copies' }] : [];
  });
  const resources = read.resources.map((resource) => {
    if (resource.name !== 'loans') return resource;
    const properties = {
      ...resource.schema.properties,
      printed_at: { type: 'string' },
      copies: { type: 'integer' },
    } as const;
    return { ...resource, fields: [...resource.fields, ...more], schema: { ...resource.schema, properties } };
  });
  const copies = { printed: 'printed_at', transition: 'lend', count: 'copies' };
  const prints = [
    print('slip', { when: { reader: ['An', 'Ba'] } }),
    print('sheet', { list: true }),
    print('once', { copies }),
    print('letter', { template: { resource: 'preferences', field: 'greeting' } }),
  ];
  return { ...read, resources, prints };
}

let library: Library;
let clerk: Send;
const ids: string[] = [];
beforeAll(async () => {
  library = await openLibrary({
    model: model(),
    openApi: () => ({ openapi: '3.1.0', info: { title: 'Library', version: '1' }, paths: {} }),
    domain: { hooks: { loans: { transitions: { lend: () => ({ copies: 1 }) } } } },
  });
  clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  const book_id = (await clerk('POST', 'books', { title: 'A' })).body['id'];
  for (const reader of ['An', 'Ba', 'Co']) {
    const { status, body } = await clerk('POST', 'loans', { book_id, reader });
    expect(status).toBe(201);
    ids.push(String(body['id']));
  }
});
afterAll(() => library.app.close());

const slip = (query = '', id = ids[0], send = clerk) => send('GET', `loans/${id}/prints/slip${query}`);
const heard = ({ blocks }: Row) => (blocks as readonly Row[]).map(({ text }) => text);

describe('Printing a record', () => {
  it('a printed record has the first paper size and the language of the request by default', async () => {
    const { status, body, headers } = await slip();
    expect([status, heard(body), body['paper'], body['mark']]).toEqual([200, ['Slip An'], 'A5', undefined]);
    expect(headers['vary']).toContain('Authorization, X-Office-Id, Accept-Language');
    const other = (await slip('?paper=A4&language=vi')).body;
    expect([heard(other), other['paper']]).toEqual([['Phiếu An'], 'A4']);
    for (const query of ['?paper=A3', '?language=de', '?format=txt', '?more=1'])
      expect((await slip(query)).status, query).toBe(400);
    expect((await slip('?format=json')).body).toEqual(body);
  });

  it('printing requires that the caller may read the record and that the record satisfies the condition of the document', async () => {
    expect(await slip('', ids[2])).toMatchObject({ status: 409, body: { code: 'print_not_possible' } });
    expect((await slip('', 'gone')).status).toBe(404);
    expect((await slip('', ids[0], await library.as('helper'))).status).toBe(404);
    expect((await slip('', ids[0], await library.as('reader'))).status).toBe(403);
    expect((await slip('', ids[0], library.anyone)).status).toBe(401);
  });
});

describe('Printing several records', () => {
  const sheet = (of: readonly unknown[]) => clerk('GET', `loans/prints/sheet?ids=${of.join()}`);

  it('a document about several records contains each record once, and its printing is logged', async () => {
    expect((await sheet([ids[1], '', ids[0], ids[1]])).status).toBe(200);
    const rows = await library.engine.records.database.rows(
      `SELECT "resource", "record_id", "action", "after", "at" FROM "_audit" WHERE "action" = 'print' AND "record_id" = '*'`,
    );
    expect(rows).toEqual([
      {
        resource: 'loans',
        record_id: '*',
        action: 'print',
        after: JSON.stringify({ print: 'sheet', records: [ids[1], ids[0]] }),
        at: ANCHOR.getTime(),
      },
    ]);
  });

  it('between 1 and 200 existing records can be printed together', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `gone${index}`);
    expect(await sheet(['', ''])).toMatchObject({
      status: 422,
      body: { message: 'Choose 1 to 200 records to print.' },
    });
    expect((await sheet(many(200))).status).toBe(404);
    expect(await sheet(many(201))).toMatchObject({ status: 422, body: { code: 'print_count' } });
    expect((await clerk('GET', 'loans/prints/sheet')).status).toBe(400);
  });
});

describe('Printed documents with a single original', () => {
  const path = () => `loans/${ids[1]}/prints/once`;

  it('a document with a single original is marked as a preview when viewed and as a reprint on copies', async () => {
    expect((await clerk('GET', path())).body['mark']).toBe('PREVIEW – NOT VALID');
    expect((await clerk('GET', `${path()}?language=vi`)).body['mark']).toBe('BẢN XEM TRƯỚC – KHÔNG CÓ GIÁ TRỊ SỬ DỤNG');
    const stored = async () => library.engine.store.get('loans', ids[1] ?? '');
    expect((await stored())?.['printed_at']).toBeUndefined();

    const first = await clerk('POST', path());
    expect([first.status, first.body['mark'], heard(first.body)]).toEqual([200, undefined, ['Slip Ba']]);
    expect(await stored()).toMatchObject({ printed_at: ANCHOR.toISOString(), state: 'ASKED' });

    const missing = await clerk('POST', path());
    expect([missing.status, Object.keys(missing.body['errors'] as Row)]).toEqual([422, ['due_on']]);
    const copy = await clerk('POST', path(), { due_on: '2026-04-01' });
    expect(copy.status).toBe(200);
    expect(copy.body['mark']).toMatch(/^REPRINT No\. 1 · \S/u);
    expect(await stored()).toMatchObject({ state: 'LENT', copies: 1 });
    expect((await clerk('GET', path())).body['mark']).toBe('PREVIEW – NOT VALID');
  });

  it("reprinting a document with a single original requires the permission for its transition in the record's office", async () => {
    const root = await library.as('root');
    const office_id = library.office('Main');
    const offices = [{ office_id, permissions: ['loan.read', 'loan.update'] }];
    expect(
      (await root('POST', 'users', { username: 'printer', password: 'Library#2026', office_id, offices })).status,
    ).toBe(201);
    const printer = await library.as('printer');
    const once = `loans/${ids[0]}/prints/once`;
    expect((await printer('POST', once)).status).toBe(200);
    expect(await printer('POST', once)).toMatchObject({ status: 403, body: { code: 'not_permitted' } });
    expect((await (await library.as('helper'))('POST', once)).status).toBe(404);
  });
});

describe('Preview of a print template', () => {
  const letter = (template: unknown, send = clerk) =>
    send('POST', `loans/${ids[0]}/prints/letter/template`, { template });

  it('the preview of a print template is marked as a preview and contains the sanitized text', async () => {
    const { status, body } = await letter('<p>Dear reader</p><script>x</script>');
    expect([status, body['mark']]).toEqual([200, 'PREVIEW – NOT VALID']);
    expect(JSON.stringify(body['blocks'])).toContain('Dear reader');
    expect(JSON.stringify(body['blocks'])).not.toContain('script');
  });

  it('a print template with an unknown placeholder or an overlong text is rejected', async () => {
    const { status, body } = await letter('<p>{{nothing}}</p>');
    expect([status, Object.keys(body['errors'] as Row)]).toEqual([422, ['template']]);
    expect((await letter('x'.repeat(20_000))).status).toBe(200);
    expect((await letter('x'.repeat(20_001))).status).toBe(422);
    const more = await clerk('POST', `loans/${ids[0]}/prints/letter/template`, { template: 'a', more: 1 });
    expect(more.status).toBe(422);
  });

  it('previewing a print template does not store the template', async () => {
    const settings = async () => (await clerk('GET', 'preferences/current')).body;
    const before = await settings();
    await letter('<p>Dear reader</p>');
    expect(await settings()).toEqual(before);
  });

  it('previewing a print template requires the permissions to change the template and print the record', async () => {
    expect((await letter('a', await library.as('reader'))).status).toBe(403);
    expect((await letter('a', await library.as('printer'))).status).toBe(403);
    expect((await letter('a', await library.as('helper'))).status).toBe(404);
  });
});

it('a printed document is returned as a PDF file on request', async () => {
  const { engine, app } = library;
  const { token } = await sessionOf(engine, 'clerk');
  const headers = { authorization: `Bearer ${token}`, 'x-office-id': library.office('Main') };
  const answer = await app.inject({ url: `/api/v1/loans/${ids[0]}/prints/slip?format=pdf`, headers });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'inline; filename="slip.pdf"',
  ]);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

describe('Printed documents in the OpenAPI document', () => {
  interface Described {
    readonly operationId: string;
    readonly summary: string;
    readonly description?: string;
    readonly 'x-permission': string;
    readonly responses: Readonly<Record<string, unknown>>;
    readonly requestBody?: unknown;
  }
  const operations = async (): Promise<readonly Described[]> => {
    const { paths } = (await library.app.inject('/docs/json')).json();
    return Object.entries<Readonly<Record<string, Described>>>(paths)
      .filter(([path]) => path.includes('/prints/'))
      .flatMap(([, methods]) => Object.values(methods));
  };

  it('each printed document has an OpenAPI operation with a summary and the required permission', async () => {
    expect(
      (await operations()).map((each) => [each.operationId, each.summary, each['x-permission'], each.description]),
    ).toEqual([
      ['printLoansSlip', 'Print of a record: slip', 'loan.update', undefined],
      ['printListLoansSheet', 'Print of several records: sheet', 'loan.update', undefined],
      [
        'printLoansOnce',
        'Print of a record: once',
        'loan.update',
        'A preview: it is marked as one, and its codes open nothing. POST prints it.',
      ],
      [
        'makePrintLoansOnce',
        'Print a document that exists once: once',
        'loan.update',
        'The first print asks for nothing. Each further one makes the transition `lend`, whose input is the body, and is marked as a copy with its number.',
      ],
      ['printLoansLetter', 'Print of a record: letter', 'loan.update', undefined],
      [
        'previewTemplateLoansLetter',
        'What a template would print: letter',
        'preference.update',
        'Nothing is stored. Callers can change `preferences.greeting` and read the record.',
      ],
    ]);
  });

  it("in OpenAPI, printing returns a document or a file, or an error if the document's condition fails", async () => {
    for (const { operationId, responses } of await operations()) {
      expect(responses['200'], operationId).toEqual({
        description: 'The document.',
        headers: { 'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } } },
        content: {
          'application/json': { schema: { type: 'object', additionalProperties: true } },
          'application/pdf': { schema: { type: 'string', format: 'binary' } },
        },
      });
      expect(responses['409'], operationId).toMatchObject({ description: 'Conflict' });
    }
  });

  it('the OpenAPI document accepts any object as the input of the transition that a print makes', async () => {
    const made = (await operations()).find(({ operationId }) => operationId === 'makePrintLoansOnce');
    expect(made?.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { type: ['object', 'null'], additionalProperties: true } } },
    });
  });
});

it("printing a document with a single original first applies the record's overdue transition, even if the print is rejected", async () => {
  let due: string | undefined;
  const hooks = { loans: { due: ({ state }: Row) => (state === 'LENT' ? due : undefined) } };
  const copies = { printed: 'printed_at', transition: 'lend', count: 'copies' };
  const late = await openLibrary({
    model: { ...model(), prints: [print('once', { copies, when: { state: ['LENT'] } })] },
    domain: { hooks },
  });
  const send = await late.as('clerk', { 'x-office-id': late.office('Main') });
  const book_id = (await send('POST', 'books', { title: 'A' })).body['id'];
  const { id } = (await send('POST', 'loans', { book_id })).body;
  await send('POST', `loans/${String(id)}/transitions/lend`, { due_on: '2026-04-01' });
  due = 'bring-back';
  const refused = await send('POST', `loans/${String(id)}/prints/once`);
  expect([refused.status, refused.body['code']]).toEqual([409, 'print_not_possible']);
  expect((await late.engine.store.get('loans', String(id)))?.['state']).toBe('RETURNED');
  await late.app.close();
});
