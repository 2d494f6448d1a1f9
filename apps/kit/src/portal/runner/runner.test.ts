import { formatsOf } from '@tuyen/model';
import { describe, expect, it, vi } from 'vitest';
import type { PublicClient } from '../http/client.ts';
import { ApiError, errorFrom, NetworkError } from '../http/errors.ts';
import type { FormField, FormPage, FormStep } from '../form-page.ts';
import type { Words } from '../words.tsx';
import { adoptTyped } from './draft/adopt.ts';
import { EMPTY_DRAFT, readDraft, writeDraft } from './draft/draft.ts';
import { attemptFor } from '../../core/attempt.ts';
import { readQuote } from './quote/quote.ts';
import { refusalOf, sendForm } from './sending/send.ts';
import { drawnSchema } from './steps/drawn-schema.ts';
import { hashOf, questionSteps, stepAt } from './steps/steps.ts';
import { withNeeded } from './use-needed.ts';
import { HANOI } from '../../testing/regions.fixture.ts';

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
const step = (name: string, ...fields: readonly FormField[]): FormStep => ({
  name,
  title: name,
  fields,
  validate: () => true,
});
const page = (...steps: readonly FormStep[]): FormPage => ({
  name: 'p',
  route: '/',
  title: 'p',
  steps,
  submit: { method: 'POST', path: 'public/orders', captcha: true, idempotent: true },
});
const words: Words = { language: 'vi', region: HANOI, formats: formatsOf(HANOI), t: (key) => key, has: () => true };
const control = (name: string, value: string, more = {}) => ({
  name,
  value,
  type: 'text',
  checked: false,
  changed: true,
  ...more,
});

describe('what was typed before the script', () => {
  const first = step(
    's',
    field('name'),
    field('months', { numeric: 'grouped' }),
    field('born', { widget: 'DateWidget' }),
    field('kind', { widget: 'EnumWidget', values: ['A', 'B'] }),
    field('agree', { widget: 'BooleanWidget' }),
  );
  it('becomes answers', () =>
    expect(
      adoptTyped(first, [
        control('name', 'Anh'),
        control('months', '3'),
        control('born.day', '7'),
        control('kind', 'A', { type: 'radio' }),
        control('kind', 'B', { type: 'radio', checked: true }),
        control('agree', 'on', { type: 'checkbox', checked: true }),
      ]),
    ).toEqual({ name: 'Anh', months: 3, born: '--07', kind: 'B', agree: true }));
  it('leaves untouched fields alone', () =>
    expect(
      adoptTyped(first, [
        control('name', '', { changed: false }),
        control('kind', 'A', { type: 'radio', checked: true, changed: false }),
      ]),
    ).toEqual({}));
  it('removes an answer that was cleared', () =>
    expect(adoptTyped(first, [control('name', ''), control('agree', 'on', { type: 'checkbox' })])).toEqual({
      name: undefined,
      agree: undefined,
    }));
});

describe('a draft', () => {
  const storage = () => {
    const stored = new Map<string, string>();
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
  };
  it('survives a reload', () => {
    const stored = storage();
    writeDraft(stored, 'p', { answers: { a: 1 }, labels: { 'a 1': 'Một' } });
    expect(readDraft(stored, 'p')).toEqual({ answers: { a: 1 }, labels: { 'a 1': 'Một' } });
    expect(readDraft(stored, 'q')).toBe(EMPTY_DRAFT);
  });
  it('is empty where storage is broken or forbidden', () => {
    expect(readDraft({ ...storage(), getItem: () => '{' }, 'p')).toBe(EMPTY_DRAFT);
    expect(readDraft(undefined, 'p')).toBe(EMPTY_DRAFT);
  });
});

