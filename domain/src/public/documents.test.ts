import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clerk, openShop, type PlacedOrder, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const linkTo = async (address: string, as: Clerk): Promise<string | undefined> => {
  const answer = await shop.post('uploads/links', { uploads: [address] }, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().links[address]?.address;
};
const statusOf = async (address: string) => (await shop.app.inject({ url: address })).statusCode;
const place = async (more: object) =>
  shop.post('public/orders', await shop.form({ ...more }), undefined, { 'x-token-captcha': await shop.captcha() });

async function student(): Promise<{ placed: PlacedOrder; portrait: string; proof: string; phone: string }> {
  const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
  const [portrait, proof] = [await shop.photo(), await shop.photo()];
  const form = await shop.form({
    card_kind: 'PRIORITIZE',
    ticket_price_id: price['id'],
    object_group_id: price['object_group_id'],
    portrait,
    proofs: [proof, await shop.photo()],
  });
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  return { placed, portrait, proof, phone: String(form['phone']) };
}

describe('Documents of a citizen', () => {
  it('clerks of the order’s office and its parents can open documents, but other agencies and visitors cannot', async () => {
    const { portrait, proof } = await student();
    for (const document of [portrait, proof]) {
      expect(await linkTo(document, await shop.signIn('agency-ticket'))).toBeUndefined();
      expect((await shop.post('uploads/links', { uploads: [document] })).statusCode).toBe(401);
      expect(await statusOf(document)).toBe(404);
      expect(await statusOf(String(await linkTo(document, await shop.signIn('agency-card'))))).toBe(200);
      expect(await linkTo(document, await shop.signIn('superuser'))).toBeDefined();
    }
  });

  it('opening a citizen’s documents is logged with the user who opens them', async () => {
    const { placed, portrait, proof } = await student();
    const clerk = await shop.signIn('agency-card');
    await shop.post('uploads/links', { uploads: [portrait, proof] }, clerk);
    await shop.post('uploads/links', { uploads: [portrait, proof] }, clerk);
    const { customer_id } = await shop.order(placed.code);
    const query = `audit-logs?filter=record_id||$eq||${customer_id}&filter=action||$eq||open-document`;
    const log = (await shop.get(query, await shop.signIn('superuser'))).json();
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      actor: expect.stringContaining('agency-card'),
      resource: 'customers',
      office_id: clerk.officeId,
      after: { portrait: [portrait], proofs: [proof] },
    });
  });

  it('an order accepts only new documents uploaded by citizens', async () => {
    const { portrait } = await student();
    const staffs = await shop.engine.uploads.put(
      { name: 'a.png', type: 'image/png', bytes: new Uint8Array([1]) },
      { kind: 'client', clientId: 'partner', permissions: [] },
    );
    for (const given of [portrait, staffs.url, 'https://elsewhere.example/a.png', `${await shop.photo()}?x=1`]) {
      const refused = await place({ portrait: given });
      expect(refused.json(), given).toMatchObject({ statusCode: 422, errors: { portrait: expect.any(String) } });
    }
    const paper = await shop.engine.uploads.put(
      { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) },
      { kind: 'customer' },
    );
    expect((await place({ portrait: paper.url })).json()).toMatchObject({ errors: { portrait: expect.any(String) } });
  });

  it('replaced documents of a citizen remain in the card request that submitted them', async () => {
    const { placed, portrait, phone } = await student();
    const other = (await student()).portrait;
    await shop.move(placed.code, 'ask-correction', { corrections: [{ field: 'portrait', message: 'Ảnh bị mờ.' }] });
    const retype = (value: string) => shop.post(`public/orders/${placed.code}/retype`, { phone, portrait: value });
    expect((await retype(other)).json()).toMatchObject({ statusCode: 422, errors: { portrait: expect.any(String) } });
    const fresh = await shop.photo();
    const sent = await retype(fresh);
    expect(sent.statusCode, sent.body).toBe(200);
    const clerk = await shop.signIn('agency-card');
    expect(await linkTo(fresh, clerk)).toBeDefined();
    // The clerk can still open the replaced portrait, because the first card request still refers to it.
    expect(await linkTo(portrait, clerk)).toBeDefined();
    expect(await linkTo(portrait, await shop.signIn('agency-ticket'))).toBeUndefined();
  });
});
