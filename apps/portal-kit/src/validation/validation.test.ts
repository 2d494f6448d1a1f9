import { formatsOf } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Finding } from '@tuyen/model/validation';
import type { FormField, FormPage, FormStep } from '../form-page.ts';
import type { Words } from '../words.tsx';
import { answerTexts } from '../values/answer-text.ts';
import { firstOpenStep } from '../runner/draft/defaults.ts';
import { read } from '../widgets/text.tsx';
import { askedFields, payload, quotable, stepOf, withoutBlanks } from './answers.ts';
import { describeErrors } from './messages.ts';
import { stepValidator } from './validator.ts';
import { HANOI } from '@tuyen/model/testing/regions';

const KNOWN = new Set([
  'form.errors.not_date',
  'form.errors.not_birth-date',
  'form.errors.not_email',
  'kinds.vn-phone.message',
]);
const words: Words = {
  region: HANOI,
  formats: formatsOf(HANOI),
  language: 'vi',
  t: (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
  has: (key) => KNOWN.has(key),
};
const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  ref: `x.${name}`,
  kind: 'text',
  widget: 'TextWidget',
  label: name,
  schema: { type: 'string' },
  required: true,
  ...more,
});
const step = (name: string, fields: readonly FormField[], findings: readonly Finding[] = []): FormStep => ({
  name,
  title: name,
  fields,
  validate: Object.assign(() => findings.length === 0, { errors: findings }),
});
const page = (...steps: readonly FormStep[]): FormPage => ({
  name: 'p',
  route: '/',
  title: 'p',
  steps,
  submit: { method: 'POST', path: 'public/orders', captcha: true, idempotent: true },
});

describe('Answers in a portal form', () => {
  it('blank answers are removed from a form', () =>
    expect(withoutBlanks({ a: ' ', b: [], c: null, d: undefined, e: { f: '' }, g: 0, h: false })).toEqual({
      g: 0,
      h: false,
    }));

  const delivery = step('delivery', [
    field('delivery_method'),
    field('counter', { when: { delivery_method: 'COUNTER' } }),
    field('address', { when: { delivery_method: ['HOME'] } }),
  ]);

  it('a form asks only for fields whose condition is met', () => {
    const names = askedFields(delivery, { delivery_method: 'HOME' }).map(({ name }) => name);
    expect(names).toEqual(['delivery_method', 'address']);
  });

  it('answers to form fields that are no longer asked are not sent', () =>
    expect(payload(page(delivery), { delivery_method: 'COUNTER', counter: 'c1', address: 'old', other: 1 })).toEqual({
      delivery_method: 'COUNTER',
      counter: 'c1',
    }));

  it('a price request includes no answers of an incomplete step', () => {
    const ticket = step('ticket', [field('price', { priced: true })]);
    const half = step(
      'delivery',
      [field('method', { priced: true })],
      [{ instancePath: '', keyword: 'required', params: {} }],
    );
    expect(quotable(page(ticket, half), { price: 'p', method: 'HOME' })).toEqual({ price: 'p' });
    expect(quotable(page(half, ticket), { price: 'p', method: 'HOME' })).toEqual({});
  });

  it('a missing uploaded document does not prevent a price request', () => {
    const missing = (name: string) => ({ instancePath: '', keyword: 'required', params: { missingProperty: name } });
    const ticket = [field('price', { priced: true }), field('months', { priced: true }), field('proofs')];
    const answers = { price: 'p', months: 2 };
    expect(quotable(page(step('ticket', ticket, [missing('proofs')])), answers)).toEqual(answers);
    expect(quotable(page(step('ticket', ticket, [missing('proofs'), missing('months')])), answers)).toEqual({});
  });

  it('a price request includes only the answers that affect the price', () => {
    const ticket = step('ticket', [field('price', { priced: true }), field('note')]);
    const person = step('person', [field('full_name'), field('phone'), field('district', { priced: true })]);
    const answers = { price: 'p', note: 'n', full_name: 'Anh', phone: '0912345678', district: 'd' };
    expect(quotable(page(ticket, person), answers)).toEqual({ price: 'p', district: 'd' });
  });

  describe('Answers typed with separators', () => {
    const phone = field('phone', { priced: true, kind: 'phone', format: 'vn-phone', transform: 'compact' });
    const card = field('card_code', { priced: true, format: 'card-code', transform: ['compact', 'upper'] });
    const asked: FormStep = {
      ...step('person', [phone, card, field('note', { priced: true })]),
      validate: (answers) => /^0\d{9}$/.test(String((answers as { phone?: unknown }).phone)),
    };
    const typed = { phone: ' 0912 345 678', card_code: 'hn26-0001 23', note: 'a - b' };

    it('an answer typed with separators passes validation', () => {
      const { errors } = stepValidator(asked).validateFormData(typed, {});
      expect(errors).toEqual([]);
      expect(firstOpenStep(page(asked), typed)).toBe(1);
    });

    it('separators in answers are removed before the form or the price request is sent', () => {
      const sent = { phone: '0912345678', card_code: 'HN26000123', note: 'a - b' };
      expect(payload(page(asked), typed)).toEqual(sent);
      expect(quotable(page(asked), typed)).toEqual(sent);
    });

    it('texts in a form are sent normalized, as the server stores them', () => {
      const pasted = { phone: '0912345678', note: ' Số\t 5 '.normalize('NFD') };
      expect(payload(page(asked), pasted)['note']).toBe('Số 5');
      const lines: FormStep = step('s', [field('note', { multiline: true })]);
      expect(payload(page(lines), { note: ' a\r\nb  c\n' })).toEqual({ note: 'a\nb  c' });
    });

    it('the review step shows normalized answers, but inputs are not rewritten during typing', () => {
      expect(answerTexts(phone, typed.phone, words, () => undefined)).toEqual(['0912345678']);
      const kinds = { 'card-code': { check: () => true, format: (code: string) => code.replace(/^.{4}/, '$& ') } };
      expect(answerTexts(card, typed.card_code, words, () => undefined, kinds)).toEqual(['HN26 000123']);
      expect(read('0912 3', phone, words.formats)).toBe('0912 3');
      expect(read('hn26-0', card, words.formats)).toBe('HN26-0');
    });
  });

  it('the path of a validation error identifies the form step of the field', () => {
    const two = page(step('a', [field('x')]), step('b', [field('y')]));
    expect([stepOf(two, 'y.z'), stepOf(two, 'x'), stepOf(two, 'q')]).toEqual([1, 0, -1]);
  });
});

