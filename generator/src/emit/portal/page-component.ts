import type { Flow, Model } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { portalPartName } from '../own-pages.ts';
import { Imports } from '../print/imports.ts';
import { attributes, literal } from '../print/jsx.ts';
import { banner } from '../print/module.ts';
import { camel } from '../print/names.ts';
import type { PortalPart } from '../project.ts';
import { component, KIT, onSent, pageKey, PROJECT, slot, tag, type Part } from './component-parts.ts';
import { factsConstant } from './facts.ts';

export function pageComponent(
  model: Model,
  flow: Flow,
  folder: string,
  owned: Readonly<Partial<Record<PortalPart, string>>>,
): GeneratedFile {
  const path = `${folder}/page.gen.tsx`;
  return {
    path,
    sources: [flow.source],
    resource: flow.name,
    slice: [flow, flow.result?.facts.length ? model.resources : [], owned['steps']],
    print: () => {
      const part: Part = {
        flow,
        path,
        imports: new Imports(portalPartName(flow.name, 'page'), 'FACTS', 'loadSteps'),
        statements: [],
      };
      if (flow.page?.gate !== undefined) return gatedPage(part, flow.page.gate, owned['steps']);
      return flow.page?.look === 'questions' ? questionsPage(model, part) : formPage(model, part);
    },
    format: true,
  };
}

/** Generates the form of a page with a gate as a separate module, which the browser loads when the form starts. */
export function stepsComponent(model: Model, flow: Flow, folder: string): GeneratedFile {
  const path = `${folder}/steps.gen.tsx`;
  return {
    path,
    sources: [flow.source],
    resource: flow.name,
    slice: [flow, flow.result?.facts.length ? model.resources : []],
    print: () => {
      const imports = new Imports(portalPartName(flow.name, 'steps'), 'FACTS');
      const part: Part = { flow, path, imports, statements: [] };
      const useMemo = imports.value('react', 'useMemo');
      const about = imports.value(KIT, 'formAbout');
      part.statements.push(`const page = ${useMemo}(() => ${about}(${formOf(part)}, start), [start]);`);
      const facts = sentInPlace(model, part, 'Sent');
      const runner = tag(part, 'FormRunner', ['page={page}', '{...start.known}', ...sendLabel(flow), onSent(part)]);
      const props = `${imports.type(KIT, 'GatedFormProps')}<${imports.type(PROJECT, 'Language')}>`;
      const uses = flow.result?.path === undefined ? 'start' : 'start, language';
      return printed(part, 'steps', { props, uses, before: facts, jsx: runner });
    },
    format: true,
  };
}

function formPage(model: Model, part: Part): string {
  const { flow, imports } = part;
  const { page } = flow;
  const words = useWords(part);
  const hasSlots = page?.above !== undefined || page?.below !== undefined;
  if (hasSlots) {
    part.statements.push(`const { given, heading, onGive } = ${imports.value(KIT, 'useGiven')}();`);
  }
  const facts = sentInPlace(model, part, 'SentPage');
  const runner = tag(part, 'FormRunner', [
    `page={${formOf(part)}}`,
    'typed={typed}',
    ...(hasSlots ? ['{...given}'] : []),
    ...sendLabel(flow),
    onSent(part),
  ]);
  const focused = hasSlots ? ' ref={heading} tabIndex={-1}' : '';
  const given = '{...{ language, onGive }}';
  const form = around(part, runner);
  if (!page?.formTitle) {
    const sheet = `<div className="sheet"><h1${focused}>{${words('title')}}</h1>${lead(part, words)}${form}</div>`;
    return pageModule(part, facts, outside(part, sheet, given));
  }
  const id = `${flow.name}-form`;
  const hero = `<div className="hero"><h1>{${words('title')}}</h1>${lead(part, words)}</div>`;
  const title = `<h2 id="${id}"${focused}>{${words('form_title')}}</h2>`;
  const sheet = `<section className="sheet" aria-labelledby="${id}">${title}${form}</section>`;
  const above = slot(part, page.above, given);
  const below = slot(part, page.below, given);
  return pageModule(part, facts, `<>${hero}${above}${sheet}${below}</>`);
}

/**
 * Prints the page of a flow that has one step with only short text fields. Such a page works without the form library.
 * The intro of the step is in the same place as in a form.
 */
function questionsPage(model: Model, part: Part): string {
  const { flow } = part;
  const { page, result } = flow;
  const words = useWords(part);
  const facts = sentState(model, part);
  const [step] = flow.steps;
  const intro = step?.intro
    ? `<p className="lead">{words.t(${literal(pageKey(flow, `steps.${step.name}.intro`))})}</p>`
    : '';
  const questions = tag(part, 'Questions', [
    `form={${formOf(part)}}`,
    'typed={typed}',
    ...sendLabel(flow),
    ...(page?.none ? [`none=${literal(pageKey(flow, 'none'))}`] : []),
    onSent(part),
  ]);
  const note = page?.note ? `<p className="result-note">{${words('note')}}</p>` : '';
  const asked = `${lead(part, words)}${intro}${questions}${note}`;
  const isOne = asked === questions;
  const content =
    result?.path === undefined ? `{sent ? (${sentTag(part, 'Sent')}) : (${isOne ? asked : `<>${asked}</>`})}` : asked;
  const sheet = `<div className="sheet narrow"><h1>{${words('title')}}</h1>${around(part, content)}</div>`;
  return pageModule(part, facts, outside(part, sheet));
}

