import { afterEach, expect, it } from 'vitest';
import { type SmsCall, type SmsReply, startSmsService, type TestSmsService } from '@tuyen/server-mock/testing/sms';
import { deliverSms } from './deliver.ts';
import { readSmsSender } from './sms-sender.ts';

const closed: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closed.splice(0).toReversed()) await close();
});

async function service(answer?: (call: SmsCall) => SmsReply | undefined): Promise<TestSmsService> {
  const started = await startSmsService(answer);
  closed.push(() => started.close());
  return started;
}

const SECRET = 's3cr3t-of-the-service';
const senderAt = (url: string, more: object = {}) =>
  readSmsSender(
    JSON.stringify({
      url,
      headers: { authorization: 'Bearer ${SMS_TOKEN}' },
      json: { to: '{to}', text: '{text}', from: '{sender}', reference: ['{id}'] },
      sender: 'TUYEN',
      ...more,
    }),
    'sms.json',
    { SMS_TOKEN: SECRET },
  );
const SMS = { id: 'a1', to: '0912345678', text: 'Thẻ của đơn "DH1" đã về quầy' };

it('a message is sent as JSON with the headers, the sender name and the number in the form of the service', async () => {
  const { url, calls } = await service(() => ({ body: '{"ok":true}' }));
  const sender = senderAt(`${url}/v1?key=\${SMS_TOKEN}`, { recipient: { pattern: '^0', replacement: '+84' } });
  expect(await deliverSms(sender, SMS)).toEqual({ state: 'SENT', detail: 'HTTP 200 {"ok":true}' });
  const [call] = calls;
  expect(call?.method).toBe('POST');
  expect(call?.path).toBe(`/v1?key=${SECRET}`);
  expect(call?.headers).toMatchObject({
    authorization: `Bearer ${SECRET}`,
    'content-type': 'application/json; charset=utf-8',
  });
  expect(JSON.parse(call?.body ?? '')).toEqual({
    to: '+84912345678',
    text: SMS.text,
    from: 'TUYEN',
    reference: ['a1'],
  });
});

it('a message is sent as a form, and without accents where the sender asks for it', async () => {
  const { url, calls } = await service();
  await deliverSms(senderAt(url, { json: undefined, form: { phone: '{to}', sms: '{text}' }, unaccented: true }), SMS);
  expect([...new URLSearchParams(calls[0]?.body)]).toEqual([
    ['phone', '0912345678'],
    ['sms', 'The cua don "DH1" da ve quay'],
  ]);
});

it('a message in the address of a GET request cannot add parameters', async () => {
  const { url, calls } = await service();
  const sender = senderAt(`${url}/send?to={to}&text={text}`, { method: 'GET', json: undefined });
  await deliverSms(sender, { ...SMS, text: 'a&to=1 {to}' });
  expect(calls[0]?.path).toBe('/send?to=0912345678&text=a%26to%3D1%20%7Bto%7D');
});

it.each<[string, SmsReply, object, object]>([
  [
    '400 is a refusal',
    { status: 400, body: 'bad' },
    {},
    { state: 'FAILED', problem: 'MESSAGE_REFUSED', permanent: true, account: false },
  ],
  [
    '500 asks for a retry',
    { status: 500 },
    {},
    { state: 'FAILED', problem: 'TRY_LATER', permanent: false, account: false },
  ],
  ['429 stops the run', { status: 429 }, {}, { state: 'FAILED', problem: 'TRY_LATER', account: true }],
  [
    '401 concerns the account',
    { status: 401 },
    {},
    { state: 'FAILED', problem: 'AUTHENTICATION', permanent: false, account: true },
  ],
  ['404 is a wrong configuration', { status: 404 }, {}, { state: 'FAILED', problem: 'SETTINGS', account: true }],
  [
    '200 with a body of refusal is a refusal',
    { body: '{"code":"101"}' },
    { success: { body: '"code":"100"' } },
    { state: 'FAILED', problem: 'MESSAGE_REFUSED' },
  ],
  [
    '200 with a body of success is a success',
    { body: '{"code":"100"}' },
    { success: { body: '"code":"100"' } },
    { state: 'SENT' },
  ],
  [
    '200 with a body of retry is retried',
    { body: '{"code":"99"}' },
    { retry: { body: '"code":"99"' } },
    { state: 'FAILED', problem: 'TRY_LATER', permanent: false },
  ],
  [
    '202 is a refusal where only 200 counts',
    { status: 202 },
    { success: { status: 200 } },
    { state: 'FAILED', problem: 'MESSAGE_REFUSED' },
  ],
])('the answer %s', async (_, reply, more, outcome) => {
  const { url } = await service(() => reply);
  expect(await deliverSms(senderAt(url, more), SMS)).toMatchObject(outcome);
});

it('a redirect is refused, and its target gets nothing', async () => {
  const target = await service();
  const { url } = await service(() => ({ status: 307, headers: { location: target.url } }));
  expect(await deliverSms(senderAt(url), SMS)).toMatchObject({ state: 'FAILED', problem: 'SETTINGS', account: true });
  expect(target.calls).toEqual([]);
});

it('a call without an answer ends after the time limit as uncertain, because the message may have been sent', async () => {
  const { url } = await service(() => undefined);
  expect(await deliverSms(senderAt(url, { timeout_seconds: 0.2 }), SMS)).toMatchObject({
    state: 'UNCERTAIN',
    problem: 'INTERRUPTED',
  });
});

it('a service that cannot be reached has certainly not got the message', async () => {
  const { url, close } = await startSmsService();
  await close();
  expect(await deliverSms(senderAt(url), SMS)).toMatchObject({
    state: 'FAILED',
    problem: 'UNREACHABLE',
    account: true,
  });
});

it('an answer that repeats a secret is stored without it', async () => {
  const { url } = await service(({ headers }) => ({ status: 400, body: `no ${String(headers.authorization)}\r\nx` }));
  const { detail } = await deliverSms(senderAt(url), SMS);
  expect(detail).toBe('HTTP 400 no Bearer *** x');
});

it('a long answer is cut', async () => {
  const { url } = await service(() => ({ body: 'x'.repeat(1_000_000) }));
  const { state, detail } = await deliverSms(senderAt(url), SMS);
  expect([state, detail?.length]).toEqual(['SENT', 300]);
});
