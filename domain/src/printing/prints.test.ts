import type { PrintedBlock, PrintedDocument } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Localized, textFor } from '../rules/localized.ts';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let seller: Clerk;
let root: Clerk;
let superuser: Clerk;
beforeAll(async () => {
  shop = await openShop();
  await shop.register({ payment_method: 'BANK_TRANSFER' });
  seller = await shop.signIn('company');
  root = await shop.signIn('company-root');
  superuser = await shop.signIn('superuser');
  const settings = await shop.engine.store.find('settings');
  await shop.engine.write.transaction({}, async (tx) => {
    for (const { id } of settings)
      await tx.update('settings', String(id), { ticket_print_template: '', order_print_template: '' });
  });
});
afterAll(() => shop.app.close());

interface Pdf {
  readonly pages: readonly string[];
  /** Size of the page in mm. */
  readonly width: number;
  readonly height: number;
}

async function read(bytes: Uint8Array): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const [, , width = 0, height = 0] = (await document.getPage(1)).view;
  const mm = (points: number) => Math.round((points / 72) * 25.4);
  return { pages: text.map((page) => page.replaceAll(/\s+/gu, ' ')), width: mm(width), height: mm(height) };
}

async function pdf(path: string, as = superuser): Promise<Pdf> {
  const answer = await shop.get(`${path}${path.includes('?') ? '&' : '?'}format=pdf`, as);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return read(answer.rawPayload);
}

