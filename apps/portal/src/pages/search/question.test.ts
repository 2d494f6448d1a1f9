import { describe, expect, it } from 'vitest';
import { questionMistakes, questionPath } from './question.ts';

describe('Search for an order', () => {
  it.each([
    [
      { code: '', secret: '' },
      { code: 'lookup.errors.code', secret: 'lookup.errors.secret' },
    ],
    [{ code: 'DH1', secret: ' ' }, { secret: 'lookup.errors.secret' }],
    [{ code: 'DH1', secret: 'anh@example' }, { secret: 'lookup.errors.secret_form' }],
    [{ code: 'DH1', secret: '123' }, { secret: 'lookup.errors.secret_form' }],
    [{ code: 'DH1', secret: '0912 345.678' }, {}],
    [{ code: 'DH1', secret: '+84 912 345 678' }, {}],
    [{ code: 'DH1', secret: '0084912345678' }, {}],
    [{ code: 'DH1', secret: 'ten.ho+1@mail.example.vn' }, {}],
  ])('the order search reports a missing code and an invalid phone number or email address: %j', (question, mistakes) =>
    expect(questionMistakes(question)).toEqual(mistakes),
  );

  it('the look-up of an order sends the phone number without separators, or the email address', () => {
    expect(questionPath({ code: ' dh 1 ', secret: '(0912) 345-678' })).toEqual({
      path: 'public/orders/DH%201',
      query: { phone: '0912345678' },
    });
    expect(questionPath({ code: 'DH1', secret: '+84 (0)912 345 678' }).query).toEqual({ phone: '+84912345678' });
    expect(questionPath({ code: 'DH1', secret: '0084 912 345 678' }).query).toEqual({ phone: '+84912345678' });
    expect(questionPath({ code: 'DH1', secret: ' a@b.vn ' }).query).toEqual({ email: 'a@b.vn' });
  });
});
