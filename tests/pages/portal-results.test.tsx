import { findByRole, waitFor } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWords } from '../../apps/portal-kit/src/create-words.ts';
import { createClient } from '../../apps/portal-kit/src/http/client.ts';
import { ClientProvider } from '../../apps/portal-kit/src/http/context.tsx';
import { WordsProvider } from '../../apps/portal-kit/src/words.tsx';
import { languages } from '../../apps/portal/src/generated/project.gen.ts';
import type { Language, PageProps } from '../../apps/portal/src/language.ts';
import PaymentResultPage from '../../apps/portal/src/pages/payment-result/page.tsx';
import RegisterResultPage from '../../apps/portal/src/generated/register/result.gen.tsx';
import { portal } from '../../apps/portal/src/portal.ts';
import { readQrCode } from '../support/qr-reader.ts';

const PORTAL = join(import.meta.dirname, '../../apps/portal');
const locales = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(PORTAL, 'public/locales', language, 'common.json'), 'utf8')),
  ]),
);

const CODE = 'DH26000042';
const ORDER = {
  code: CODE,
  status: 'WAITING_FOR_CONFIRM',
  type: 'new-card',
  received_at: 'home',
  delivery: 1,
  payment: 'paid',
  total: 230_000,
  needs_approval: true,
  estimated_on: '2026-12-24',
  approve_days: 3,
  receive_days_home: 5,
  receive_days_counter: 2,
};

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function open(
  Page: ComponentType<PageProps>,
  address: string,
  { language = 'en', order = ORDER, heading }: { language?: Language; order?: object; heading: string },
) {
  vi.stubGlobal('fetch', async (asked: string) =>
    asked.includes('public/results/') ? new Response(JSON.stringify(order)) : new Response('{}', { status: 404 }),
  );
  history.replaceState(null, '', address);
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  root = createRoot(page);
  root.render(
    <WordsProvider words={createWords(language, locales, portal)}>
      <ClientProvider client={createClient({ apiBase: '/api/v1', language })}>
        <Page language={language} typed={[]} />
      </ClientProvider>
    </WordsProvider>,
  );
  await findByRole(page, 'heading', { level: 1, name: heading });
  return page;
}

async function scanned(page: HTMLElement): Promise<string | undefined> {
  const drawing = page.querySelector('[role=img]');
  if (!drawing) return undefined;
  return readQrCode(new XMLSerializer().serializeToString(drawing));
}

const returned = (query: string) => `/payment/result?code=${CODE}&result_id=t0k&${query}`;
const NEW_CARD = 'You have registered for a new card and paid for it.';

describe('Page after a payment', () => {
  test("the payment result shows the order's code as QR code and as text", async () => {
    const page = await open(PaymentResultPage, returned('transaction_code=1&type=new-card'), { heading: NEW_CARD });
    expect(await scanned(page)).toBe(CODE);
    expect(page.textContent).toContain(`Your code is${CODE}`);
  });

  test.each([
    ['new-card', NEW_CARD],
    ['renewal', 'You have renewed your monthly ticket.'],
    ['reissue', 'You have requested a replacement card and paid for it.'],
    ['payment', 'Payment successful.'],
  ])('the payment result of an order of type %s has its own message', async (type, heading) => {
    const order = { ...ORDER, type };
    await open(PaymentResultPage, returned(`transaction_code=1&type=${type}`), { heading, order });
  });

  test('the payment result uses the singular for a term of one day', async () => {
    const order = { ...ORDER, approve_days: 1, receive_days_home: 1 };
    const page = await open(PaymentResultPage, returned('transaction_code=1&type=new-card&receivedAt=home'), {
      heading: NEW_CARD,
      order,
    });
    expect(page.textContent).toContain('within 1 day.');
    expect(page.textContent).not.toContain('1 days');
  });

  test.each([
    ['new-card', 'home', 'Tổng thời gian xử lý và giao thẻ đến nhà: tối đa 5 ngày.'],
    ['new-card', 'counter', 'Thời gian đưa thẻ về quầy: tối đa 2 ngày, đã tính trong ngày dự kiến.'],
  ] as const)(
    'the payment result for %s received at %s shows the delivery date and processing days',
    async (type, at, days) => {
      const page = await open(PaymentResultPage, returned(`transaction_code=1&type=${type}&receivedAt=${at}`), {
        language: 'vi',
        order: { ...ORDER, received_at: at },
        heading: 'Bạn đã đăng ký thẻ mới và thanh toán thành công.',
      });
      expect(page.textContent).toContain('Ngày nhận thẻ dự kiến: 24/12/2026');
      for (const text of ['Hồ sơ được duyệt trong vòng 3 ngày.', days, 'Hãy lưu lại mã này để tra cứu đơn hàng'])
        expect(page.textContent).toContain(text);
    },
  );

  test.each(['WAITING_FOR_CONFIRM', 'CONFIRMED'])(
    'a payment result that shows an estimated delivery day does not also count days after the approval, for status %s',
    async (status) => {
      const days = {
        home: 'take up to 5 days in all.',
        counter: 'takes up to 2 days, which the estimated day includes.',
      };
      const counted = 'days after the approval';
      for (const at of ['home', 'counter'] as const) {
        const address = returned(`transaction_code=1&type=new-card&receivedAt=${at}`);
        const order = { ...ORDER, status, received_at: at };
        const { textContent: dated } = await open(PaymentResultPage, address, { heading: NEW_CARD, order });
        expect(dated).toContain(days[at]);
        expect(dated).not.toContain(counted);
        root?.unmount();
        const late = { ...order, estimated_on: null };
        const { textContent: undated } = await open(PaymentResultPage, address, { heading: NEW_CARD, order: late });
        expect(undated).toContain(counted);
        root?.unmount();
      }
    },
  );

  test.each([
    ['WAITING_FOR_CONFIRM', true, true],
    ['CONFIRMED', true, false],
    ['CONFIRMED', false, false],
  ])(
    'a free order asks to check for approval only while it waits: status %s, approval needed %s, asks %s',
    async (status, needs_approval, asks) => {
      const order = { ...ORDER, status, needs_approval, payment: 'none', total: 0 };
      const heading = 'There is nothing to pay for this order';
      const { textContent } = await open(PaymentResultPage, returned('transaction_code=1'), { heading, order });
      expect(textContent).toContain('You do not need to pay anything.');
      expect(textContent?.includes('Look the order up to see whether it is approved.')).toBe(asks);
    },
  );

  test.each([
    ['24', 'You canceled the transaction.'],
    ['51', 'There is not enough money in the account.'],
    ['', 'Something went wrong. Please try again or call the hotline.'],
  ])('a failed payment with code "%s" shows the reason and no QR code', async (code, text) => {
    const order = { ...ORDER, status: 'AWAITING_PAYMENT', payment: 'failed' };
    const query = `type=new-card${code && `&transaction_code=${code}`}`;
    const page = await open(PaymentResultPage, returned(query), { heading: 'Payment failed', order });
    expect(page.textContent).toContain(text);
    expect(await scanned(page)).toBeUndefined();
  });
});

