import { fieldFile, portalName } from '../../build/portal.ts';
import type { PortalFieldFile } from '../../build/files.ts';
import { kindOfDeclared, type Catalogue } from '../catalogue.ts';
import type { FieldKind } from '../../model/field.ts';
import type { Declared } from '../declared.ts';
import type { Document, Path, Problem } from '../problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from '../raw.ts';
import { suggest } from '../suggest.ts';
import { conditionValues, declaredAt } from './conditions.ts';
import { isComputed } from './views.ts';

/** A field of a page, as far as it can be made out. */
interface Placed {
  readonly file: PortalFieldFile;
  readonly name: string;
  readonly step: number;
  readonly path: Path;
  readonly found: Declared | undefined;
}

/** Kinds whose values are more than one answer. */
const WITHOUT_CONTROL: ReadonlySet<FieldKind> = new Set([
  'nested-object',
  'nested-list',
  'text-list',
  'geo-point',
  'json',
]);

/** Pages of the portal: fields, conditions, routes. */
export function* checkPortal(catalogue: Catalogue): Iterable<Problem> {
  const routes = new Map<string, Document>();
  for (const document of catalogue.documents) {
    if (document.kind !== 'portal-page') continue;
    const placed = placedFields(document, catalogue);
    for (const field of placed) yield* fieldRef(document, field, catalogue);
    yield* doubles(document, placed);
    yield* conditions(document, placed, catalogue);
    yield* rings(document, placed);
    yield* prices(document, placed);
    for (const field of placed) yield* requiredBy(document, field);
    const route = stringIn(document.value, 'route');
    const first = route === undefined ? undefined : routes.get(route);
    if (first) {
      const message = `${first.file} has the route "${route}" already.`;
      yield { code: 'TUY706', document, path: ['route'], message, hint: 'Choose another.' };
    }
    if (route !== undefined) routes.set(route, first ?? document);
  }
}

function placedFields(document: Document, catalogue: Catalogue): readonly Placed[] {
  return listIn(document.value, 'steps').flatMap((step, index) =>
    listIn(step, 'fields').flatMap((written, position): readonly Placed[] => {
      const ref = typeof written === 'string' ? written : stringIn(written, 'field');
      if (ref === undefined) return [];
      const path = ['steps', index, 'fields', position];
      const file = fieldFile(written as string | PortalFieldFile);
      return [{ file, name: portalName(file), step: index, path, found: resolved(ref, catalogue) }];
    }),
  );
}

function resolved(ref: string, { resources }: Catalogue): Declared | undefined {
  const [resource = '', ...rest] = ref.split('.');
  const entry = resources.get(resource);
  return entry && rest.length > 0 ? declaredAt(entry.fields, rest.join('.')) : undefined;
}

function* fieldRef(document: Document, { file, path, found }: Placed, catalogue: Catalogue): Iterable<Problem> {
  const place = { document, path: refPath(document, path) };
  if (found) {
    const kind = kindOfDeclared(found, catalogue)?.name;
    if (isComputed(found.schema)) {
      const message = `"${file.field}" is set by the server: nobody can fill it in.`;
      yield { ...place, code: 'TUY705', message, hint: 'Take another field.' };
    } else if (kind && WITHOUT_CONTROL.has(kind)) {
      const message = `The portal has no control for "${file.field}", which is of the kind ${kind}.`;
      const hint = kind === 'nested-object' ? `Ask for its parts, as ${file.field}.….` : 'Take another field.';
      yield { ...place, code: 'TUY709', message, hint };
    }
    return;
  }
  const [resource = '', ...rest] = file.field.split('.');
  const entry = catalogue.resources.get(resource);
  // A file that cannot be read is told about already.
  if (entry && entry.document.value === undefined) return;
  if (!entry || rest.length === 0) {
    const hint = entry ? 'Write it as resource.field.' : suggest(resource, catalogue.resources.keys());
    const message = entry ? `"${file.field}" names no field.` : `No resource is named "${resource}".`;
    yield { ...place, code: 'TUY701', message, hint };
    return;
  }
  const near = suggest(rest.join('.'), entry.fields.keys());
  yield { ...place, code: 'TUY701', message: `"${resource}" has no field "${rest.join('.')}".`, hint: near };
}