async function laidOut(path: string, as = superuser): Promise<PrintedDocument> {
  const answer = await shop.get(path, as);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const blocksOf = <B extends PrintedBlock['block']>({ blocks }: PrintedDocument, block: B) =>
  blocks.filter((each): each is Extract<PrintedBlock, { block: B }> => each.block === block);

const order = async (where: Row): Promise<Row> => shop.rowOf('orders', where);
const sold = async (): Promise<Row> => {
  const price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
  const route = await shop.rowOf('routes', { code: '32' });
  const answer = await shop.post('tickets', { ticket_price_id: price['id'], route_id: route['id'] }, seller);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};

const PRINTS = [
  ['ticket', 'tickets', { state: 'SOLD' }, 'Vé lượt', 'Single ticket'],
  ['ticket-receipt', 'tickets', { state: 'SOLD' }, 'BIÊN LAI THU TIỀN', 'RECEIPT'],
  ['day-ticket', 'daily-tickets', { state: 'ISSUED' }, 'VÉ NGÀY', 'DAY TICKET'],
  ['monthly-receipt', 'monthly-tickets', { state: 'ISSUED' }, 'BIÊN LAI', 'RECEIPT'],
  ['receipt', 'orders', { status: 'CONFIRMED', needs_payment: true }, 'Người nộp tiền', 'Received from'],
  ['customer-receipt', 'orders', { status: 'CONFIRMED', needs_payment: true }, 'BIÊN LAI THU TIỀN', 'RECEIPT'],
  ['order', 'orders', { status: 'PUBLISHED' }, 'ĐƠN HÀNG', 'ORDER'],
  [
    'order-transfer',
    'orders',
    { status: 'AWAITING_PAYMENT', payment_method: 'BANK_TRANSFER' },
    'CHUYỂN KHOẢN',
    'BANK TRANSFER',
  ],
  ['order-card-letter', 'orders', { status: 'PUBLISHED' }, 'THẺ VÉ CỦA QUÝ KHÁCH', 'YOUR CARD'],
  ['card-letter', 'customer-cards', { status: 'ACTIVE', is_locked: false }, 'Kính gửi', 'Yours sincerely'],
  ['personal-data', 'customers', { status: 'ACTIVE' }, 'DỮ LIỆU CÁ NHÂN', 'PERSONAL DATA HELD'],
  ['reissue-receipt', 'reissue-cards', {}, 'BIÊN LAI CẤP LẠI THẺ', 'RE-ISSUE RECEIPT'],
  ['shift-statement', 'work-shifts', { state: 'CLOSED' }, 'BẢNG KÊ CA LÀM VIỆC', 'SHIFT STATEMENT'],
] as const;

describe('Printed documents about a single record', () => {
  it.each(PRINTS)(
    'the printed document %s is a PDF on every paper, in both languages, with the name of its office',
    async (...print) => {
      const [name, resource, where, vi, en] = print;
      const [record] = await shop.engine.store.find(resource, where, { limit: 1 });
      const path = `${resource}/${String(record?.['id'])}/prints/${name}`;
      const office = await shop.engine.settings('settings', String(record?.['office_id']));
      const { papers } = await laidOut(path);
      for (const [language, text] of [
        ['vi', vi],
        ['en', en],
      ] as const) {
        for (const paper of papers) {
          const { pages, width, height } = await pdf(`${path}?paper=${paper}&language=${language}`);
          expect(pages[0]).toContain(text);
          expect(pages[0]).toContain(textFor(office['office_display_name'] as Localized, language));
          expect([width, paper === '80mm' ? 'as long as it is' : height]).toEqual(SIZES[paper]);
        }
      }
    },
  );

  it('every printed document about a single record is covered by these tests', () => {
    const single = shop.engine.model.prints.filter(({ list }) => !list).map(({ name }) => name);
    expect(single.toSorted()).toEqual(PRINTS.map(([name]) => name).toSorted());
  });

  it('a request to print with an unknown paper, language or format is rejected', async () => {
    const { id } = await order({ status: 'PUBLISHED' });
    for (const query of ['paper=A3', 'language=fr', 'format=docx', 'paper=80mm&x=1'])
      expect((await shop.get(`orders/${String(id)}/prints/order?${query}`, superuser)).statusCode, query).toBe(400);
    expect((await shop.get(`orders/${String(id)}/prints/receipts`, superuser)).statusCode).toBe(404);
  });
});

const SIZES = { A4: [210, 297], A5: [148, 210], '80mm': [80, 'as long as it is'] } as const;

describe('Content of a printed document', () => {
  it('a printed document formats labels, local dates, money and record titles in the same way as the apps', async () => {
    const paid = await order({ status: 'CONFIRMED', needs_payment: true });
    const customer = await shop.rowOf('customers', { id: paid['customer_id'] });
    const document = await laidOut(`orders/${String(paid['id'])}/prints/receipt?language=en`);
    const values = [...blocksOf(document, 'fields'), ...blocksOf(document, 'totals')].flatMap((block) => block.values);
    const at = (label: string) => values.find((each) => each.label === label)?.value;
    expect(at('Received from')).toBe(customer['full_name']);
    expect(at('Paid at')).toBe(shop.engine.formats.dateTime(String(paid['paid_at'])));
    expect(at('Total')).toBe(shop.engine.formats.money(Number(paid['total'])));
    expect(at('Total')).toMatch(/^[\d.]+đ$/);
    expect(values.filter(({ value, strong }) => value === '0đ' && !strong)).toEqual([]);
  });

  it('a printed document uses the requested language, otherwise the reader’s language', async () => {
    const { id } = await order({ status: 'PUBLISHED' });
    const path = `orders/${String(id)}/prints/order`;
    const english = { ...superuser, headers: { ...superuser.headers, 'accept-language': 'en' } };
    expect((await laidOut(path, english)).title).toBe('Order sheet');
    expect((await laidOut(`${path}?language=vi`, english)).title).toBe('Phiếu đơn hàng');
  });

  it.each(['A4', 'A5'])(
    'a table on %s paper breaks no code, date or phone number, and no page ends with a heading',
    async (paper) => {
      const { customer_id } = await order({ request_kind: 'RENEW' });
      const path = `customers/${String(customer_id)}/prints/personal-data?paper=${paper}`;
      const tables = blocksOf(await laidOut(path), 'table');
      // Words of 20 or more characters, such as e-mail addresses, may be broken.
      const cells = tables.flatMap(({ rows }) => rows.flat()).filter((cell) => !/\S{20}/u.test(cell));
      const words = cells.flatMap((cell) => cell.split(/\s+/u)).filter((word) => word !== '');
      expect(words.length).toBeGreaterThan(30);
      const { pages } = await pdf(path);
      const found = new Set(pages.join(' ').split(/\s+/u));
      expect(words.filter((word) => !found.has(word))).toEqual([]);
      const headings = blocksOf(await laidOut(path), 'heading').map(({ text }) => text);
      for (const page of pages) {
        const last = page.replace(/\s*\d+\/\d+\s*$/u, '').trimEnd();
        expect(headings.filter((heading) => last.endsWith(heading))).toEqual([]);
      }
    },
  );

  it('a printed document does not contain the order’s result token', async () => {
    const found = await order({ status: 'PUBLISHED' });
    const stored = await shop.engine.store.get('orders', String(found['id']));
    expect(stored?.['result_token']).toEqual(expect.any(String));
    const document = await shop.get(`orders/${String(found['id'])}/prints/order`, superuser);
    expect(document.body).not.toContain(String(stored?.['result_token']));
  });

  it('a printed document shows the logo from the settings rather than the office’s own picture', async () => {
    const { id, office_id } = await order({ status: 'PUBLISHED' });
    const path = `orders/${String(id)}/prints/order`;
    const logoOf = async () => blocksOf(await laidOut(path), 'letterhead')[0]?.logo;
    expect(await logoOf()).toBeUndefined();
    const picture = async (color: string) => {
      const { default: sharp } = await import('sharp');
      const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: color } })
        .png()
        .toBuffer();
      return (await shop.engine.uploads.put({ name: 'logo.png', type: 'image/png', bytes })).url;
    };
    const [green, red] = [await picture('#006633'), await picture('#cc0000')];
    await shop.engine.write.transaction({}, (tx) => tx.update('offices', String(office_id), { logo: green }));
    const own = await logoOf();
    expect(own).toMatch(/^data:image\/png;base64,/);
    const [settings] = await shop.engine.store.find('settings', { office_id: String(office_id) });
    await shop.engine.write.transaction({}, (tx) =>
      settings
        ? tx.update('settings', String(settings['id']), { office_logo_url: red })
        : tx.create('settings', { office_id, office_logo_url: red }),
    );
    expect(await logoOf()).toMatch(/^data:image\/png;base64,/);
    expect(await logoOf()).not.toBe(own);
    expect((await pdf(path)).pages).toHaveLength(1);
  });
});