describe('Page after a registration or card request', () => {
  test.each([
    ['/register/result/t0k', 'new-card', 'We have received your registration.'],
    ['/en/request/result/t0k', 'reissue', 'We have received your request for a replacement card.'],
  ])(
    "the result page %s shows what was received, the order's code as QR code and text, and status",
    async (address, type, heading) => {
      const page = await open(RegisterResultPage, address, { heading, order: { ...ORDER, type } });
      expect(await scanned(page)).toBe(CODE);
      expect(page.textContent).toContain(`Your code is${CODE}`);
      await waitFor(() => expect(page.textContent).toContain('Awaiting approval'));
    },
  );

  test('the result page of an order that awaits payment shows its QR code', async () => {
    const order = { ...ORDER, status: 'AWAITING_PAYMENT', payment: 'pending', can_pay: true };
    const heading = 'We have received your order. Please pay now.';
    expect(await scanned(await open(RegisterResultPage, '/register/result/t0k', { heading, order }))).toBe(CODE);
  });

  const STEPS = [{ name: 'next', label: 'Approval', text: 'after you send the corrections', is_done: false }];

  test('an unpaid order shows its amount and the button that pays it before anything that follows the payment', async () => {
    const order = {
      ...ORDER,
      status: 'AWAITING_PAYMENT',
      payment: 'pending',
      can_pay: true,
      currency: 'VND',
      steps: STEPS,
    };
    const heading = 'We have received your order. Please pay now.';
    const page = await open(RegisterResultPage, '/register/result/t0k', { heading, order });
    const pay = await findByRole(page, 'button', { name: 'Pay' });
    expect(pay.parentElement?.textContent).toMatch(/^Total 230.000/);
    const steps = await findByRole(page, 'list', { name: 'Steps of the order' });
    expect(pay.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(page.textContent?.match(/230.000/gu)).toHaveLength(1);
  });

  test('an order that needs corrections says so, promises no day, and leads to the corrections', async () => {
    const order = {
      ...ORDER,
      status: 'WAITING_CUSTOMER_RETYPE',
      next: 'Send the corrections by 24/12/2026',
      steps: STEPS,
    };
    const heading = 'We have received your registration.';
    const page = await open(RegisterResultPage, '/register/result/t0k', { heading, order });
    const text = page.textContent ?? '';
    expect(text.indexOf('Send the corrections by 24/12/2026')).toBeLessThan(text.indexOf('Approval'));
    expect(text).toContain('Send the corrections by 24/12/2026');
    expect(text).not.toMatch(/Estimated delivery date|approved within/u);
    const link = await findByRole(page, 'link', { name: 'Send corrections' });
    expect(link.getAttribute('href')).toContain(CODE);
  });
});
