import { describe, expect, it } from 'vitest';
import { questionMistakes, questionPath } from './question.ts';

describe('order lookup', () => {
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
  ])('validates the order lookup %j', (question, mistakes) => expect(questionMistakes(question)).toEqual(mistakes));

  it('an order is looked up by phone number without separators, or by e-mail address', () => {
    expect(questionPath({ code: ' dh 1 ', secret: '(0912) 345-678' })).toEqual({
      path: 'public/orders/DH%201',
      query: { phone: '0912345678' },
    });
    expect(questionPath({ code: 'DH1', secret: '+84 (0)912 345 678' }).query).toEqual({ phone: '+84912345678' });
    expect(questionPath({ code: 'DH1', secret: '0084 912 345 678' }).query).toEqual({ phone: '+84912345678' });
    expect(questionPath({ code: 'DH1', secret: ' a@b.vn ' }).query).toEqual({ email: 'a@b.vn' });
  });
});
