// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { createWords } from '../create-words.ts';
import type { FormField, FormPage, FormStep } from '../form-page.ts';
import { createClient } from '../http/client.ts';
import { ClientProvider } from '../http/context.tsx';
import { WordsProvider } from '../words.tsx';
import { firstOpenStep } from './draft/defaults.ts';
import { FormRunner } from './form-runner.tsx';
import { shownSteps } from './steps/shown-steps.ts';

const texts = { mine: { kind: 'Kind', size: 'Size', name: 'Name' }, steps: { what: 'What', more: 'More', who: 'Who' } };
const words = createWords(
  'en',
  { en: { ...en, ...texts } },
  {
    languages: ['en'],
    region: {
      timeZone: 'UTC',
      dates: 'dd/MM/yyyy',
      numbers: { group: ',', decimal: '.' },
      currency: { code: 'EUR', minorUnit: 2, pattern: '{amount} €' },
    },
  },
);

const field = (name: string, when?: FormField['when']): FormField => ({
  name,
  ref: `things.${name}`,
  kind: 'text',
  widget: 'TextWidget',
  label: `mine.${name}`,
  required: true,
  schema: { type: 'string' },
  ...(when && { when }),
});
const step = (name: string, asked: FormField): FormStep => ({
  name,
  title: `steps.${name}`,
  fields: [asked],
  validate: Object.assign(() => true, { errors: null }),
});
const LARGE = { kind: 'large' };
const form = (...steps: readonly FormStep[]): FormPage => ({
  name: 'thing',
  route: '/',
  title: 'mine.kind',
  steps,
  submit: { method: 'POST', path: 'public/things', captcha: false, idempotent: false },
});
const MIDDLE = form(step('what', field('kind')), step('more', field('size', LARGE)), step('who', field('name')));

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function shown(page: FormPage, address = '/'): void {
  history.replaceState(null, '', address);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <WordsProvider words={words}>
      <ClientProvider client={createClient({ apiBase: '/api/v1', language: 'en' })}>
        <FormRunner page={page} onSent={() => undefined} />
      </ClientProvider>
    </WordsProvider>,
  );
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const progress = () => document.querySelector('.f-progress-text')?.textContent;

test('a step whose questions are all hidden is skipped, forward and back, and is not counted', () => {
  shown(MIDDLE);
  expect(progress()).toBe('Step 1 of 3');
  type('Kind', 'small');
  press('Continue');
  expect([heading(), progress(), location.hash]).toEqual(['Who', 'Step 2 of 3', '#who']);
  press('Back');
  expect([heading(), progress()]).toEqual(['What', 'Step 1 of 3']);
});

test('a hidden step is shown and counted as soon as one of its questions is shown', () => {
  shown(MIDDLE);
  type('Kind', 'large');
  expect(progress()).toBe('Step 1 of 4');
  press('Continue');
  expect([heading(), location.hash]).toEqual(['More', '#more']);
});

test('the review shows no section for a skipped step', () => {
  shown(MIDDLE);
  type('Kind', 'small');
  press('Continue');
  type('Name', 'An');
  press('Continue');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['What', 'Who']);
  press('Back');
  expect(heading()).toBe('Who');
});

test('a form whose first step is skipped begins with the next step, also for an address that names the first', () => {
  shown(form(step('more', field('size', LARGE)), step('who', field('name'))), '/#more');
  expect([heading(), progress()]).toEqual(['Who', 'Step 1 of 2']);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('a skipped step is not the first open step of a form, even if its validator refuses the answers', () => {
  const refuses = { ...step('more', field('size', LARGE)), validate: Object.assign(() => false, { errors: null }) };
  const page = form(step('what', field('kind')), refuses, step('who', field('name')));
  expect([firstOpenStep(page, { kind: 'small' }), firstOpenStep(page, { kind: 'large' })]).toEqual([3, 1]);
});

test('a step without any fields is shown', () => {
  const empty: FormStep = { ...step('what', field('kind')), fields: [] };
  const { indexes, from, before, position } = shownSteps([empty, ...MIDDLE.steps.slice(1)], {});
  expect([indexes, from(1), before(2), position(2), from(3)]).toEqual([[0, 2], 2, 0, 1, 3]);
});
