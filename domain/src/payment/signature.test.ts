import { describe, expect, it } from 'vitest';
import { canonical, isSigned, parametersIn, signatureOf, signed } from './signature.ts';

const secret = 'bí-mật';
const notification = { order: 'DH26000001', amount: '20000000', response_code: '00', merchant: 'TUYEN' };

describe('payment signature', () => {
  it('signs the parameters in order of their names, whatever order they came in', () => {
    expect(canonical(notification)).toBe('amount=20000000&merchant=TUYEN&order=DH26000001&response_code=00');
    const shuffled = Object.fromEntries(Object.entries(notification).toReversed());
    expect(signatureOf(shuffled, secret)).toBe(signatureOf(notification, secret));
  });

  it('cannot be fooled by a value that looks like another parameter', () => {
    expect(canonical({ a: '1&b=2' })).not.toBe(canonical({ a: '1', b: '2' }));
  });

  it('accepts its own signature in either case of the hex digits', () => {
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
  ])('refuses %s', (_, parameters) => expect(isSigned(parameters, secret)).toBe(false));

  it.each([[null], ['text'], [['list']], [{ amount: 1 }], [{ order: ['a', 'b'] }], [{ a: { b: 'c' } }]])(
    'takes %j for no parameters at all',
    (value) => expect(parametersIn(value)).toBeUndefined(),
  );
});