describe('Printing a ticket', () => {
  it('only reprints of a ticket need a reason, and each reprint is numbered and logged', async () => {
    const { id } = await sold();
    const path = `tickets/${String(id)}/prints/ticket`;
    const before = await shop.rowOf('tickets', { id });
    expect([before['printed_at'], before['reprint_count']]).toEqual([undefined, 0]);
    const offers = async () => (await shop.get(`tickets/${String(id)}?can=1`, seller)).json().can.prints;
    const offered = (again: boolean) =>
      expect.arrayContaining([
        expect.objectContaining({ name: 'ticket', copies: { transition: 'reprint-ticket', again } }),
      ]);
    expect(await offers()).toEqual(offered(false));

    const first = await shop.post(`${path}?format=pdf`, {}, seller);
    expect(first.statusCode, first.body).toBe(200);
    expect((await read(first.rawPayload)).pages[0]).not.toContain('BẢN');
    expect(await shop.rowOf('tickets', { id })).toMatchObject({ printed_at: expect.any(String), reprint_count: 0 });
    expect(await offers()).toEqual(offered(true));

    const unasked = await shop.post(path, {}, seller);
    expect(unasked.json()).toMatchObject({ statusCode: 422, errors: { reason: expect.any(String) } });
    for (const number of [1, 2]) {
      const again = await shop.post(`${path}?format=pdf`, { reason: 'Kẹt giấy' }, seller);
      expect((await read(again.rawPayload)).pages[0]).toContain(`BẢN IN LẠI LẦN ${number}`);
    }
    const english = await shop.post(`${path}?language=en`, { reason: 'Kẹt giấy' }, seller);
    expect(english.json()).toMatchObject({ mark: expect.stringMatching(/^REPRINT No\. 3/) });
    expect(await shop.rowOf('tickets', { id })).toMatchObject({
      reprint_count: 3,
      last_reprinted_at: expect.any(String),
    });
    const log = await shop.engine.store.find('audit-logs', { record_id: String(id), action: 'reprint-ticket' });
    expect(log).toHaveLength(3);
  });

  it('a ticket preview is marked in the document’s language, and its code is not valid', async () => {
    const ticket = await sold();
    const preview = await laidOut(`tickets/${String(ticket['id'])}/prints/ticket`, seller);
    expect(preview.mark).toContain('BẢN XEM TRƯỚC');
    const english = await laidOut(`tickets/${String(ticket['id'])}/prints/ticket?language=en`, seller);
    expect(english.mark).toContain('PREVIEW');
    expect(blocksOf(preview, 'code').map(({ text }) => text)).toEqual(['PREVIEW']);
    expect((await shop.rowOf('tickets', { id: ticket['id'] }))['printed_at']).toBeUndefined();
    const made: PrintedDocument = (await shop.post(`tickets/${String(ticket['id'])}/prints/ticket`, {}, seller)).json();
    expect(blocksOf(made, 'code').map(({ text }) => text)).toEqual([ticket['serial']]);
  });

  it('two simultaneous print requests print the ticket once', async () => {
    const { id } = await sold();
    const answers = await Promise.all([1, 2].map(() => shop.post(`tickets/${String(id)}/prints/ticket`, {}, seller)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  it('a used ticket cannot be printed', async () => {
    const { id } = (await shop.engine.store.find('tickets', { state: 'USED' }, { limit: 1 }))[0] ?? {};
    const refused = await shop.post(`tickets/${String(id)}/prints/ticket`, { reason: 'Kẹt giấy' }, superuser);
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'print_not_possible' });
  });
});

describe('Printing a list', () => {
  const ids = async (limit: number) => {
    const found = await shop.engine.store.find('orders', { status: ['PUBLISHED', 'DELIVERED_TO_COUNTER'] }, { limit });
    return found.map(({ id }) => String(id));
  };

  it('a long printed list repeats its headings on each page, has every record once and wraps names', async () => {
    const chosen = await ids(40);
    const [first] = chosen;
    const { customer_id } = await shop.rowOf('orders', { id: first });
    const long = `${'Nguyễn Hoàng Thiên Phương Bảo '.repeat(3)}Trân`;
    await shop.engine.write.transaction({}, (tx) => tx.update('customers', String(customer_id), { full_name: long }));
    const { pages } = await pdf(`orders/prints/hand-over?ids=${chosen.join(',')}`);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(0, 2)) expect(page).toMatch(/STT Mã đơn Khách hàng/);
    const all = pages.join(' ');
    for (const id of chosen) expect(all).toContain(String((await shop.rowOf('orders', { id }))['code']));
    expect(all).toContain('Nguyễn Hoàng Thiên');
    expect(all).toContain(`1/${pages.length}`);
    expect(all).toContain('40 thẻ');
  });

  it('a list printed on receipt paper shows each record as a title with the remaining values and their headings below', async () => {
    const path = `orders/prints/hand-over?ids=${(await ids(3)).join(',')}`;
    const [table] = blocksOf(await laidOut(path), 'table');
    const { pages } = await pdf(`${path}&paper=80mm`);
    const printed = pages.join(' ').replaceAll(/\s/gu, '');
    for (const row of table?.rows ?? [])
      for (const [index, value] of row.entries()) {
        // The first two columns, row number and code, form the title of a printed record. They have no headings.
        const heading = index < 2 || value === '' ? '' : String(table?.columns[index]?.label);
        expect(printed).toContain(`${heading}${value}`.replaceAll(/\s/gu, ''));
      }
    expect(table?.rows).toHaveLength(3);
  });

  it('a printed list is logged with its records', async () => {
    const chosen = await ids(3);
    await laidOut(`orders/prints/hand-over?ids=${chosen.join(',')}`);
    const [entry] = await shop.engine.store.find('audit-logs', { action: 'print' }, { sort: '-created_at', limit: 1 });
    expect(JSON.stringify(entry)).toContain(chosen[2]);
  });

  it('printing a list skips duplicate records and rejects records in a wrong state or too many records', async () => {
    const [one = ''] = await ids(1);
    const { blocks } = await laidOut(`orders/prints/hand-over?ids=${one},${one}`);
    expect(blocks.find(({ block }) => block === 'table')).toMatchObject({ rows: [expect.any(Array)] });
    const { id } = await order({ status: 'CANCELED' });
    const refused = await shop.get(`orders/prints/hand-over?ids=${one},${String(id)}`, superuser);
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'print_not_possible' });
    const many = Array.from({ length: 201 }, (_, index) => `x${index}`).join(',');
    for (const list of [many, ','])
      expect((await shop.get(`orders/prints/hand-over?ids=${list}`, superuser)).json()).toMatchObject({
        statusCode: 422,
        code: 'print_count',
      });
  });
});