/**
 * Prints a page whose form starts when the gate, a component of the project, has found the record that the form is
 * about.
 */
function gatedPage(part: Part, gate: string, ownedSteps: string | undefined): string {
  const { flow, imports, path } = part;
  const words = useWords(part);
  const steps = ownedSteps === undefined ? './steps.gen.tsx' : component.path(path, ownedSteps);
  const useGate = imports.value(KIT, 'useGate');
  part.statements.push(`const { heading, start, chunk, onLikely, onStart } = ${useGate}(loadSteps);`);
  const Gate = component.import(part, gate);
  const form = tag(part, 'GatedForm', ['{...{ language, heading, start, chunk }}']);
  const props = `form=${literal(flow.name)} {...{ language, typed, heading, onLikely, onStart }}`;
  const content = around(part, `<${Gate} ${props} />${form}`);
  const heading = `<h1 ref={heading} tabIndex={-1}>{${words('title')}}</h1>`;
  const sheet = `<div className={start ? 'sheet' : 'sheet narrow'}>${heading}${lead(part, words)}${content}</div>`;
  return pageModule(part, `const loadSteps = () => import(${literal(steps)});\n\n`, outside(part, sheet));
}

type WordOf = (text: string) => string;

function useWords({ flow, imports, statements }: Part): WordOf {
  statements.push(`const words = ${imports.value(KIT, 'useWords')}();`);
  return (text) => `words.t(${literal(pageKey(flow, text))})`;
}

const lead = ({ flow }: Part, words: WordOf): string =>
  flow.page?.lead ? `<p className="lead">{${words('lead')}}</p>` : '';

const sendLabel = (flow: Flow): readonly string[] =>
  flow.page?.send ? [`sendLabel=${literal(pageKey(flow, 'send'))}`] : [];

function formOf({ flow, imports }: Part): string {
  return imports.value('./form.gen.ts', `${camel(flow.name)}Form`);
}

function around(part: Part, content: string): string {
  const module = part.flow.page?.around;
  if (module === undefined) return content;
  const Around = component.import(part, module);
  return `<${Around} language={language}>${content}</${Around}>`;
}

function outside(part: Part, sheet: string, props = 'language={language}'): string {
  const above = slot(part, part.flow.page?.above, props);
  const below = slot(part, part.flow.page?.below, props);
  return above || below ? `<>${above}${sheet}${below}</>` : sheet;
}

/**
 * Adds the React state that holds the server's response, and returns the code of a constant with the result's fields.
 * Adds nothing and returns an empty text if another page shows the result.
 */
function sentState(model: Model, part: Part): string {
  const { flow, imports, statements } = part;
  if (flow.result?.path !== undefined) return '';
  statements.push(`const [sent, setSent] = ${imports.value('react', 'useState')}<{ readonly answer: unknown }>();`);
  return factsConstant(model, flow, imports);
}

function sentInPlace(model: Model, part: Part, name: 'Sent' | 'SentPage'): string {
  const facts = sentState(model, part);
  if (part.flow.result?.path === undefined) part.statements.push(`if (sent) return ${sentTag(part, name)};`);
  return facts;
}

function sentTag(part: Part, name: 'Sent' | 'SentPage'): string {
  const { result, name: flow } = part.flow;
  const texts = attributes({
    title: result?.title && `pages.${flow}.result.title`,
    text: result?.text && `pages.${flow}.result.text`,
  });
  return tag(part, name, [texts.trim(), ...(result?.facts.length ? ['facts={FACTS}', 'answer={sent.answer}'] : [])]);
}

function pageModule(part: Part, before: string, jsx: string): string {
  const { imports } = part;
  const props = `${imports.type(KIT, 'PageProps')}<${imports.type(PROJECT, 'Language')}>`;
  const isLanguageUsed = /\blanguage\b/.test(jsx);
  return printed(part, 'page', { props, uses: isLanguageUsed ? 'language, typed' : 'typed', before, jsx });
}

function printed(
  { flow, imports, statements }: Part,
  part: PortalPart,
  text: { readonly props: string; readonly uses: string; readonly before: string; readonly jsx: string },
): string {
  return [
    banner(flow.source, `Edit that file, or own this: \`tuyen eject ${flow.name} ${part}\`.`),
    imports.print(),
    `\n${text.before}`,
    `export default function ${portalPartName(flow.name, part)}({ ${text.uses} }: ${text.props}) {\n`,
    ...statements.map((statement) => `${statement}\n`),
    `return (${text.jsx});\n}\n`,
  ].join('');
}