/** A field is written as a string, or as an object with the key `field`. */
function refPath(document: Document, path: Path): Path {
  const [, step, , field] = path;
  const written = listIn(listIn(document.value, 'steps')[step as number], 'fields')[field as number];
  return typeof written === 'string' ? path : [...path, 'field'];
}

/** What a price is asked with, and whether it is asked at all, have to agree. */
function* prices(document: Document, placed: readonly Placed[]): Iterable<Problem> {
  const priced = placed.filter(({ file }) => file.priced === true);
  const quote = stringIn(objectIn(document.value, 'submit'), 'quote');
  if (quote === undefined) {
    for (const { file, path } of priced) {
      const message = `The price depends on "${file.field}", but this page asks for no price.`;
      const hint = 'Name the endpoint as submit.quote, or remove "priced".';
      yield { code: 'TUY707', document, path: [...path, 'priced'], message, hint };
    }
  } else if (placed.length > 0 && priced.length === 0) {
    const message = 'The price is asked without any answer.';
    const hint = 'Mark the fields that it depends on with "priced": true.';
    yield { code: 'TUY707', document, path: ['submit', 'quote'], message, hint };
  }
}

/** `required_by` looks at all the choices: it has to know them, and to make a difference. */
function* requiredBy(document: Document, { file, path }: Placed): Iterable<Problem> {
  if (file.options?.required_by === undefined) return;
  const place = { document, path: [...path, 'options', 'required_by'], at: 'key' as const };
  if (file.required === true) {
    const message = `"${file.field}" is required whatever its choices are.`;
    yield { ...place, code: 'TUY708', message, hint: 'Remove "required_by", or "required".' };
  }
  if (file.options.search === true) {
    const message = `The form does not load all choices of "${file.field}": it searches them.`;
    yield { ...place, code: 'TUY708', message, hint: 'Remove "search", or "required_by".' };
  }
}

function* doubles(document: Document, placed: readonly Placed[]): Iterable<Problem> {
  const taken = new Set<string>();
  for (const { name, path } of placed) {
    if (taken.has(name)) {
      const message = `Two fields of this page are sent as "${name}".`;
      yield { code: 'TUY704', document, path, message, hint: 'Give one another name with "as".' };
    }
    taken.add(name);
  }
}

function* conditions(document: Document, placed: readonly Placed[], catalogue: Catalogue): Iterable<Problem> {
  for (const { file, step, path } of placed) {
    for (const [ref, wanted] of entriesIn(file.when)) {
      const place = { document, path: [...path, 'when', ref] };
      const asked = placed.find((other) => other.file.field === ref);
      if (!asked || asked.step > step) {
        const message = asked ? `"${ref}" is asked for only later.` : `"${ref}" is no field of this page.`;
        const known = placed.filter((other) => other.step <= step && other.file !== file);
        const hint = suggest(
          ref,
          known.map((other) => other.file.field),
        );
        yield { ...place, at: 'key', code: 'TUY702', message, hint };
      } else if (asked.found) {
        yield* conditionValues(document, place.path, wanted, asked.found, catalogue);
      }
    }
  }
}

/** Fields that are each shown only where the other is filled in: none would ever be. Peels off what hangs on nothing. */
function* rings(document: Document, placed: readonly Placed[]): Iterable<Problem> {
  const open = new Map(placed.map((field) => [field.file.field, field]));
  for (let peeled = true; peeled;) {
    peeled = false;
    for (const [ref, { file }] of open) {
      if (entriesIn(file.when).some(([needed]) => open.has(needed))) continue;
      peeled = open.delete(ref);
    }
  }
  const caught = [...open.values()].find(({ file }) => entriesIn(file.when).length > 0);
  if (!caught) return;
  const message = `Conditions go in a ring: ${[...open.keys()].join(', ')} wait for each other.`;
  yield { code: 'TUY703', document, path: [...caught.path, 'when'], at: 'key', message, hint: 'Remove one of them.' };
}
