import type { Catalog } from '../../load/catalog.ts';
import type { Document, SchemaProblem } from '../../load/problem.ts';
import { listIn, objectIn, stringIn } from '../../model/json/raw.ts';
import { suggest } from '../../load/suggest.ts';

/**
 * Checks the links of a staff flow. If a link, or a parameter in it, leads to a flow or a view, that flow or view must
 * exist. Any other page belongs to the project's own code, so the back-office checks the link at startup.
 */
export function* checkFlowLinks(document: Document, catalog: Catalog): Iterable<SchemaProblem> {
  for (const [index, link] of listIn(objectIn(document.value, 'submit'), 'links').entries()) {
    const to = stringIn(link, 'to');
    const wrong = pathsOf(to ?? '').flatMap((path) => missingPage(path, catalog) ?? [])[0];
    if (wrong) yield { code: 'TUY717', document, path: ['submit', 'links', index, 'to'], ...wrong };
  }
}

/** Returns the path to which a link leads and the paths in its parameters, such as the page to return to. */
function pathsOf(to: string): readonly string[] {
  const [path = '', query] = to.split(/[?#]/, 2);
  return [path, ...new URLSearchParams(query).values()].filter((each) => each.startsWith('/'));
}

function missingPage(
  path: string,
  { documents, resources }: Catalog,
): { readonly message: string; readonly hint: string | undefined } | undefined {
  const [, first = '', second, third] = path.split('/');
  if (first === 'flows') {
    const flows = documents.filter(({ kind, value }) => kind === 'flow' && stringIn(value, 'for') === 'staff');
    const names = flows.map(({ name }) => name);
    if (second !== undefined && names.includes(second)) return undefined;
    return { message: `No flow of staff is named "${second ?? ''}".`, hint: suggest(second ?? '', names) };
  }
  const resource = resources.get(first);
  if (!resource || second !== 'views') return undefined;
  const views = listIn(resource.document.value, 'views').flatMap((view) => stringIn(view, 'name') ?? []);
  if (third !== undefined && views.includes(third)) return undefined;
  return { message: `"${first}" has no view "${third ?? ''}".`, hint: suggest(third ?? '', views) };
}
