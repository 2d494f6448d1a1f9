import type { Flow, FlowPage, FlowResult } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { contentOf, library } from '../../testing/library.ts';
import { locales } from '../locales/locales.ts';
import type { CustomPages, Project } from '../project.ts';
import { portal } from './pages.ts';

let project: Project;

beforeAll(async () => {
  project = await library();
});

interface Changes {
  readonly page?: Partial<FlowPage>;
  readonly result?: Partial<FlowResult>;
  readonly flow?: Partial<Flow>;
  readonly owned?: CustomPages;
}

function changed({ page, result, flow, owned }: Changes): Project {
  const flows = project.model.flows.map((one) => ({
    ...one,
    ...flow,
    page: { name: one.name, look: 'form' as const, noindex: false, ...page },
    ...(result && { result: { facts: [], ...result } }),
  }));
  return { ...project, model: { ...project.model, flows }, ...(owned && { customPages: owned }) };
}

const printed = (changes: Changes, file: string) => contentOf(portal(changed(changes)), file);

test('the generated page of a flow without optional keys shows its title, its form and a thank-you message', async () => {
  expect(await printed({}, 'reserve/page.gen.tsx')).toBe(
    `// From schemas/flows/reserve.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject reserve page\`.
import { useState } from 'react';
import type { PageProps } from '@tuyen/portal-kit';
import { FormRunner, SentPage, useWords } from '@tuyen/portal-kit';
import type { Language } from '../project.gen.ts';
import { reserveForm } from './form.gen.ts';

export default function ReservePage({ typed }: PageProps<Language>) {
  const words = useWords();
  const [sent, setSent] = useState<{ readonly answer: unknown }>();
  if (sent) return <SentPage />;
  return (
    <div className="sheet">
      <h1>{words.t('pages.reserve.title')}</h1>
      <FormRunner page={reserveForm} typed={typed} onSent={(answer) => setSent({ answer })} />
    </div>
  );
}
`,
  );
});

test("a generated portal page includes the project's components above, below and around its form", async () => {
  const page = {
    lead: { en: 'Lead' },
    above: 'web/new-books.tsx',
    below: 'web/hours.tsx',
    around: 'web/when-open.tsx',
  };
  expect(await printed({ page, result: { path: '/done' } }, 'reserve/page.gen.tsx')).toBe(
    `// From schemas/flows/reserve.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject reserve page\`.
import type { PageProps } from '@tuyen/portal-kit';
import { FormRunner, useGiven, useWords } from '@tuyen/portal-kit';
import Hours from '../../../hours.tsx';
import NewBooks from '../../../new-books.tsx';
import WhenOpen from '../../../when-open.tsx';
import type { Language } from '../project.gen.ts';
import { pathIn } from '../project.gen.ts';
import { reserveForm } from './form.gen.ts';

export default function ReservePage({ language, typed }: PageProps<Language>) {
  const words = useWords();
  const { given, heading, onGive } = useGiven();
  return (
    <>
      <NewBooks {...{ language, onGive }} />
      <div className="sheet">
        <h1 ref={heading} tabIndex={-1}>
          {words.t('pages.reserve.title')}
        </h1>
        <p className="lead">{words.t('pages.reserve.lead')}</p>
        <WhenOpen language={language}>
          <FormRunner
            page={reserveForm}
            typed={typed}
            {...given}
            onSent={() => location.assign(pathIn(language, '/done'))}
          />
        </WhenOpen>
      </div>
      <Hours {...{ language, onGive }} />
    </>
  );
}
`,
  );
});

test("if a portal form has its own title, the page's title stands above all other content", async () => {
  const text = await printed({ page: { lead: {}, formTitle: {}, above: 'web/top.tsx' } }, 'reserve/page.gen.tsx');
  expect(text).toContain(`
      <div className="hero">
        <h1>{words.t('pages.reserve.title')}</h1>
        <p className="lead">{words.t('pages.reserve.lead')}</p>
      </div>
      <Top {...{ language, onGive }} />
      <section className="sheet" aria-labelledby="reserve-form">
        <h2 id="reserve-form" ref={heading} tabIndex={-1}>
          {words.t('pages.reserve.form_title')}
        </h2>
`);
});

test('a page with the look "questions" does not use the form library, and the result replaces the questions', async () => {
  const page = { look: 'questions', send: {}, none: {}, note: {} } as const;
  const [step] = project.model.flows[0]?.steps ?? [];
  const steps = step ? [{ ...step, intro: { en: 'Intro' } }] : [];
  const result = { title: {}, text: {} };
  const text = await printed({ page, result, flow: { steps } }, 'reserve/page.gen.tsx');
  expect(text).toContain(`
      {sent ? (
        <Sent title="pages.reserve.result.title" text="pages.reserve.result.text" />
      ) : (
        <>
          <p className="lead">{words.t('pages.reserve.steps.book.intro')}</p>
          <Questions
            form={reserveForm}
            typed={typed}
            sendLabel="pages.reserve.send"
            none="pages.reserve.none"
            onSent={(answer) => setSent({ answer })}
          />
          <p className="result-note">{words.t('pages.reserve.note')}</p>
        </>
      )}
`);
  expect(text).not.toContain('FormRunner');
});

