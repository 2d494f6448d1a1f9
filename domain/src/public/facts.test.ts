import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type PlacedOrder, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

type Facts = Readonly<Record<string, string>>;

const byName = (facts: readonly { name: string; text: string }[]): Facts =>
  Object.fromEntries(facts.map(({ name, text }) => [name, text]));
const pricedNames = (path: string): readonly string[] =>
  (shop.engine.model.flows.find(({ submit }) => submit.path === path)?.steps ?? [])
    .flatMap(({ fields }) => fields)
    .filter(({ priced }) => priced)
    .map(({ name }) => name);

async function quoted(form: Row, language = 'vi'): Promise<Facts> {
  const body = Object.fromEntries(Object.entries(form).filter(([name]) => pricedNames('public/orders').includes(name)));
  const answer = await shop.post('public/quotes', body, undefined, { 'accept-language': language });
  expect(answer.statusCode, answer.body).toBe(200);
  return byName(answer.json().facts);
}

async function factsOf({ code, result_id: id }: PlacedOrder, phone: unknown): Promise<Facts> {
  const result = byName((await shop.get(`public/results/${id}`)).json().facts);
  const found = (await shop.get(`public/orders/${code}?phone=${String(phone)}`)).json();
  expect(byName(found.facts)).toEqual(result);
  return result;
}

const COUNTER = 'Quầy vé Bến xe Mỹ Đình, Sảnh chờ số 1, Phạm Hùng (T2–T6 07:00–19:00; T7, CN 07:30–17:30)';

