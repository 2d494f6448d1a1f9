import { describe, expect, it } from 'vitest';
import { canonical, isSigned, parametersIn, signatureOf, signed } from './signature.ts';

const secret = 'bí-mật';
const notice = { order: 'DH26000001', amount: '20000000', response_code: '00', merchant: 'TUYEN' };

describe('payment signature', () => {
  it('signs the parameters in order of their names, whatever order they came in', () => {
    expect(canonical(notice)).toBe('amount=20000000&merchant=TUYEN&order=DH26000001&response_code=00');
    const shuffled = Object.fromEntries(Object.entries(notice).toReversed());
    expect(signatureOf(shuffled, secret)).toBe(signatureOf(notice, secret));
  });

  it('cannot be fooled by a value that looks like another parameter', () => {
    expect(canonical({ a: '1&b=2' })).not.toBe(canonical({ a: '1', b: '2' }));
  });

  it('accepts its own signature in either case of the hex digits', () => {
    const whole = signed(notice, secret);
    expect(isSigned(whole, secret)).toBe(true);
    expect(isSigned({ ...whole, signature: whole.signature!.toUpperCase() }, secret)).toBe(true);
  });

  it.each([
    ['a changed amount', { ...signed(notice, secret), amount: '100' }],
    ['an added parameter', { ...signed(notice, secret), bank: 'NCB' }],
    ['a removed parameter', { merchant: 'TUYEN', signature: signatureOf(notice, secret) }],
    ['another secret', signed(notice, 'đoán mò')],
    ['no signature', notice],
    ['a short signature', { ...notice, signature: 'ab' }],
    ['a signature that is no hex', { ...notice, signature: 'z'.repeat(128) }],
  ])('refuses %s', (_, parameters) => expect(isSigned(parameters, secret)).toBe(false));

  it.each([[null], ['text'], [['list']], [{ amount: 1 }], [{ order: ['a', 'b'] }], [{ a: { b: 'c' } }]])(
    'takes %j for no parameters at all',
    (value) => expect(parametersIn(value)).toBeUndefined(),
  );
});
