import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';
import { embeddedAccount } from './providers.ts';
import { signed } from './signature.ts';

const WORDS = 'written by a forger';

type Message = Readonly<Record<string, string>>;
interface Gateway {
  readonly environment: Readonly<Record<string, string>>;
  message(shop: Shop, order: { readonly code: string; readonly total: number }, more?: Message): Message;
  readonly signature: string;
  /**
   * Names of two parameters in the gateway's protocol. `amount` is the name of the parameter with the paid amount.
   * `known` is the name of another parameter that the protocol defines.
   */
  readonly known: string;
  readonly amount: string;
}

const GATEWAYS: Readonly<Record<string, Gateway>> = {
  embedded: {
    environment: {},
    message(shop, { code, total }, more) {
      const account = embeddedAccount(shop.engine, {});
      const said = { order: code, amount: String(total * 100), response_code: '00', transaction_status: '00' };
      const all = { merchant: account?.merchant ?? '', ...said, transaction_no: '77', bank: 'NCB', ...more };
      return signed(all, account?.secret ?? '');
    },
    signature: 'signature',
    known: 'bank',
    amount: 'amount',
  },
  VNPAY: {
    environment: { VNPAY_TMN_CODE: 'TUYEN001', VNPAY_HASH_SECRET: 's' },
    message(_, { code, total }, more) {
      const said = { vnp_TmnCode: 'TUYEN001', vnp_TxnRef: `${code}-1`, vnp_Amount: String(total * 100) };
      const codes = { vnp_ResponseCode: '00', vnp_TransactionStatus: '00', vnp_TransactionNo: '77' };
      const all = Object.entries({ ...said, ...codes, vnp_BankCode: 'NCB', ...more });
      const text = new URLSearchParams(all.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
      return { ...Object.fromEntries(all), vnp_SecureHash: createHmac('sha512', 's').update(text).digest('hex') };
    },
    signature: 'vnp_SecureHash',
    known: 'vnp_BankCode',
    amount: 'vnp_Amount',
  },
};

for (const [name, gateway] of Object.entries(GATEWAYS)) {
  onEachDatabase(`Unsigned and signed messages of the payment provider ${name}`, (databaseUrl) => {
    let shop: Shop;
    beforeAll(async () => {
      for (const [key, value] of Object.entries(gateway.environment)) vi.stubEnv(key, value);
      shop = await openShop({ databaseUrl: await databaseUrl() });
    });
    afterAll(async () => {
      vi.unstubAllEnvs();
      await shop.app.close();
    });

    const endpoints: Readonly<Record<string, (message: Message) => ReturnType<Shop['get']>>> = {
      'POST payments/notify': (message) => shop.post('payments/notify', message),
      'GET payments/notify': (message) => shop.get(`payments/notify?${new URLSearchParams(message)}`),
      'GET payments/return': (message) => shop.get(`payments/return?${new URLSearchParams(message)}`),
    };

    it.each(Object.keys(endpoints))(
      'an unsigned gateway message to %s stores no database row, however often it arrives',
      async (endpoint) => {
        const order = await shop.register();
        const rows = () => shop.engine.store.count('transactions');
        const before = await rows();
        const message = gateway.message(shop, order);
        const forgeries = [
          { ...message, [gateway.signature]: '0'.repeat(128) },
          { ...message, [gateway.amount]: '100' },
          { ...message, [gateway.known]: WORDS, anything: WORDS },
          Object.fromEntries(Object.entries(message).filter(([key]) => key !== gateway.signature)),
        ];
        for (const forgery of [...forgeries, ...forgeries]) {
          const answer = await endpoints[endpoint]?.(forgery);
          if (endpoint.endsWith('return')) expect(answer?.headers.location).toMatch(/\?transaction_code=99$/);
          else expect(answer?.statusCode, answer?.body).toBe(400);
        }
        expect(await rows()).toBe(before);
        expect((await shop.order(order.code)).status).toBe('AWAITING_PAYMENT');
      },
    );

    it('the server stores only protocol parameters of a signed gateway message, each limited in length', async () => {
      const order = await shop.register();
      const more = { [gateway.known]: 'N'.repeat(5000), anything_else: WORDS };
      const answer = await shop.post('payments/notify', gateway.message(shop, order, more));
      expect(answer.statusCode, answer.body).toBe(200);
      const { raw_answer: recorded } = await shop.rowOf('transactions', {
        direction: 'NOTICE',
        order_id: await idOf(order),
      });
      expect(recorded).not.toHaveProperty('anything_else');
      expect((recorded as Row)[gateway.known]).toBe('N'.repeat(255));
    });

    it('a signed gateway message is accepted even if its texts are not in Unicode form NFC', async () => {
      const order = await shop.register();
      const signedMessage = gateway.message(shop, order, { [gateway.known]: 'Huế'.normalize('NFD') });
      const answer = await shop.get(`payments/notify?${new URLSearchParams(signedMessage)}`);
      expect(answer.statusCode, answer.body).toBe(200);
    });

    it('a signed gateway message with a wrong amount is rejected, and repetitions are recorded once', async () => {
      const order = await shop.register();
      const wrong = gateway.message(shop, order, { [gateway.amount]: '100' });
      for (const _ of [1, 2, 3]) expect((await shop.post('payments/notify', wrong)).statusCode).toBe(400);
      const where = { direction: 'NOTICE', order_id: await idOf(order) };
      expect(await shop.engine.store.find('transactions', where)).toMatchObject([{ state: 'REJECTED' }]);
    });

    const idOf = async ({ code }: { readonly code: string }): Promise<string> => (await shop.order(code)).id;
  });
}

describe('Many forged gateway messages from one address', () => {
  it('forged messages are rate-limited, and a genuine message from the same address is still accepted', async () => {
    const shop = await openShop({ rateLimits: true });
    const order = await shop.register();
    const gateway = GATEWAYS['embedded'] as Gateway;
    const message = gateway.message(shop, order);
    const forged = { ...message, bank: WORDS };
    const answers = [];
    for (let index = 0; index < 31; index += 1) answers.push((await shop.post('payments/notify', forged)).statusCode);
    expect(answers.filter((status) => status === 400)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
    expect((await shop.post('payments/notify', message)).statusCode).toBe(200);
    await shop.app.close();
  });
});
