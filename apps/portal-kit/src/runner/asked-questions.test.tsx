// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { createWords } from '../create-words.ts';
import type { FormField, FormPage, FormStep } from '../form-page.ts';
import { createClient } from '../http/client.ts';
import { ClientProvider } from '../http/context.tsx';
import { WordsProvider } from '../words.tsx';
import { FormRunner } from './form-runner.tsx';

const texts = {
  mine: { born: 'Born', group: 'Group', only: 'Only', term: 'Term', note: 'Note', photo: 'Photo' },
  steps: { what: 'What', more: 'More' },
};
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

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  ref: `things.${name}`,
  kind: 'text',
  widget: 'TextWidget',
  label: `mine.${name}`,
  required: true,
  schema: { type: 'string' },
  ...more,
});
const choices = (path: string, more = {}) => ({ path, value: 'id', label: '{name}', search: false, ...more });

/** Validator that reports every required field without an answer. */
function step(name: string, ...fields: readonly FormField[]): FormStep {
  const validate: FormStep['validate'] = Object.assign(
    (answers: unknown) => {
      const given = answers as Record<string, unknown>;
      const missing = fields.filter((one) => one.required && given[one.name] === undefined);
      validate.errors = missing.map((one) => ({
        instancePath: '',
        keyword: 'required',
        params: { missingProperty: one.name },
      }));
      return missing.length === 0;
    },
    { errors: null },
  );
  return { name, title: `steps.${name}`, fields, validate };
}

const form = (...steps: readonly FormStep[]): FormPage => ({
  name: 'thing',
  route: '/',
  title: 'mine.group',
  steps,
  submit: { method: 'POST', path: 'public/things', captcha: false, idempotent: false },
});

const BORN = field('born', { widget: 'DateWidget', kind: 'date' });
const GROUP = field('group', { options: choices('public/groups?born={born?}') });
const TERM = field('term', { options: choices('public/terms?group={group}', { preselect: 'suggested' }) });

const asked = vi.fn<(path: string) => void>();
const ROWS: Readonly<Record<string, readonly object[]>> = {
  groups: [
    { id: 'A', name: 'Adults' },
    { id: 'S', name: 'Seniors', refused: 'too_young' },
    { id: 'C', name: 'Clubs' },
  ],
  only: [
    { id: 'A', name: 'Adults' },
    { id: 'S', name: 'Seniors', refused: 'too_young' },
  ],
  terms: [
    { id: '1', name: 'One', suggested: false },
    { id: '2', name: 'Two', suggested: true },
    { id: '3', name: 'Three', suggested: false },
  ],
};

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function shown(page: FormPage, stored?: object): void {
  if (stored) sessionStorage.setItem('tuyen.draft.thing', JSON.stringify(stored));
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    const name = pathname.split('/').at(-1) ?? '';
    asked(`${name}${search}`);
    return Promise.resolve(Response.json(ROWS[name] ?? []));
  });
  render(
    <WordsProvider words={words}>
      <ClientProvider client={createClient({ apiBase: '/api/v1', language: 'en' })}>
        <FormRunner page={page} onSent={() => undefined} />
      </ClientProvider>
    </WordsProvider>,
  );
}

const typeDate = (day: string, month: string, year: string) => {
  for (const [part, value] of Object.entries({ Day: day, Month: month, Year: year })) {
    fireEvent.change(screen.getByLabelText(part), { target: { value } });
  }
};
const isHidden = (label: string) =>
  screen.getByText(label).closest('.f-field')?.querySelector('[data-nothing-to-choose]') !== null;

test('a question whose choices depend on an open question is hidden and is not reported as missing', () => {
  shown(form(step('what', BORN, GROUP, TERM)));
  expect(isHidden('Group')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = screen.getByRole('group', { name: 'To correct: 1' });
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(summary.textContent).toContain('Enter born');
});

test('a question whose default answer waits for an open question hides the questions that depend on it', async () => {
  shown(form(step('what', BORN, GROUP, TERM)), { answers: { group: 'A' }, labels: {} });
  expect([isHidden('Group'), isHidden('Term')]).toEqual([true, true]);
  expect(asked).not.toHaveBeenCalled();
  typeDate('12', '4', '1950');
  await screen.findByRole('radio', { name: 'Adults', checked: true });
  await screen.findByRole('radio', { name: 'Two' });
});

test('choices are requested once the date that they depend on is complete', async () => {
  shown(form(step('what', BORN, GROUP)));
  typeDate('12', '4', '195');
  expect(isHidden('Group')).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  typeDate('12', '4', '1950');
  await screen.findByRole('radio', { name: 'Adults' });
  expect(asked.mock.calls).toEqual([['groups?born=1950-04-12']]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Seniors' }).disabled).toBe(true);
});

test('a required question begins with the choice that the server suggests, and keeps another one that is chosen', async () => {
  shown(form(step('what', field('group'), TERM)), { answers: { group: 'A' }, labels: {} });
  const two = await screen.findByRole<HTMLInputElement>('radio', { name: 'Two' });
  await waitFor(() => expect(two.checked).toBe(true));
  const three = screen.getByRole<HTMLInputElement>('radio', { name: 'Three' });
  fireEvent.click(three);
  await waitFor(() => expect(three.checked).toBe(true));
});

test('the review lists given answers only, shows pictures and has one link for each step', () => {
  const photo = field('photo', { widget: 'PhotoWidget', accept: ['image/*'] });
  const page = form(step('what', field('group'), field('note', { required: false })), step('more', photo));
  history.replaceState(null, '', '/#review');
  const labels = { 'photo /uploads/1': 'Photo uploaded', 'photo picture /uploads/1': '/uploads/1?key=2' };
  shown(page, { answers: { group: 'A', photo: '/uploads/1' }, labels });
  expect(screen.queryByText('Note')).toBeNull();
  expect(screen.queryByText('Not given')).toBeNull();
  const picture = screen.getByRole('img', { name: 'Photo' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['90', '120']);
  expect(picture.getAttribute('src')).toContain('/uploads/1?key=2');
  const links = screen.getAllByRole('link', { name: /^Change/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Change What', 'Change More']);
  fireEvent.error(picture);
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /What$/ }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('What');
});

test('a refused answer is replaced by the only choice that is left', async () => {
  shown(form(step('what', BORN, field('only', { options: choices('public/only?born={born?}') }), TERM)), {
    answers: { born: '1990-04-06', only: 'S', group: 'A', term: '3' },
    labels: {},
  });
  const left = await screen.findByRole<HTMLInputElement>('radio', { name: 'Adults' });
  await waitFor(() => expect(left.checked).toBe(true));
});