test('the generated page of a flow with a gate loads the form after the visitor starts, and calls project code after sending', async () => {
  const changes = {
    page: { gate: 'web/reader-gate.tsx', lead: {} },
    result: { sent: 'web/store-loan.ts', path: '/reserve/result/{id}' },
  };
  expect(await printed(changes, 'reserve/page.gen.tsx')).toBe(
    `// From schemas/flows/reserve.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject reserve page\`.
import type { PageProps } from '@tuyen/portal-kit';
import { GatedForm, useGate, useWords } from '@tuyen/portal-kit';
import ReaderGate from '../../../reader-gate.tsx';
import type { Language } from '../project.gen.ts';

const loadSteps = () => import('./steps.gen.tsx');

export default function ReservePage({ language, typed }: PageProps<Language>) {
  const words = useWords();
  const { heading, start, chunk, onLikely, onStart } = useGate(loadSteps);
  return (
    <div className={start ? 'sheet' : 'sheet narrow'}>
      <h1 ref={heading} tabIndex={-1}>
        {words.t('pages.reserve.title')}
      </h1>
      <p className="lead">{words.t('pages.reserve.lead')}</p>
      <ReaderGate form="reserve" {...{ language, typed, heading, onLikely, onStart }} />
      <GatedForm {...{ language, heading, start, chunk }} />
    </div>
  );
}
`,
  );
  expect(await printed(changes, 'reserve/steps.gen.tsx')).toContain(`
export default function ReserveSteps({ start, language }: GatedFormProps<Language>) {
  const page = useMemo(() => formAbout(reserveForm, start), [start]);
  return (
    <FormRunner
      page={page}
      {...start.known}
      onSent={(answer, answers) => {
        storeLoan({ form: 'reserve', answer, answers });
        location.assign(pathIn(language, nextPath('/reserve/result/{id}', answer)));
      }}
    />
  );
}
`);
  const owned = { pages: { 'reserve/steps': 'web/readers/custom/pages/reserve/steps.tsx' } };
  expect(await printed({ ...changes, owned }, 'reserve/page.gen.tsx')).toContain(
    `import('../../custom/pages/reserve/steps.tsx')`,
  );
});

test('the generated result page of a flow loads the record and shows its fields with labels', async () => {
  const isbn = project.model.flows[0]?.steps[0]?.fields.find(({ name }) => name === 'isbn');
  if (!isbn) throw new Error('No field');
  const result: Partial<FlowResult> = {
    title: { vi: 'Đã đặt', en: 'Reserved' },
    text: { vi: 'Giữ ba ngày.', en: 'Kept for three days.' },
    facts: [{ name: 'isbn', ref: 'books.isbn', field: isbn.field }],
    path: '/reserve/result/{id}',
    load: 'public/reservations/{id}',
    pending: { state: 'OPEN' },
    otherwise: { label: { vi: 'Tìm', en: 'Search' }, to: '/search' },
  };
  expect(await printed({ result }, 'reserve/result.gen.tsx')).toBe(
    `// From schemas/flows/reserve.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject reserve result\`.
import type { AnswerFact, PageProps } from '@tuyen/portal-kit';
import { LoadedResult, useResult, useWords, WaitingResult } from '@tuyen/portal-kit';
import type { Language } from '../project.gen.ts';
import { pathIn } from '../project.gen.ts';

const FACTS: readonly AnswerFact[] = [{ name: 'isbn', label: 'resources.books.fields.isbn', widget: 'TextWidget' }];

const PENDING = { state: 'OPEN' };

export default function ReserveResultPage({ language }: PageProps<Language>) {
  const words = useWords();
  const result = useResult('public/reservations/{id}', PENDING);
  if (result.state !== 'loaded') {
    return (
      <WaitingResult result={result}>
        <a className="f-button" href={pathIn(language, '/search')}>
          {words.t('pages.reserve.result.otherwise')}
        </a>
      </WaitingResult>
    );
  }
  return (
    <div className="sheet narrow">
      <LoadedResult
        title="pages.reserve.result.title"
        text="pages.reserve.result.text"
        facts={FACTS}
        answer={result.answer}
      />
    </div>
  );
}
`,
  );
  const { pages } = JSON.parse(await contentOf(locales(changed({ result })), 'readers/public/locales/en/common.json'));
  expect(pages.reserve.result).toEqual({ title: 'Reserved', text: 'Kept for three days.', otherwise: 'Search' });
});

test('the generated list of pages contains the route of each flow, lists fixed paths first, and loads custom files', async () => {
  const result = { path: '/reserve/result/{id}', load: 'public/reservations/{id}', body: 'web/loan.tsx' };
  const page = { name: 'reserving', within: 'books', noindex: true, navigation: {} };
  const owned = { pages: { 'reserve/page': 'web/readers/custom/pages/reserve/page.tsx' } };
  const text = await printed({ flow: { route: '/reserve/{book}' }, page, result, owned }, 'pages.gen.ts');
  expect(text).toContain(`
export const generatedPages = [
  {
    name: 'reserve-result',
    path: '/reserve/result/*',
    module: './reserve/result.gen.tsx',
    title: 'pages.reserve.title',
    within: 'books',
    noindex: true,
  },
  {
    name: 'reserving',
    path: '/reserve/*',
    module: '../custom/pages/reserve/page.tsx',
    title: 'pages.reserve.title',
    navigation: 'pages.reserve.navigation',
    within: 'books',
    noindex: true,
  },
] as const satisfies readonly PageDefinition[];
`);
});

test('a flow with the look "none" has a generated form but no generated page', async () => {
  const files = portal(changed({ page: { look: 'none' } }));
  expect(files.map(({ path }) => path)).not.toContain('web/readers/generated/reserve/page.gen.tsx');
  expect(await contentOf(files, 'reserve/form.gen.ts')).toContain('reserveForm');
  expect(await contentOf(files, 'pages.gen.ts')).toContain('generatedPages = []');
});
