import { describe, expect, it } from 'vitest';
import { canonical, isSigned, parametersIn, signatureOf, signed } from './signature.ts';

const secret = 'bí-mật';
const notification = { order: 'DH26000001', amount: '20000000', response_code: '00', merchant: 'TUYEN' };

describe('Payment signature', () => {
  it('payment parameters are signed in name order, whatever their original order', () => {
    expect(canonical(notification)).toBe('amount=20000000&merchant=TUYEN&order=DH26000001&response_code=00');
    const shuffled = Object.fromEntries(Object.entries(notification).toReversed());
    expect(signatureOf(shuffled, secret)).toBe(signatureOf(notification, secret));
  });

  it('a value that contains the text of another parameter yields a different text to sign', () => {
    expect(canonical({ a: '1&b=2' })).not.toBe(canonical({ a: '1', b: '2' }));
  });

  it('a valid signature is accepted with lowercase and uppercase hex digits', () => {
    const signedText = signed(notification, secret);
    expect(isSigned(signedText, secret)).toBe(true);
    expect(isSigned({ ...signedText, signature: signedText.signature!.toUpperCase() }, secret)).toBe(true);
  });

  it.each([
    ['a changed amount', { ...signed(notification, secret), amount: '100' }],
    ['an added parameter', { ...signed(notification, secret), bank: 'NCB' }],
    ['a removed parameter', { merchant: 'TUYEN', signature: signatureOf(notification, secret) }],
    ['another secret', signed(notification, 'đoán mò')],
    ['no signature', notification],
    ['a short signature', { ...notification, signature: 'ab' }],
    ['a signature that is no hex', { ...notification, signature: 'z'.repeat(128) }],
  ])('%s makes the payment signature invalid', (_, parameters) => expect(isSigned(parameters, secret)).toBe(false));

  it.each([[null], ['text'], [['list']], [{ amount: 1 }], [{ order: ['a', 'b'] }], [{ a: { b: 'c' } }]])(
    'the value %j is rejected as payment parameters',
    (value) => expect(parametersIn(value)).toBeUndefined(),
  );
});
