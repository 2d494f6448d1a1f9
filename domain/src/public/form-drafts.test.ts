import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const ANSWERS = { full_name: 'Tống Khánh Vy', identity_number: '001206012345', card_kind: 'BASIC' };

const keep = async (body: Row, headers: Record<string, string> = {}) =>
  shop.post('public/form-drafts', body, undefined, { 'x-token-captcha': await shop.captcha(), ...headers });
const open = (link: Row) => shop.post('public/form-drafts/open', link);

async function linkTo(email: string): Promise<{ address: URL; link: Record<string, string> }> {
  const mail = (await shop.mails(email)).findLast(({ topic }) => topic === 'form.draft');
  const address = new URL(/https?:\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
  const [id = '', key = '', seal = ''] = address.hash.replace('#draft=', '').split('.');
  return { address, link: { id, key, seal } };
}

async function everything(): Promise<string> {
  const rows = await shop.engine.records.database.rows('SELECT * FROM "_keys"', []);
  return JSON.stringify(rows);
}

describe('Link to the unsent answers of a form', () => {
  it('a mailed link opens the answers of a registration once, without its uploads and unknown values', async () => {
    const email = 'lam.tiep@hopthu.example';
    const labels = { 'card_kind BASIC': 'Phổ thông', 'portrait /u/1': 'anh.jpg' };
    const answers = { ...ANSWERS, portrait: '/uploads/1', proofs: ['/uploads/2'], unknown: 'x' };
    const taken = await keep({ form: 'register', email, answers, labels });
    expect([taken.statusCode, taken.body]).toEqual([202, '{}']);
    const { address, link } = await linkTo(email);
    expect([address.pathname, address.search]).toEqual(['/', '']);
    const opened = await open(link);
    expect(opened.json()).toEqual({ answers: ANSWERS, labels: { 'card_kind BASIC': 'Phổ thông' } });
    expect((await open(link)).json().code).toBe('link_used');
    expect(await everything()).not.toContain('"value":"');
  });

  it('the database has the answers encrypted, and neither a wrong key nor a wrong seal opens or uses up the link', async () => {
    const email = 'ma.hoa@hopthu.example';
    await keep({ form: 'register', email, answers: ANSWERS }, { 'accept-language': 'en' });
    const { address, link } = await linkTo(email);
    expect(address.pathname).toBe('/en/');
    const stored = await everything();
    for (const personal of [...Object.values(ANSWERS), email, link['seal']]) expect(stored).not.toContain(personal);
    for (const wrong of [
      { ...link, seal: 'x' },
      { ...link, key: 'x' },
      { ...link, id: 'x' },
    ])
      expect((await open(wrong)).json().code).toBe('link_unknown');
    expect((await open(link)).statusCode).toBe(200);
  });

  it('a form about a card names the card, and forms that offer no link are refused', async () => {
    const email = 'gia.han@hopthu.example';
    const { id } = await shop.rowOf('customer-cards', { status: 'ACTIVE' });
    expect((await keep({ form: `renewal.${String(id)}`, email, answers: { months: 2 } })).statusCode).toBe(202);
    expect((await linkTo(email)).address.pathname).toBe(`/renewal/${String(id)}`);
    for (const form of ['renewal', 'renewal.a/b', 'renewal.//x', 'register.x', 'contact', 'sell-ticket', '__proto__'])
      expect((await keep({ form, email, answers: {} })).statusCode, form).toBe(404);
    expect(await shop.mails(email)).toHaveLength(1);
  });

  it('a request for a link needs a captcha, an address and answers of a reasonable size', async () => {
    const body = { form: 'register', email: 'kiem.tra@hopthu.example', answers: ANSWERS };
    expect((await shop.post('public/form-drafts', body)).json().code).toBe('captcha_invalid');
    expect((await keep({ ...body, email: 'khong' })).json().errors).toHaveProperty('email');
    expect((await keep({ ...body, answers: { full_name: 'x'.repeat(70_000) } })).statusCode).toBe(413);
    expect(await shop.mails(body.email)).toHaveLength(0);
  });

  it('an erasure of the person ends the links that were mailed to the recorded address', async () => {
    const clerk = await shop.signIn('agency-card-admin');
    const customer = await shop.engine.write.transaction({}, (tx) =>
      tx.create('customers', {
        full_name: 'Lý Thu Hà',
        phone: '0987111222',
        birth_date: '1990-01-01',
        email: 'Xoa.Di@hopthu.example',
        office_id: clerk.officeId,
      }),
    );
    await keep({ form: 'register', email: 'xoa.di@hopthu.example', answers: ANSWERS });
    const { link } = await linkTo('xoa.di@hopthu.example');
    const reason = { reason: 'Khách đề nghị bằng văn bản.' };
    const erased = await shop.post(`customers/${String(customer['id'])}/operations/erase`, reason, clerk);
    expect(erased.statusCode, erased.body).toBe(200);
    expect((await open(link)).json().code).toBe('link_used');
  });
});

describe('Lifetime of a link to unsent answers', () => {
  // The time that passes ends the sessions of staff too, who read the mails.
  beforeEach(async () => {
    await shop.app.close();
    shop = await openShop();
  });

  it('a link expires after the hours of its flow, and housekeeping deletes the answers', async () => {
    const email = 'het.han@hopthu.example';
    await keep({ form: 'register', email, answers: ANSWERS });
    const { link } = await linkTo(email);
    await shop.pass({ hours: 71 });
    expect(await everything()).toContain('"value":"');
    await shop.pass({ hours: 2 });
    expect((await open(link)).json().code).toBe('link_expired');
    expect(await everything()).not.toContain('"value":"');
  });
});

it('links are limited per mailbox from all addresses, and per address for all mailboxes', async () => {
  const limited = await openShop({ rateLimits: true });
  const from = async (email: string, remoteAddress: string) => {
    const payload = { form: 'register', email, answers: {} };
    const url = '/api/v1/public/form-drafts';
    return (await limited.app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;
  };
  for (let each = 1; each <= 5; each += 1) expect(await from('mot@hopthu.example', `203.0.113.${each}`)).toBe(422);
  expect(await from('MOT@hopthu.example', '203.0.113.99')).toBe(429);
  for (let each = 0; each < 10; each += 1) expect(await from(`so${each}@hopthu.example`, '198.51.100.7')).toBe(422);
  expect(await from('khac@hopthu.example', '198.51.100.7')).toBe(429);
  await limited.app.close();
});
