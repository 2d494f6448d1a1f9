import { formatsOf } from '@tuyen/model';
import { describe, expect, it, vi } from 'vitest';
import type { PublicClient } from '../http/client.ts';
import { ApiError, errorFrom, NetworkError } from '../http/errors.ts';
import type { FormField, FormPage, FormStep } from '../form-page.ts';
import type { Words } from '../words.tsx';
import { adoptTyped } from './draft/adopt.ts';
import { EMPTY_DRAFT, readDraft, writeDraft } from './draft/draft.ts';
import { attemptFor } from '@tuyen/model/client';
import { readQuote } from './quote/quote.ts';
import { sendFailureOf, sendForm } from './sending/send.ts';
import { drawnSchema } from './steps/drawn-schema.ts';
import { hashOf, questionSteps, stepAt } from './steps/steps.ts';
import { withNeeded } from './use-needed.ts';
import { HANOI } from '@tuyen/model/testing/regions';

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

describe('Input typed before hydration', () => {
  const first = step(
    's',
    field('name'),
    field('months', { numeric: 'grouped' }),
    field('born', { widget: 'DateWidget' }),
    field('starts_at', { widget: 'DateTimeWidget' }),
    field('kind', { widget: 'EnumWidget', values: ['A', 'B'] }),
    field('agree', { widget: 'BooleanWidget' }),
  );
  it('values typed before a form is hydrated become answers of the form', () =>
    expect(
      adoptTyped(
        first,
        [
          control('name', 'Anh'),
          control('months', '3'),
          control('born.day', '7'),
          control('kind', 'A', { type: 'radio' }),
          control('kind', 'B', { type: 'radio', checked: true }),
          control('agree', 'on', { type: 'checkbox', checked: true }),
          control('starts_at', '2026-12-05T03:30', { type: 'datetime-local' }),
        ],
        words.formats,
      ),
    ).toEqual({ name: 'Anh', months: 3, born: '--07', kind: 'B', agree: true, starts_at: '2026-12-04T20:30:00.000Z' }));
  it('a form control that the visitor did not change before hydration adds no answer', () =>
    expect(
      adoptTyped(
        first,
        [
          control('name', '', { changed: false }),
          control('kind', 'A', { type: 'radio', checked: true, changed: false }),
        ],
        words.formats,
      ),
    ).toEqual({}));
  it('a control cleared before hydration removes its answer', () =>
    expect(
      adoptTyped(first, [control('name', ''), control('agree', 'on', { type: 'checkbox' })], words.formats),
    ).toEqual({
      name: undefined,
      agree: undefined,
    }));
});

describe('Storage of form drafts', () => {
  const storage = () => {
    const stored = new Map<string, string>();
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
  };
  it('the draft of a form survives a page reload', () => {
    const stored = storage();
    writeDraft(stored, 'p', { answers: { a: 1 }, labels: { 'a 1': 'Một' } });
    expect(readDraft(stored, 'p')).toEqual({ answers: { a: 1 }, labels: { 'a 1': 'Một' } });
    expect(readDraft(stored, 'q')).toBe(EMPTY_DRAFT);
  });
  it('the draft of a form is empty if the browser storage is broken or forbidden', () => {
    expect(readDraft({ ...storage(), getItem: () => '{' }, 'p')).toBe(EMPTY_DRAFT);
    expect(readDraft(undefined, 'p')).toBe(EMPTY_DRAFT);
  });
});

