import type { PortalField } from '@tuyen/schemas';
import type { Row } from '../../engine/domain.ts';
import type { FieldError } from '../../engine/problem.ts';

/** The rows of a list, by its path and query; undefined where there is no such list. */
type Ask = (path: string, query: Readonly<Record<string, string>>) => Promise<readonly Row[]> | undefined;

/**
 * The answers that the lists of their fields do not offer next to the form's other answers.
 * @param known what is on record already and narrows the lists as an answer would
 */
export async function notOffered(
  fields: readonly PortalField[],
  form: Row,
  known: Row,
  ask: Ask,
): Promise<Readonly<Record<string, FieldError>>> {
  const errors: Record<string, FieldError> = {};
  for (const { name, options } of fields) {
    if (!options || form[name] === undefined) continue;
    const { path, query } = asked(options.path, { ...known, ...form });
    const rows = await ask(path, query);
    if (!rows) throw new Error(`the choices of ${name} come from ${path}, which is no list of the catalogue`);
    const offered = new Set(rows.map((row) => row[options.value]));
    const chosen: readonly unknown[] = Array.isArray(form[name]) ? form[name] : [form[name]];
    if (!chosen.every((value) => offered.has(value))) errors[name] = { code: 'not_offered' };
  }
  return errors;
}

const PLACEHOLDER = /\{([\w.]+)\??\}/g;

/** A list's path and query, `public/districts?city={city_id}`, the answers filled in. What is not answered narrows nothing. */
function asked(
  source: string,
  answers: Row,
): { readonly path: string; readonly query: Readonly<Record<string, string>> } {
  const end = source.includes('?') ? source.indexOf('?') : source.length;
  const given = [...new URLSearchParams(source.slice(end + 1))].map(([name, value]) => [
    name,
    value.replace(PLACEHOLDER, (_whole, answer: string) => String(answers[answer] ?? '')),
  ]);
  return { path: source.slice(0, end), query: Object.fromEntries(given.filter(([, value]) => value !== '')) };
}