describe('Messages for invalid answers', () => {
  const fields = [
    field('name'),
    field('born', { kind: 'date' }),
    field('phone', { kind: 'phone', format: 'vn-phone' }),
    field('route', { kind: 'reference-list', options: { path: 'r', value: 'id', label: '{name}', search: true } }),
    field('portrait', { kind: 'image', accept: [] }),
    field('months', { numeric: 'grouped' }),
    field('fee', { numeric: 'money' }),
  ];
  const reported = (findings: readonly Finding[]) => {
    const validator = stepValidator(step('s', fields, findings));
    return validator
      .validateFormData({}, {}, undefined, (errors) => describeErrors(errors, fields, words))
      .errors.map(({ property, message }) => `${property} ${message}`);
  };
  const missing = (name: string): Finding => ({
    instancePath: '',
    keyword: 'required',
    params: { missingProperty: name },
  });
  const wrong = (name: string, keyword: string, params = {}): Finding => ({
    instancePath: `/${name}`,
    keyword,
    params,
  });

  it.each<[string, Finding, string]>([
    ['a missing text', missing('name'), '.name form.errors.missing_text {"label":"name"}'],
    ['a missing choice', missing('route'), '.route form.errors.missing_choice {"label":"route"}'],
    ['a missing file', missing('portrait'), '.portrait form.errors.missing_file {"label":"portrait"}'],
    ['a date that is none', wrong('born', 'format'), '.born form.errors.not_date {"label":"born"}'],
    [
      'an impossible birth date',
      wrong('born', 'format', { format: 'birth-date' }),
      '.born form.errors.not_birth-date {"label":"born"}',
    ],
    ['a project kind', wrong('phone', 'format'), '.phone kinds.vn-phone.message'],
    [
      'a text too short',
      wrong('name', 'minLength', { limit: 2 }),
      '.name form.errors.too_short {"label":"name","limit":2}',
    ],
    ['an empty text', wrong('name', 'minLength', { limit: 1 }), '.name form.errors.missing_text {"label":"name"}'],
    [
      'a number too large',
      wrong('months', 'maximum', { limit: 12 }),
      '.months form.errors.too_large {"label":"months","limit":12}',
    ],
    [
      'money too little',
      wrong('fee', 'minimum', { limit: 5000 }),
      '.fee form.errors.too_small {"label":"fee","limit":"5.000đ"}',
    ],
    [
      'letters for a number',
      wrong('months', 'type', { type: 'integer' }),
      '.months form.errors.not_a_number {"label":"months"}',
    ],
    ['an item of a list', wrong('route/0', 'type'), '.route.0 form.errors.not_valid {"label":"route"}'],
    ['an unforeseen keyword', wrong('name', 'pattern'), '.name form.errors.not_valid {"label":"name"}'],
  ])('a validation error becomes a sentence: %s', (_what, finding, sentence) =>
    expect(reported([finding])).toEqual([sentence]),
  );

  it('each invalid field gets one message, in the order of the form', () => {
    const findings = [
      wrong('months', 'type', { type: 'integer' }),
      wrong('months', 'maximum', { limit: 12 }),
      wrong('', 'if', { failingKeyword: 'then' }),
      missing('name'),
      wrong('name', 'pattern'),
    ];
    expect(reported(findings)).toEqual([
      '.name form.errors.missing_text {"label":"name"}',
      '.months form.errors.not_a_number {"label":"months"}',
    ]);
  });
});
