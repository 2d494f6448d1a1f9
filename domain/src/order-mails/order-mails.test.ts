import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '@tuyen/server-mock/testing/smtp';
import { openShop, type PlacedOrder, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let server: TestSmtp;
beforeAll(async () => {
  [shop, server] = await Promise.all([openShop(), startSmtp()]);
  const root = await shop.signIn('company-root-admin');
  const values = { mail_host: '127.0.0.1', mail_port: server.port };
  expect((await shop.patch('settings/site-config', values, root)).statusCode).toBe(200);
});
afterAll(() => Promise.all([shop.app.close(), server.close()]));

async function order(
  language: string,
  more = {},
): Promise<{ code: string; email: string; phone: string; placed: PlacedOrder }> {
  const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
  const group = {
    card_kind: 'PRIORITIZE',
    object_group_id: price['object_group_id'],
    proofs: [await shop.photo(), await shop.photo()],
  };
  const form = await shop.form({ ticket_price_id: price['id'], ...group, ...more });
  const headers = { 'x-token-captcha': await shop.captcha(), 'accept-language': language };
  const sent = await shop.post('public/orders', form, undefined, headers);
  expect(sent.statusCode, sent.body).toBe(201);
  const placed: PlacedOrder = sent.json();
  return { code: placed.code, email: String(form['email']), phone: String(form['phone']), placed };
}

async function moved(code: string, transition: string, input = {}): Promise<void> {
  const answer = await shop.move(code, transition, input);
  expect(answer.statusCode, answer.body).toBe(200);
}

async function arrived(email: string): Promise<TestSmtp['mails']> {
  await shop.pass({ minutes: 1 });
  return server.mails.filter(({ to }) => [to].flat()[0]?.text === email);
}

const corrections = [{ field: 'portrait', message: 'Ảnh bị mờ.' }];

const PLACE = 'Quầy vé Bến xe Mỹ Đình, Sảnh chờ số 1, Phạm Hùng';
const PLACE_EN = 'My Dinh Bus Station ticket counter, Sảnh chờ số 1, Phạm Hùng';

const OPERATOR = { vi: 'Tổng công ty Vận tải công cộng Thủ đô', en: 'Capital Public Transport Corporation' } as const;

const STEPS = {
  vi: [
    [
      'đang chờ thanh toán',
      '175.000đ',
      'thanh toán trực tuyến',
      `${PLACE} (T2–T6 07:00–19:00;`,
      'Thanh toán trước 17/03/2026',
    ],
    ['đang chờ duyệt', 'Bạn chưa cần làm gì thêm', 'Chúng tôi duyệt hồ sơ trước hết ngày 19/03/2026'],
    ['cần bổ sung thông tin', '- Ảnh chân dung: Ảnh bị mờ.', 'gửi lại', 'Bổ sung hồ sơ trước 19/03/2026'],
    ['đang chờ duyệt', 'Dự kiến từ 21/03/2026'],
    ['đã được xác nhận', 'đang làm thẻ', 'Dự kiến từ 21/03/2026'],
    ['sẵn sàng để nạp vé', 'Bạn chưa cần làm gì thêm'],
    ['đã được nạp vào thẻ', 'đang được chuyển đến quầy', '01/03/2026 – 31/03/2026', PLACE],
    ['Mời bạn đến quầy nhận thẻ', 'mang giấy tờ tùy thân', `${PLACE} (T2–T6`, 'Quầy giữ thẻ đến hết ngày 15/04/2026'],
    ['đã được giao', '024 3825 1107', 'dlcg@tuyen.example'],
  ],
  en: [
    ['awaits payment', '175.000đ', 'pay online', `${PLACE_EN} (Mon–Fri 07:00–19:00;`, 'Pay by 17/03/2026'],
    ['awaits approval', 'nothing for you to do', 'We will approve your order by 19/03/2026'],
    ['needs corrections', '- Portrait: Ảnh bị mờ.', 'send it again', 'Send the corrections by 19/03/2026'],
    ['awaits approval', 'Expected from 21/03/2026'],
    ['is confirmed', 'making your card', 'Expected from 21/03/2026'],
    ['is ready and the ticket is being loaded', 'nothing for you to do'],
    ['is on your card', 'on its way to the counter', '01/03/2026 – 31/03/2026', PLACE_EN],
    [
      'Collect the card',
      'bring an identity document',
      `${PLACE_EN} (Mon–Fri`,
      'The counter keeps the card until 15/04/2026',
    ],
    ['is delivered', '024 3825 1107', 'dlcg@tuyen.example'],
  ],
} as const;

const seen = (html: string): string =>
  html
    .replace(/<(style|title)>[^]*?<\/\1>/gu, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/&amp;/gu, '&')
    .replace(/\s+/gu, ' ');

describe('Mails about an order', () => {
  it.each(['vi', 'en'] as const)(
    'each mail about an order in the language %s names the operator and states the next step, its place and its deadline',
    async (language) => {
      const { code, email, phone, placed } = await order(language);
      await shop.pay(placed.payment.url);
      await moved(code, 'ask-correction', { corrections });
      const sent = await shop.post(`public/orders/${code}/retype`, { phone, portrait: await shop.photo() });
      expect(sent.statusCode, sent.body).toBe(200);
      await moved(code, 'approve');
      await moved(code, 'attach-card', { card_code: shop.blank() });
      await moved(code, 'publish');
      await moved(code, 'deliver-to-counter');
      await moved(code, 'deliver-to-customer');

      const mails = await arrived(email);
      expect(mails).toHaveLength(STEPS[language].length);
      for (const [index, [subject, ...content]] of STEPS[language].entries()) {
        const mail = mails[index];
        expect(mail?.subject).toContain(subject);
        expect(mail?.subject).toContain(code);
        for (const words of content) expect(mail?.text).toContain(words);
        const link = `http://127.0.0.1:4002${language === 'en' ? '/en' : ''}/search?code=${code}`;
        expect(mail?.text).toContain(link);
        expect(mail?.html).toContain(`href="${link}"`);
        expect(mail?.from?.value[0]?.name).toBe(OPERATOR[language]);
        const html = seen(String(mail?.html));
        for (const line of (mail?.text ?? '').split('\n').filter((one) => one.trim() && !one.startsWith('-- '))) {
          for (const part of line.replace(/^- /u, '').split(/: (?=\S)/u)) {
            const written = part.trim();
            if (!written.startsWith('http')) expect(html).toContain(written);
          }
        }
      }
    },
  );

  it('the rejection mail contains the reason and the refund', async () => {
    const { code, email, placed } = await order('vi');
    await shop.pay(placed.payment.url);
    await moved(code, 'reject', { reason: 'Giấy xác nhận sinh viên đã hết hạn.' });
    const mail = (await arrived(email)).at(-1);
    expect(mail?.subject).toBe(`Đơn hàng ${code} đã bị hủy`);
    expect(mail?.text).toContain('Lý do: Giấy xác nhận sinh viên đã hết hạn.');
    expect(mail?.text).toContain('Số tiền 175.000đ sẽ được hoàn lại');
    expect(mail?.text).not.toContain('chưa được thanh toán');
  });

  it('the mail about an unpaid order states that nothing is refunded', async () => {
    const { code, email } = await order('en');
    await shop.pass({ days: 2 });
    const mail = (await arrived(email)).at(-1);
    expect(mail?.subject).toBe(`Order ${code} is canceled`);
    expect(mail?.text).toContain('You had not paid, so there is nothing to refund.');
    expect(mail?.text).not.toContain('Reason');
  });

  it('a customer without an email address gets the correction request by SMS', async () => {
    const { code, placed } = await order('vi', { email: undefined });
    await shop.pay(placed.payment.url);
    await moved(code, 'ask-correction', { corrections });
    const { id } = await shop.order(code);
    const filter = encodeURIComponent(`order_id||$eq||${id}`);
    const messages = (await shop.get(`mails?filter=${filter}`, await shop.signIn('agency-card-admin'))).json();
    expect(messages).toMatchObject([{ channel: 'SMS', state: 'WAITING' }]);
    await shop.pass({ minutes: 1 });
    const tile = await shop.tile('sms-without-service', 'agency-card-admin');
    expect(tile).toMatchObject({ kind: 'figure', tone: 'warning', list: { resource: 'mails' } });
  });
});
