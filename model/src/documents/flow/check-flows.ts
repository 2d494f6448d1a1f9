import { kindOfDeclared, type Catalog } from '../../load/catalog.ts';
import type { Document, SchemaProblem } from '../../load/problem.ts';
import { entriesIn, objectIn, stringIn } from '../../model/json/raw.ts';
import { suggest } from '../../load/suggest.ts';
import { conditionValues } from '../../load/checks/fields/conditions.ts';
import { unknownField } from './field-refs.ts';
import { checkFlowAnswers } from './flow-answers.ts';
import { type Placed, placedFields } from './placed-fields.ts';
import { checkPage, checkResult, samePages } from './portal-pages.ts';
import { checkAudience } from './staff-flows.ts';
import { isComputed } from '../../load/checks/work/views.ts';

export function* checkFlows(catalog: Catalog): Iterable<SchemaProblem> {
  yield* samePages(catalog);
  for (const document of catalog.documents) {
    if (document.kind !== 'flow') continue;
    const placed = placedFields(document, catalog);
    for (const field of placed) yield* fieldRef(document, field, catalog);
    yield* duplicates(document, placed);
    yield* conditions(document, placed, catalog);
    yield* cycles(document, placed);
    yield* prices(document, placed);
    for (const field of placed) yield* requiredBy(document, field);
    for (const field of placed) yield* preselect(document, field);
    const route = stringIn(document.value, 'route');
    yield* audience(document, route);
    yield* checkFlowAnswers(document, placed, catalog);
    yield* checkAudience(document, placed, catalog);
    yield* checkPage(document, placed, catalog);
    yield* checkResult(document, catalog);
  }
}

/** A portal flow must have a route, and a staff flow must have none. */
function* audience(document: Document, route: string | undefined): Iterable<SchemaProblem> {
  const shownTo = stringIn(document.value, 'for');
  if (shownTo === 'portal' && route === undefined) {
    const message = 'A flow of the portal needs a route.';
    yield { code: 'TUY710', document, path: ['for'], message, hint: `Add "route": "/${document.name}".` };
  }
  if (shownTo === 'staff' && route !== undefined) {
    const message = `A flow of staff is at "/flows/${document.name}" in the back-office, so a route has no effect.`;
    yield { code: 'TUY710', document, path: ['route'], at: 'key', message, hint: 'Remove "route".' };
  }
}

function* fieldRef(
  document: Document,
  { ref, isShort, path, found }: Placed,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const place = { document, path: isShort ? path : [...path, 'field'] };
  if (found) {
    const kind = kindOfDeclared(found, catalog);
    if (isComputed(found.schema)) {
      const message = `"${ref}" is set by the server, so it cannot be filled in.`;
      yield { ...place, code: 'TUY705', message, hint: 'Use another field.' };
    } else if (kind && !kind.portal && stringIn(document.value, 'for') !== 'staff') {
      const message = `The portal has no control for "${ref}", a field of kind "${kind.name}".`;
      const hint = kind.name === 'nested-object' ? `Use its nested fields: ${ref}.….` : 'Use another field.';
      yield { ...place, code: 'TUY709', message, hint };
    }
    return;
  }
  yield* unknownField(place, ref, catalog);
}

/**
 * A flow that asks the server for a price (`quote`) needs fields on which the price depends (`priced`), and the other
 * way round.
 */
function* prices(document: Document, placed: readonly Placed[]): Iterable<SchemaProblem> {
  const priced = placed.filter(({ written }) => written['priced'] === true);
  const quote = stringIn(objectIn(document.value, 'submit'), 'quote');
  if (quote === undefined) {
    for (const { ref, path } of priced) {
      const message = `The price depends on "${ref}", but this flow has no quote.`;
      const hint = 'Name the endpoint as submit.quote, or remove "priced".';
      yield { code: 'TUY707', document, path: [...path, 'priced'], message, hint };
    }
  } else if (placed.length > 0 && priced.length === 0) {
    const message = 'The quote depends on no field.';
    const hint = 'Mark the fields that it depends on with "priced": true.';
    yield { code: 'TUY707', document, path: ['submit', 'quote'], message, hint };
  }
}

/**
 * Checks `required_by`. With this key, a field is required only if its choices say so in a certain property. The key
 * has no effect on a field that is always required.
 */
function* requiredBy(document: Document, { ref, written, path }: Placed): Iterable<SchemaProblem> {
  const options = objectIn(written, 'options');
  if (options['required_by'] === undefined) return;
  const place = { document, path: [...path, 'options', 'required_by'], at: 'key' as const };
  if (written['required'] === true) {
    const message = `"${ref}" is always required, so "required_by" has no effect.`;
    yield { ...place, code: 'TUY708', message, hint: 'Remove "required_by", or "required".' };
  }
}

/** Checks `preselect`. Only a form that loads all choices can start with one of them. */
function* preselect(document: Document, { ref, written, path }: Placed): Iterable<SchemaProblem> {
  const options = objectIn(written, 'options');
  if (options['preselect'] === undefined || options['search'] !== true) return;
  const message = `The form does not load all choices of "${ref}": it searches them.`;
  const place = { document, path: [...path, 'options', 'preselect'], at: 'key' as const };
  yield { ...place, code: 'TUY708', message, hint: 'Remove "search", or "preselect".' };
}

function* duplicates(document: Document, placed: readonly Placed[]): Iterable<SchemaProblem> {
  const taken = new Set<string>();
  for (const { name, path } of placed) {
    if (taken.has(name)) {
      const message = `Two fields of this flow have the key "${name}".`;
      yield { code: 'TUY704', document, path, message, hint: 'Give one of them another name with "as".' };
    }
    taken.add(name);
  }
}

function* conditions(document: Document, placed: readonly Placed[], catalog: Catalog): Iterable<SchemaProblem> {
  for (const { written, step, path } of placed) {
    for (const [ref, wanted] of entriesIn(written, 'when')) {
      const place = { document, path: [...path, 'when', ref] };
      const target = placed.find((other) => other.ref === ref);
      if (!target || target.step > step) {
        const message = target ? `"${ref}" is in a later step.` : `"${ref}" is not a field of this flow.`;
        const known = placed.filter((other) => other.step <= step && other.path !== path);
        const hint = suggest(
          ref,
          known.map((other) => other.ref),
        );
        yield { ...place, at: 'key', code: 'TUY702', message, hint };
      } else if (target.found) {
        yield* conditionValues(document, place.path, wanted, target.found, catalog);
      }
    }
  }
}

/**
 * Reports fields whose conditions depend on each other in a cycle. Repeatedly removes fields that depend on no
 * remaining field. The fields that are left form cycles.
 */
function* cycles(document: Document, placed: readonly Placed[]): Iterable<SchemaProblem> {
  const open = new Map(placed.map((field) => [field.ref, field]));
  for (let removed = true; removed;) {
    removed = false;
    for (const [ref, { written }] of open) {
      if (entriesIn(written, 'when').some(([needed]) => open.has(needed))) continue;
      removed = open.delete(ref);
    }
  }
  const inCycle = [...open.values()].find(({ written }) => entriesIn(written, 'when').length > 0);
  if (!inCycle) return;
  const message = `Conditions form a cycle: ${[...open.keys()].join(', ')} depend on each other.`;
  yield { code: 'TUY703', document, path: [...inCycle.path, 'when'], at: 'key', message, hint: 'Remove one of them.' };
}
