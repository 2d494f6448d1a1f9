import { describe, expect, it } from 'vitest';
import { failed, oneLine, outcomeOf } from './outcome.ts';

const SAID = { response: '550 5.1.1 No such reader', detail: '550 5.1.1 No such reader' };
const answer = (responseCode: number, command: string, code = 'EPROBLEM') => ({
  code,
  command,
  responseCode,
  response: SAID.response,
});
const FAILED = { state: 'FAILED', permanent: false, account: false };

describe('Outcome of a failed mail delivery', () => {
  it.each([
    ['a wrong password', answer(535, 'AUTH PLAIN', 'EAUTH'), { problem: 'AUTHENTICATION', account: true }],
    ['no TLS', answer(454, 'STARTTLS', 'ETLS'), { problem: 'TLS', account: true }],
    ['a recipient refused', answer(500, 'RCPT TO'), { problem: 'RECIPIENT_REFUSED', permanent: true }],
    ['a recipient put off', answer(499, 'RCPT TO'), { problem: 'TRY_LATER' }],
    ['a sender refused', answer(500, 'MAIL FROM'), { problem: 'SENDER_REFUSED', account: true }],
    ['a sender put off', answer(450, 'MAIL FROM'), { problem: 'TRY_LATER' }],
    ['a mail refused', answer(500, 'DATA'), { problem: 'MESSAGE_REFUSED', permanent: true }],
    ['a mail put off', answer(400, 'DATA'), { problem: 'TRY_LATER' }],
    ['a server that has no time', answer(421, 'CONN'), { problem: 'TRY_LATER', account: true }],
    ['an answer that is none of these', answer(399, 'HELO'), { problem: 'UNREACHABLE', account: true }],
    ['a refusal of the whole connection', answer(554, 'CONN'), { problem: 'UNREACHABLE', account: true }],
    [
      'an address that cannot be sent to',
      answer(0, 'API', 'EENVELOPE'),
      { problem: 'RECIPIENT_REFUSED', permanent: true },
    ],
    ['a mail that cannot be sent', answer(0, 'API', 'EMESSAGE'), { problem: 'RECIPIENT_REFUSED', permanent: true }],
    ['a host without an address', answer(0, 'CONN', 'EDNS'), { problem: 'UNKNOWN_HOST', account: true }],
  ])('a mail delivery error is classified: %s', (_, error, expected) => {
    expect(outcomeOf(error, false)).toEqual({ ...FAILED, detail: SAID.detail, ...expected });
  });

  it.each([
    'SELF_SIGNED_CERT_IN_CHAIN',
    'DEPTH_ZERO_SELF_SIGNED',
    'ERR_TLS_HANDSHAKE',
    'ERR_SSL_X',
    'UNABLE_TO_GET_ISSUER',
  ])('the mail delivery error %s is classified as a TLS failure', (originalCode) => {
    expect(outcomeOf({ code: 'ESOCKET', originalCode }, false)).toEqual({
      ...FAILED,
      problem: 'TLS',
      detail: originalCode,
      account: true,
    });
  });

  it('a mail delivery error without details is classified as an unreachable server', () => {
    expect(outcomeOf({}, false)).toEqual({ ...FAILED, problem: 'UNREACHABLE', detail: undefined, account: true });
    expect(outcomeOf({ originalCode: 'ECONNREFUSED' }, false)).toEqual({
      ...FAILED,
      problem: 'UNREACHABLE',
      detail: 'ECONNREFUSED',
      account: true,
    });
  });

  it('a mail gets the state uncertain if the mail server did not respond after receiving the mail', () => {
    const uncertain = { state: 'UNCERTAIN', problem: 'INTERRUPTED', detail: undefined };
    expect(outcomeOf({}, true)).toEqual(uncertain);
    expect(outcomeOf({ code: 'EDNS' }, true)).toEqual(uncertain);
    expect(outcomeOf(answer(500, 'DATA'), true)).toMatchObject({ problem: 'MESSAGE_REFUSED' });
  });

  it("the outcome of a delivery includes up to 300 characters of the mail server's response", () => {
    const response = `550 a\r\nb ${'x'.repeat(400)}`;
    const { detail } = outcomeOf({ response }, false);
    expect(detail).toBe(`550 a b ${'x'.repeat(292)}`);
    expect(outcomeOf({ code: 'EPROTOCOL', response, originalCode: 'EX' }, false).detail).toBe('EX');
    expect(outcomeOf({ code: 'EPROTOCOL', response }, false).detail).toBeUndefined();
  });
});

it('a failed delivery counts as temporary and as limited to one mail unless the error says otherwise', () => {
  expect(failed('SETTINGS', {})).toEqual({ ...FAILED, problem: 'SETTINGS' });
});

it("a mail server's response is put on one line by replacing control characters", () => {
  expect(oneLine('\r\n a\tb\r\n\u007fc ')).toBe('a b c');
});