describe('Facts of an order: validity, place, collection and deadline', () => {
  it('a quote has validity, place, collection and deadline in the reader’s language', async () => {
    const form = await shop.form({ start_month: '2026-04', months: 2 });
    expect(await quoted(form)).toEqual({
      validity: '01/04/2026 – 31/05/2026',
      place: COUNTER,
      collection: 'Dự kiến từ 21/03/2026; quầy giữ thẻ 30 ngày',
      deadline: 'Thanh toán trong vòng 24 giờ sau khi gửi',
    });
    expect((await quoted(form, 'en'))['deadline']).toBe('Pay within 24 hours after sending');
    const district = await shop.rowOf('districts', { name: 'Phường Hoàn Kiếm' });
    const home = {
      ...form,
      delivery_method: 'HOME',
      ticket_counter_id: undefined,
      delivery_city_id: district['city_id'],
      delivery_district_id: district['id'],
    };
    expect(await quoted(home)).toMatchObject({ place: 'Giao đến địa chỉ của bạn', collection: 'Dự kiến 21/03/2026' });
  });

  it('a validity that begins with approval or purchase is described in words instead of dates', async () => {
    const free = {
      card_kind: 'FREE',
      ticket_price_id: await shop.idOf('ticket-prices', { code: 'MP-NCT' }),
      object_group_id: await shop.idOf('object-groups', { code: 'NCT' }),
    };
    const facts = await quoted(await shop.form(free));
    expect(facts['validity']).toBe('60 tháng kể từ ngày hồ sơ được duyệt');
    expect(facts).not.toHaveProperty('deadline');
    const metro = {
      ticket_price_id: await shop.idOf('ticket-prices', { code: 'VT-M2A' }),
      route_scope: 'ONE_ROUTE',
      route_ids: [await shop.idOf('routes', { code: '2A' })],
    };
    expect((await quoted(await shop.form(metro)))['validity']).toBe('21/03/2026 – 20/04/2026');
  });

  it('the result page and the lookup show validity, place, collection and deadline for every order state', async () => {
    const student = {
      card_kind: 'PRIORITIZE',
      ticket_price_id: await shop.idOf('ticket-prices', { code: 'VT-LT-HSSV' }),
      object_group_id: await shop.idOf('object-groups', { code: 'HSSV' }),
      proofs: [await shop.photo(), await shop.photo()],
      start_month: '2026-04',
    };
    const form = await shop.form(student);
    const placed = await shop.register(form);
    const waiting = await factsOf(placed, form['phone']);
    expect(waiting).toEqual({
      validity: '01/04/2026 – 30/04/2026',
      place: COUNTER,
      collection: 'Quầy giữ thẻ 30 ngày kể từ khi thẻ về quầy',
      deadline: 'Thanh toán trước 17/03/2026 09:00, quá hạn đơn sẽ tự hủy',
    });
    await shop.pay(placed.payment.url);
    expect(await factsOf(placed, form['phone'])).toMatchObject({
      collection: 'Dự kiến từ 21/03/2026; quầy giữ thẻ 30 ngày',
    });
    expect((await factsOf(placed, form['phone']))['deadline']).toBe('Chúng tôi duyệt hồ sơ trước hết ngày 19/03/2026');
    await shop.move(placed.code, 'ask-correction', { corrections: [{ field: 'portrait', message: 'Ảnh bị mờ.' }] });
    expect((await factsOf(placed, form['phone']))['deadline']).toBe(
      'Bổ sung hồ sơ trước 19/03/2026 09:00, quá hạn đơn sẽ tự hủy',
    );
    const [mail] = (await shop.mails(String(form['email']))).filter(({ text }) => String(text).includes('mờ'));
    expect(mail?.['text']).toContain('Bổ sung hồ sơ trước 19/03/2026 09:00');
    const again = { phone: form['phone'], portrait: await shop.photo() };
    expect((await shop.post(`public/orders/${placed.code}/retype`, again)).statusCode).toBe(200);
    await shop.move(placed.code, 'approve');
    expect(await factsOf(placed, form['phone'])).not.toHaveProperty('deadline');
    await shop.move(placed.code, 'attach-card', { card_code: shop.blank() });
    await shop.move(placed.code, 'publish');
    expect((await shop.move(placed.code, 'deliver-to-counter')).statusCode).toBe(200);
    expect(await factsOf(placed, form['phone'])).toMatchObject({
      collection: 'Quầy giữ thẻ đến hết ngày 15/04/2026',
      deadline: 'Quầy giữ thẻ đến hết ngày 15/04/2026',
    });
    await shop.move(placed.code, 'deliver-to-customer');
    expect(await factsOf(placed, form['phone'])).toEqual({ validity: '01/04/2026 – 30/04/2026' });
  });

  it('review, result page, order lookup and mails always show the same expected collection day of an order', async () => {
    const form = await shop.form({ start_month: '2026-04' });
    expect(await quoted(form)).toMatchObject({ collection: 'Dự kiến từ 21/03/2026; quầy giữ thẻ 30 ngày' });
    const placed = await shop.register(form);
    await shop.pay(placed.payment.url);
    const result = async () => (await shop.get(`public/results/${placed.result_id}`)).json();
    const [mail] = (await shop.mails(String(form['email']))).filter(({ text }) => String(text).includes('xác nhận'));
    expect(mail?.['text']).toContain('Dự kiến từ 21/03/2026');
    for (const days of [0, 2]) {
      await shop.pass({ days });
      expect(await factsOf(placed, form['phone'])).toMatchObject({
        collection: 'Dự kiến từ 21/03/2026; quầy giữ thẻ 30 ngày',
      });
      expect(await result()).toMatchObject({ status: 'CONFIRMED', estimated_on: '2026-03-21', needs_approval: false });
    }
    await shop.pass({ days: 4 });
    expect(await result()).toMatchObject({ estimated_on: null });
    expect((await factsOf(placed, form['phone']))['collection']).toBe('Quầy giữ thẻ 30 ngày kể từ khi thẻ về quầy');
    await shop.pass({ days: -6 });
  });

  it('a past approval deadline is not shown while staff leave the order waiting', async () => {
    const form = await shop.form({
      card_kind: 'FREE',
      ticket_price_id: await shop.idOf('ticket-prices', { code: 'MP-NCT' }),
      object_group_id: await shop.idOf('object-groups', { code: 'NCT' }),
      birth_date: '1950-04-12',
      proofs: [await shop.photo(), await shop.photo()],
    });
    const placed = await shop.register(form);
    expect(await factsOf(placed, form['phone'])).toHaveProperty('deadline');
    await shop.pass({ days: 4 });
    expect(await factsOf(placed, form['phone'])).not.toHaveProperty('deadline');
  });

  it('an approval deadline later than the expected day of the card is not shown', async () => {
    const form = await shop.form({
      card_kind: 'FREE',
      ticket_price_id: await shop.idOf('ticket-prices', { code: 'MP-NCT' }),
      object_group_id: await shop.idOf('object-groups', { code: 'NCT' }),
      birth_date: '1950-04-13',
      proofs: [await shop.photo(), await shop.photo()],
    });
    const placed = await shop.register(form);
    await shop.pass({ days: 3 });
    await shop.move(placed.code, 'ask-correction', { corrections: [{ field: 'portrait', message: 'Ảnh bị mờ.' }] });
    const again = { phone: form['phone'], portrait: await shop.photo() };
    expect((await shop.post(`public/orders/${placed.code}/retype`, again)).statusCode).toBe(200);
    const facts = await factsOf(placed, form['phone']);
    expect(facts['collection']).toMatch(/^Dự kiến từ/u);
    expect(facts).not.toHaveProperty('deadline');
    await shop.pass({ days: 3 });
    expect((await factsOf(placed, form['phone']))['deadline']).toMatch(/^Chúng tôi duyệt hồ sơ trước hết ngày/u);
    await shop.pass({ days: -6 });
  });

  it('a canceled order shows no validity, place, collection or deadline', async () => {
    const form = await shop.form();
    const placed = await shop.register(form);
    await shop.post(`public/orders/${placed.code}/withdraw`, { phone: form['phone'] });
    expect(await factsOf(placed, form['phone'])).toEqual({});
  });
});