describe('Permission to print', () => {
  it('printing a document requires the document’s permission in the office of the record', async () => {
    const { id } = await sold();
    const path = `tickets/${String(id)}/prints/ticket`;
    expect((await shop.get(path)).statusCode).toBe(401);
    expect((await shop.post(path)).statusCode).toBe(401);
    const metro = await shop.signIn('company-metro');
    expect((await shop.get(path, metro)).statusCode).toBe(404);
    expect((await shop.post(path, {}, metro)).statusCode).toBe(404);
    const foreign = { ...metro, headers: { ...metro.headers, 'x-office-id': seller.officeId } };
    expect((await shop.get(path, foreign)).statusCode).toBe(403);
    expect((await shop.get(`tickets/${String(id)}`, root)).statusCode).toBe(200);
    expect((await shop.get(path, root)).statusCode).toBe(403);
    const [order] = await shop.engine.store.find('orders', { status: 'PUBLISHED' }, { limit: 1 });
    const handOver = `orders/prints/hand-over?ids=${String(order?.['id'])}`;
    expect((await shop.get(handOver, metro)).statusCode).toBe(403);
  });

  it('printing requires the permission to read the record, besides the permission of the document or template', async () => {
    const admin = await shop.signIn('company-admin');
    const holding = async (username: string, permissions: readonly string[]): Promise<Clerk> => {
      const account = { username, full_name: username, email: `${username}@tuyen.example`, password: 'Tuyen#2026' };
      const office_id = admin.officeId;
      const made = await shop.post('users', { ...account, offices: [{ office_id, permissions }] }, admin);
      expect(made.statusCode, made.body).toBe(201);
      return shop.signIn(username);
    };
    const inOffice = { office_id: admin.officeId };
    const customer = `customers/${await shop.idOf('customers', inOffice)}/prints/personal-data`;
    const exporting = await holding('nguoi.xuat', ['customer.export']);
    expect((await shop.get(customer, exporting)).json()).toMatchObject({ statusCode: 403, code: 'not_permitted' });
    const both = await holding('nguoi.in', ['customer.export', 'customer.read']);
    expect((await shop.get(customer, both)).statusCode).toBe(200);
    const template = { template: '<p>{customer.full_name}</p>' };
    const order = `orders/${await shop.idOf('orders', inOffice)}/prints/order/template`;
    const setting = await holding('nguoi.cai.dat', ['setting.read', 'setting.update']);
    expect((await shop.post(order, template, setting)).statusCode).toBe(403);
    const ticket = `tickets/${String((await sold())['id'])}/prints/ticket/template`;
    expect((await shop.post(ticket, { template: '<p>{serial}</p>' }, setting)).statusCode).toBe(403);
    const editor = await holding('nguoi.soan', ['setting.read', 'setting.update', 'order.read']);
    expect((await shop.post(order, template, editor)).statusCode).toBe(200);
    const list = `orders/prints/hand-over?ids=${await shop.idOf('orders', { ...inOffice, status: 'PUBLISHED' })}`;
    expect((await shop.get(list, await holding('nguoi.giao', ['order.deliver-to-counter']))).statusCode).toBe(403);
  });

  it('printing a document and previewing a template or a mail are logged', async () => {
    const prints = async (resource: string, recordId: string) => {
      const where = { action: ['print', 'preview'], resource, record_id: recordId };
      const found = await shop.engine.store.find('audit-logs', where, { sort: 'id' });
      return found.map(({ action, after }) => [action, after]);
    };
    const order = await shop.rowOf('orders', { status: 'PUBLISHED' });
    const id = String(order['id']);
    await laidOut(`orders/${id}/prints/order`);
    await shop.post(`orders/${id}/prints/order/template`, { template: '<p>{code}</p>' }, superuser);
    await shop.get(`mail-templates/order-published/preview?order=${String(order['code'])}`, superuser);
    expect((await prints('orders', id)).slice(-3)).toEqual([
      ['print', { print: 'order' }],
      ['preview', { print: 'order' }],
      ['preview', { mail: 'order-published' }],
    ]);
    const ticket = String((await sold())['id']);
    await shop.post(`tickets/${ticket}/prints/ticket`, {}, seller);
    expect(await prints('tickets', ticket)).toEqual([['print', { print: 'ticket' }]]);
  });

  it('the field `can` of a record lists exactly the documents that the server lets the caller print', async () => {
    let offered = 0;
    for (const account of ['company', 'company-root', 'agency-card', 'agency-ticket', 'company-metro-admin']) {
      const clerk = await shop.signIn(account);
      for (const resource of ['orders', 'tickets', 'customer-cards', 'work-shifts']) {
        const answer = await shop.get(`${resource}?limit=15&page=1&can=1`, clerk);
        if (answer.statusCode !== 200) continue;
        const { data }: { data: readonly (Row & { can: { prints: readonly Row[] } })[] } = answer.json();
        for (const record of data) {
          for (const { name, list } of shop.engine.model.prints.filter((print) => print.resource === resource)) {
            const path = list
              ? `${resource}/prints/${name}?ids=${String(record['id'])}`
              : `${resource}/${String(record['id'])}/prints/${name}`;
            const { statusCode } = await shop.get(path, clerk);
            const isOffered = record.can.prints.some((print) => print['name'] === name);
            if (isOffered) offered += 1;
            expect([account, path, isOffered || statusCode !== 200]).toEqual([account, path, true]);
            if (isOffered) expect([account, path, statusCode]).toEqual([account, path, 200]);
          }
        }
      }
    }
    expect(offered).toBeGreaterThan(30);
  });
});
