import type { Catalog } from '../../catalog.ts';
import type { Document, Problem } from '../../problem.ts';
import { listIn, objectIn, stringIn } from '../../raw.ts';
import { suggest } from '../../suggest.ts';

/**
 * Checks the links of a flow of staff to flows and views. A page that is neither is one of the project's own code: the back-office
 * looks for it when it starts.
 */
export function* checkFlowLinks(document: Document, catalog: Catalog): Iterable<Problem> {
  for (const [index, link] of listIn(objectIn(document.value, 'submit'), 'links').entries()) {
    const to = stringIn(link, 'to');
    const wrong = to === undefined ? undefined : missingPage(to, catalog);
    if (wrong) yield { code: 'TUY717', document, path: ['submit', 'links', index, 'to'], ...wrong };
  }
}

function missingPage(
  to: string,
  { documents, resources }: Catalog,
): { readonly message: string; readonly hint: string | undefined } | undefined {
  const [, first = '', second, third] = to.split(/[?#]/, 1).join('').split('/');
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
