// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { createWords } from '../create-words.ts';
import type { FormPage } from '../form-page.ts';
import { createClient } from '../http/client.ts';
import { ClientProvider } from '../http/context.tsx';
import { WordsProvider } from '../words.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { formAbout, GatedForm, useGate, type FormStart } from './gate.tsx';
import { nextPath } from './next-path.ts';
import { Questions } from './questions.tsx';
import { LoadedResult, useResult, WaitingResult } from './result.tsx';
import { Sent } from './sent.tsx';

const own = {
  mine: { title: 'Reserved', text: 'Kept for three days.\nBring your card.', code: 'Code', due: 'Due on' },
};
const words = createWords(
  'en',
  { en: { ...en, ...own } },
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

const shown = (page: ReactNode) =>
  render(
    <WordsProvider words={words}>
      <ClientProvider client={createClient({ apiBase: '/api/v1', language: 'en' })}>{page}</ClientProvider>
    </WordsProvider>,
  );

function serve(...answers: readonly (readonly [status: number, body: object])[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)] ?? [404, {}];
    asked.push(`${method} ${address}`);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const form = (method: 'GET' | 'POST'): FormPage => ({
  name: 'card',
  route: '/card',
  title: 'mine.title',
  steps: [
    {
      name: 'card',
      title: 'mine.title',
      fields: [
        {
          name: 'code',
          ref: 'cards.code',
          kind: 'text',
          widget: 'TextWidget',
          label: 'mine.code',
          required: true,
          transform: ['compact', 'upper'],
          schema: { type: 'string' },
        },
      ],
      validate: Object.assign(
        (data: unknown) => typeof data === 'object' && data !== null && 'code' in data && String(data.code) !== '',
        { errors: null },
      ),
    },
  ],
  submit: { method, path: 'public/cards', captcha: false, idempotent: false },
});

const ask = (code: string, button = 'Continue') => {
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

test('a short question form with GET sends the normalized answers in the query of the address', async () => {
  const asked = serve([200, { id: '1' }]);
  const onSent = vi.fn();
  shown(<Questions form={form('GET')} typed={[]} fixed={{ of: 'x' }} onSent={onSent} />);
  ask('a 12');
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ id: '1' }, { code: 'A12' }));
  expect(asked).toEqual(['GET /api/v1/public/cards?code=A12&of=x']);
});

test('a short question form shows its own message if the server responds with 404', async () => {
  serve([404, {}]);
  const onSent = vi.fn();
  shown(<Questions form={form('GET')} typed={[]} none="mine.title" onSent={onSent} />);
  ask('a12');
  expect((await screen.findByText('Reserved')).className).toBe('result-warning');
  expect(onSent).not.toHaveBeenCalled();
});

test('a short question form with POST shows the errors of a 422 response at their fields', async () => {
  serve([422, { code: 'validation_failed', errors: { code: 'There is no such card.' } }]);
  shown(<Questions form={form('POST')} typed={[]} onSent={() => undefined} />);
  ask('a12', 'Send');
  await waitFor(() => expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/There is no such card\./).length).toBeGreaterThan(0);
});

test('the result of a short question form takes the focus and has one paragraph for each line of text', () => {
  const { container } = shown(<Sent title="mine.title" text="mine.text" />);
  expect(document.activeElement?.textContent).toBe('Reserved');
  expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
    'Kept for three days.',
    'Bring your card.',
  ]);
});

test('response fields on a result page are formatted as in forms, and empty fields are omitted', () => {
  const facts = [
    { name: 'code', label: 'mine.code' },
    { name: 'due_on', label: 'mine.due', widget: 'DateWidget' },
    { name: 'note', label: 'mine.text' },
  ] as const;
  const { container } = shown(<AnswerFacts facts={facts} answer={{ code: 'A1', due_on: '2026-12-24', note: null }} />);
  expect(container.textContent).toBe('CodeA1Due on24/12/2026');
});

test('a date-time on a result page is formatted as the dates of the project', () => {
  const facts = [{ name: 'starts_at', label: 'mine.due', widget: 'DateTimeWidget' }] as const;
  const { container } = shown(<AnswerFacts facts={facts} answer={{ starts_at: '2026-12-23T20:30:00.000Z' }} />);
  expect(container.textContent).toBe('Due on23/12/2026 20:30');
});

const PENDING = { state: 'OPEN' };
function Result() {
  const result = useResult('public/loans/{id}', PENDING);
  if (result.state !== 'loaded') return <WaitingResult result={result} />;
  return <LoadedResult title="mine.title" answer={result.answer} />;
}

test('a result page repeats its request while the record is pending, and then moves the focus to the heading', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.replaceState(null, '', '/result/a%20b');
  const asked = serve([500, {}], [200, { state: 'OPEN' }], [200, { state: 'DONE' }]);
  shown(<Result />);
  expect(screen.getByRole('heading').textContent).toBe('Your result');
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(asked.length).toBe(count));
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(asked[0]).toBe('GET /api/v1/public/loans/a%20b');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reserved'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length).toBe(3);
  vi.useRealTimers();
});

test('a result page shows a message if the server does not know the record', async () => {
  history.replaceState(null, '', '/result/x');
  serve([404, {}]);
  shown(<Result />);
  expect(await screen.findByText('We could not find this result')).toBeTruthy();
});

test('a form that the visitor must start loads only after the start, and a failed load can be retried', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return { default: ({ start }: { readonly start: FormStart }) => <p>{`Form about ${start.about}`}</p> };
  };
  function Page() {
    const { heading, start, chunk, onStart } = useGate(load);
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          Title
        </h1>
        <button onClick={() => onStart({ about: 'x' })}>Start</button>
        <GatedForm {...{ heading, start, chunk }} language="en" />
      </>
    );
  }
  const { container } = shown(<Page />);
  expect(loads).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  fireEvent.click(await within(container).findByRole('button', { name: 'Try again' }));
  expect(document.activeElement?.textContent?.trim()).toBe('Title');
  expect(await screen.findByText('Form about x')).toBeTruthy();
});

test('a form about one record has its own draft, and omits a step that was answered before the form started', () => {
  expect(formAbout(form('POST'), { about: '7', without: ['card'] })).toMatchObject({ name: 'card.7', steps: [] });
});

test("values of the server's response fill the path of the next page, and a missing value leaves its place empty", () => {
  expect(nextPath('/loans/{id}', { id: 'a/b' })).toBe('/loans/a%2Fb');
  expect(nextPath('/loans/{id}', undefined)).toBe('/loans/');
  expect(nextPath('/done', {})).toBe('/done');
});