describe('sending', () => {
  const keys = () => {
    let count = 0;
    return () => `key${++count}`;
  };
  const tools = (post: PublicClient['post'], newKey = keys()) => ({
    client: { post } as PublicClient,
    takeCaptcha: vi.fn(async () => 'token'),
    newKey,
    storeAttempt: vi.fn(),
  });
  const form = page(step('s', field('name')));

  it('uses the same key for the same words, another for others', () => {
    const newKey = keys();
    const first = attemptFor(undefined, 'a', newKey);
    expect(attemptFor(first, 'a', newKey).key).toBe('key1');
    expect(attemptFor(first, 'b', newKey).key).toBe('key2');
  });

  it('takes a second token when the first is spent, and sends under the same key', async () => {
    const post = vi
      .fn<PublicClient['post']>()
      .mockRejectedValueOnce(new ApiError(403, 'captcha_invalid', ''))
      .mockResolvedValueOnce({ code: 'DH1' });
    const used = tools(post);
    expect(await sendForm(form, { name: 'Anh' }, {}, undefined, used)).toEqual({ code: 'DH1' });
    expect(used.takeCaptcha).toHaveBeenCalledTimes(2);
    expect(post.mock.calls.map(([, , options]) => options?.idempotencyKey)).toEqual(['key1', 'key1']);
  });

  it('sends what the page knows along with what was asked', async () => {
    const post = vi.fn<PublicClient['post']>().mockResolvedValue({ code: 'DH1' });
    await sendForm(form, { name: 'Anh' }, { card_id: 'c1' }, undefined, tools(post));
    expect(post.mock.calls[0]?.[1]).toEqual({ name: 'Anh', card_id: 'c1', captcha_token: 'token' });
  });

  it('gives up after two spent tokens', async () => {
    const post = vi.fn<PublicClient['post']>().mockRejectedValue(new ApiError(403, 'captcha_invalid', ''));
    await expect(sendForm(form, {}, {}, undefined, tools(post))).rejects.toThrow(ApiError);
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('stores the attempt before anything is sent', async () => {
    const used = tools(vi.fn<PublicClient['post']>().mockRejectedValue(new NetworkError(undefined)));
    await expect(sendForm(form, { name: 'Anh' }, {}, undefined, used)).rejects.toThrow(NetworkError);
    expect(used.storeAttempt).toHaveBeenCalledWith({ key: 'key1', body: '{"name":"Anh"}' });
  });
});

describe('a refusal', () => {
  const form = page(step('a', field('name')), step('b', field('address')));
  it.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    [
      'puts the server’s findings at their fields and steps, the rest above',
      errorFrom(422, {
        code: 'validation_failed',
        message: ['x'],
        errors: { 'address.city': 'Thiếu tỉnh', odd: 'Lạ', name: true },
      }),
      {
        mistakes: [
          { step: 'b', field: 'address', message: 'Thiếu tỉnh' },
          { step: 'a', field: 'name', message: 'form.errors.refused' },
        ],
        notice: 'Lạ',
      },
    ],
    [
      'reads nested findings, JSON pointers and lists of messages as the back-office does',
      errorFrom(422, { errors: { address: { city: 'Thiếu tỉnh' }, '/name': ['Thiếu tên', 'Quá ngắn'] } }),
      {
        mistakes: [
          { step: 'b', field: 'address', message: 'Thiếu tỉnh' },
          { step: 'a', field: 'name', message: 'Thiếu tên\nQuá ngắn' },
        ],
        notice: '',
      },
    ],
    [
      'shows the sentence about a month not on sale as it is',
      errorFrom(422, { code: 'sale_disabled', message: 'Vé tháng chưa mở bán', errors: {} }),
      { mistakes: [], notice: 'Vé tháng chưa mở bán' },
    ],
    ['names the status where there is no word', errorFrom(500, 'oops'), { mistakes: [], notice: 'form.send.status' }],
    ['names a lost network', new NetworkError(undefined), { mistakes: [], notice: 'form.send.no_network' }],
  ])('%s', (_what, error, refusal) => expect(refusalOf(error, form, words)).toEqual(refusal));

  it('lets a mistake of our own through', () =>
    expect(() => refusalOf(new TypeError('x'), form, words)).toThrow(TypeError));
});

describe('steps', () => {
  const asked = page(step('ticket', field('a')), step('person', field('b')));
  it.each([
    ['', 0],
    ['#person', 1],
    ['#review', 2],
    ['#footer', undefined],
  ])('"%s" is step %s', (hash, at) => expect(stepAt(asked, hash)).toBe(at));
  it('take a last step named review for the review itself', () => {
    const reviewed = page(step('ticket', field('a')), step('review', field('note')));
    expect(questionSteps(reviewed).map(({ name }) => name)).toEqual(['ticket']);
    expect([hashOf(reviewed, 0), hashOf(reviewed, 1)]).toEqual(['#ticket', '#review']);
  });
});

describe('a field that its choices make required', () => {
  const fullPage = page({
    ...step('delivery', field('city'), field('district', { required: false, when: { method: 'HOME' } })),
    validate: (answers) => (answers as { city?: string }).city !== undefined,
  });
  const [needed] = withNeeded(fullPage, ['district']).steps;

  it('is missing where it is asked, and there alone', () => {
    expect(needed?.validate({ city: 'hn', method: 'HOME' })).toBe(false);
    expect(needed?.validate.errors).toEqual([
      { instancePath: '', keyword: 'required', params: { missingProperty: 'district' } },
    ]);
    expect(needed?.validate({ city: 'hn', method: 'HOME', district: 'hk' })).toBe(true);
    expect(needed?.validate({ city: 'hn', method: 'COUNTER' })).toBe(true);
    expect(needed?.validate({ method: 'COUNTER' })).toBe(false);
  });

  it('is marked so, and the page stays as it is without one', () => {
    expect(needed?.fields.map(({ required }) => required)).toEqual([true, true]);
    expect(drawnSchema(needed?.fields ?? [], ['city']).required).toEqual(['city']);
    expect(drawnSchema(needed?.fields ?? [], ['city', 'district']).required).toEqual(['city', 'district']);
    expect(withNeeded(fullPage, [])).toBe(fullPage);
    expect(withNeeded(fullPage, ['city']).steps[0]).toBe(fullPage.steps[0]);
  });
});

describe('a quote', () => {
  it('is read in the order of a bill, without what costs nothing', () =>
    expect(
      readQuote({
        shipping_fee: 20,
        total: 200,
        discount_amount: 30,
        base_amount: 210,
        issuance_fee: 0,
        currency: 'VND',
      }),
    ).toEqual({
      total: 200,
      lines: [
        { name: 'base_amount', amount: 210 },
        { name: 'discount_amount', amount: -30 },
        { name: 'shipping_fee', amount: 20 },
      ],
      currency: 'VND',
      facts: [],
    }));
  it('carries what the server says with it', () => {
    const facts = [{ name: 'validity', label: 'Hiệu lực', text: '01/04/2026 – 30/04/2026' }];
    expect(readQuote({ total: 1, facts: [...facts, { name: 'x' }, null] })?.facts).toEqual(facts);
  });
  it('is none without a total', () =>
    expect([readQuote({}), readQuote(null), readQuote({ total: '5' })]).toEqual([undefined, undefined, undefined]));
});
