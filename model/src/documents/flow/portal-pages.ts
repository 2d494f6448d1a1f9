import { kindOfDeclared, type Catalog } from '../../load/catalog.ts';
import type { Document, Path, SchemaProblem } from '../../load/problem.ts';
import { objectIn, type Raw, stringIn, stringsIn } from '../../model/json/raw.ts';
import { placeholdersIn } from '../../placeholders/index.ts';
import { refAt, unknownField } from './field-refs.ts';
import type { Placed } from './placed-fields.ts';

const LOOK = { form: ['form_title', 'gate'], questions: ['note', 'none'] } as const;

export function* checkPage(document: Document, placed: readonly Placed[], catalog: Catalog): Iterable<SchemaProblem> {
  if (stringIn(document.value, 'for') !== 'portal') return;
  const page = objectIn(document.value, 'page');
  if (page['look'] === 'none') return yield* withoutPage(document, page);
  const look = page['look'] === 'questions' ? 'questions' : 'form';
  const other = look === 'form' ? 'questions' : 'form';
  for (const key of LOOK[other].filter((one) => one in page)) {
    const message = `"${key}" has no effect on a page with the look "${look}".`;
    yield noEffect(document, ['page', key], message, `Remove it, or write "look": "${other}".`);
  }
  if (look === 'questions') return yield* questions(document, placed, catalog);
  if (objectIn(document.value, 'submit')['method'] !== 'GET') return;
  const message = 'A form is sent with POST: its answers are too long for an address.';
  const hint = 'Remove "method", or write "look": "questions" in "page".';
  yield { code: 'TUY719', document, path: ['submit', 'method'], message, hint };
}

function* withoutPage(document: Document, page: Raw): Iterable<SchemaProblem> {
  const keys = Object.keys(page).filter((key) => key !== 'look');
  const paths: readonly Path[] = [
    ...keys.map((key) => ['page', key]),
    ...('result' in objectIn(document.value) ? [['result']] : []),
  ];
  for (const path of paths) {
    const message = `A flow with the look "none" has no page, so "${path.at(-1)}" has no effect.`;
    yield noEffect(document, path, message, 'Remove it, or remove "look".');
  }
}

/** Reports why a flow cannot use `questions`, which show one step of short text fields. All other flows need a form. */
function* questions(document: Document, placed: readonly Placed[], catalog: Catalog): Iterable<SchemaProblem> {
  const hint = 'Remove "look" from "page" to ask with a form.';
  const later = placed.find(({ step }) => step > 0);
  if (later) {
    const message = 'Questions have one step.';
    yield { code: 'TUY719', document, path: later.path.slice(0, 2), message, hint };
  }
  for (const { ref, written, path, found } of placed) {
    const key = ['options', 'when', 'link', 'priced'].find((one) => one in written);
    if (key !== undefined) {
      const message = `"${key}" needs a form.`;
      yield { code: 'TUY719', document, path: [...path, key], at: 'key', message, hint };
    } else if (found && !isShortText(found, catalog)) {
      const message = `A question is answered with a short text, and "${ref}" with something else.`;
      yield { code: 'TUY719', document, path, message, hint };
    }
  }
}

const SHORT_TEXTS: ReadonlySet<string> = new Set(['text', 'phone', 'email', 'url']);

function isShortText(found: NonNullable<Placed['found']>, catalog: Catalog): boolean {
  const kind = kindOfDeclared(found, catalog)?.name;
  return kind !== undefined && SHORT_TEXTS.has(kind) && found.schema['x-multiline'] !== true;
}

/** Keys of a portal flow's result that have an effect only if the result is a separate page, which loads the record. */
const OF_LOADED = ['pending', 'otherwise', 'body'] as const;
const SHOWN = ['title', 'text', 'facts'] as const;

export function* checkResult(document: Document, catalog: Catalog): Iterable<SchemaProblem> {
  if (stringIn(document.value, 'for') !== 'portal') return;
  const result = objectIn(document.value, 'result');
  const path = stringIn(result, 'path');
  if (path === undefined) {
    if ('load' in result) yield noPath(document, 'load');
  } else if (placeholdersIn(path).length === 0 && 'load' in result) {
    const message = 'The address of the result ends with the id of the record, which the server answers.';
    const hint = `Write it as "${path.replace(/\/$/, '')}/{id}".`;
    yield { code: 'TUY718', document, path: ['result', 'path'], message, hint };
  }
  for (const key of OF_LOADED.filter((one) => one in result && !('load' in result))) {
    const message = `"${key}" is about a record that the page loads.`;
    yield noEffect(document, ['result', key], message, `Add "load", or remove "${key}".`);
  }
  for (const key of SHOWN.filter((one) => one in result)) {
    if ('body' in result) {
      const message = `"body" shows the answer, so "${key}" has no effect.`;
      yield noEffect(document, ['result', key], message, 'Remove one of them.');
    } else if (path !== undefined && !('load' in result)) {
      const message = `The page at "${path}" follows, so "${key}" has no effect.`;
      yield noEffect(document, ['result', key], message, `Remove it, or add "load".`);
    }
  }
  for (const [ref, at] of stringsIn(result, 'facts')) {
    if (!refAt(ref, catalog)) yield* unknownField({ document, path: ['result', ...at] }, ref, catalog);
  }
}

function noPath(document: Document, key: string): SchemaProblem {
  const message = `"${key}" needs the path of the page that follows.`;
  return noEffect(document, ['result', key], message, 'Add "path": "/…/{id}".');
}

function noEffect(document: Document, path: Path, message: string, hint: string): SchemaProblem {
  return { code: 'TUY718', document, path, at: 'key', message, hint };
}

export function* samePages({ documents }: Catalog): Iterable<SchemaProblem> {
  const routes = new Map<string, Document>();
  const names = new Map<string, Document>();
  for (const document of documents.filter(({ kind }) => kind === 'flow')) {
    const [page, result] = [objectIn(document.value, 'page'), objectIn(document.value, 'result')];
    const addresses: readonly (readonly [string | undefined, Path])[] = [
      [stringIn(document.value, 'route'), ['route']],
      ['load' in result ? stringIn(result, 'path') : undefined, ['result', 'path']],
    ];
    for (const [route, path] of addresses) {
      if (route === undefined) continue;
      const pattern = route.replaceAll(/\{[^}]*\}/g, '*');
      const first = routes.get(pattern);
      if (first) {
        const message = `${first.file} has the route "${route}" already.`;
        yield { code: 'TUY706', document, path, message, hint: 'Choose another route.' };
      } else routes.set(pattern, document);
    }
    if (stringIn(document.value, 'for') !== 'portal' || page['look'] === 'none') continue;
    const name = stringIn(page, 'name') ?? document.name;
    const first = names.get(name);
    if (first) {
      const message = `${first.file} has the page "${name}" already.`;
      const path = 'name' in page ? ['page', 'name'] : ['name'];
      yield { code: 'TUY706', document, path, message, hint: 'Give the page another name: "page": { "name": … }.' };
    } else names.set(name, document);
  }
}