describe('Sending a form', () => {
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

  it('sending an unchanged form again reuses the idempotency key, and a changed form gets a new key', () => {
    const newKey = keys();
    const first = attemptFor(undefined, 'a', newKey);
    expect(attemptFor(first, 'a', newKey).key).toBe('key1');
    expect(attemptFor(first, 'b', newKey).key).toBe('key2');
  });

  it('a form whose captcha token was already used is sent again with a new token', async () => {
    const post = vi
      .fn<PublicClient['post']>()
      .mockRejectedValueOnce(new ApiError(403, 'captcha_invalid', ''))
      .mockResolvedValueOnce({ code: 'DH1' });
    const used = tools(post);
    expect(await sendForm(form, { name: 'Anh' }, {}, undefined, used)).toEqual({ code: 'DH1' });
    expect(used.takeCaptcha).toHaveBeenCalledTimes(2);
    expect(post.mock.calls.map(([, , options]) => options?.idempotencyKey)).toEqual(['key1', 'key1']);
  });

  it("values that the page knows, such as the card id, are sent with the form's answers", async () => {
    const post = vi.fn<PublicClient['post']>().mockResolvedValue({ code: 'DH1' });
    await sendForm(form, { name: 'Anh' }, { card_id: 'c1' }, undefined, tools(post));
    expect(post.mock.calls[0]?.[1]).toEqual({ name: 'Anh', card_id: 'c1', captcha_token: 'token' });
  });

  it('sending a form fails after two captcha tokens were rejected', async () => {
    const post = vi.fn<PublicClient['post']>().mockRejectedValue(new ApiError(403, 'captcha_invalid', ''));
    await expect(sendForm(form, {}, {}, undefined, tools(post))).rejects.toThrow(ApiError);
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('an attempt to send a form is stored before the request is sent', async () => {
    const used = tools(vi.fn<PublicClient['post']>().mockRejectedValue(new NetworkError(undefined)));
    await expect(sendForm(form, { name: 'Anh' }, {}, undefined, used)).rejects.toThrow(NetworkError);
    expect(used.storeAttempt).toHaveBeenCalledWith({ key: 'key1', body: '{"name":"Anh"}' });
  });
});

describe('Messages of a rejected form', () => {
  const form = page(step('a', field('name')), step('b', field('address')));
  it.each<[string, unknown, ReturnType<typeof sendFailureOf>]>([
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
  ])('a rejected form gets the expected messages: the portal %s', (_what, error, refusal) =>
    expect(sendFailureOf(error, form, words)).toEqual(refusal),
  );

  it('programming errors while sending a form are rethrown', () =>
    expect(() => sendFailureOf(new TypeError('x'), form, words)).toThrow(TypeError));
});

describe('Steps of a form', () => {
  const asked = page(step('ticket', field('a')), step('person', field('b')));
  it.each([
    ['', 0],
    ['#person', 1],
    ['#review', 2],
    ['#footer', undefined],
  ])('the URL hash "%s" selects step %s of the form', (hash, at) => expect(stepAt(asked, hash)).toBe(at));
  it('a last form step named review is part of the review page, not a question step', () => {
    const reviewed = page(step('ticket', field('a')), step('review', field('note')));
    expect(questionSteps(reviewed).map(({ name }) => name)).toEqual(['ticket']);
    expect([hashOf(reviewed, 0), hashOf(reviewed, 1)]).toEqual(['#ticket', '#review']);
  });
});

describe('Field that is required only for certain answers', () => {
  const fullPage = page({
    ...step('delivery', field('city'), field('district', { required: false, when: { method: 'HOME' } })),
    validate: (answers) => (answers as { city?: string }).city !== undefined,
  });
  const [needed] = withNeeded(fullPage, ['district']).steps;

  it('a conditionally required field is reported as missing only if its condition is met', () => {
    expect(needed?.validate({ city: 'hn', method: 'HOME' })).toBe(false);
    expect(needed?.validate.errors).toEqual([
      { instancePath: '', keyword: 'required', params: { missingProperty: 'district' } },
    ]);
    expect(needed?.validate({ city: 'hn', method: 'HOME', district: 'hk' })).toBe(true);
    expect(needed?.validate({ city: 'hn', method: 'COUNTER' })).toBe(true);
    expect(needed?.validate({ method: 'COUNTER' })).toBe(false);
  });

  it('a conditionally required field is marked as required without changing the rest of the form', () => {
    expect(needed?.fields.map(({ required }) => required)).toEqual([true, true]);
    expect(drawnSchema(needed?.fields ?? [], ['city']).required).toEqual(['city']);
    expect(drawnSchema(needed?.fields ?? [], ['city', 'district']).required).toEqual(['city', 'district']);
    expect(withNeeded(fullPage, [])).toBe(fullPage);
    expect(withNeeded(fullPage, ['city']).steps[0]).toBe(fullPage.steps[0]);
  });
});

describe('Price quote', () => {
  it('a price quote lists the amounts in the order of the bill and omits amounts of 0', () =>
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
  it("a price quote includes further details from the server's response, such as the validity", () => {
    const facts = [{ name: 'validity', label: 'Hiệu lực', text: '01/04/2026 – 30/04/2026' }];
    expect(readQuote({ total: 1, facts: [...facts, { name: 'x' }, null] })?.facts).toEqual(facts);
  });
  it('a response without a total is not a price quote', () =>
    expect([readQuote({}), readQuote(null), readQuote({ total: '5' })]).toEqual([undefined, undefined, undefined]));
});
