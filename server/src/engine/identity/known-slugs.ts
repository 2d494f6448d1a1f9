import type { Model, Slug } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { type FieldError, Problem } from '../problem.ts';
import { slugsIn } from './memberships.ts';

/** The lists of slugs of an account, a role or an API client, with their places. */
export type GrantedLists = (row: Row) => readonly (readonly [path: string, slugs: unknown])[];

const slugsOf = new WeakMap<Model, ReadonlySet<Slug>>();

function knownSlugs(model: Model): ReadonlySet<Slug> {
  let known = slugsOf.get(model);
  if (!known) {
    known = new Set(model.permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug)));
    slugsOf.set(model, known);
  }
  return known;
}

/**
 * A slug that no module has would count from the day when one gets it. Those that a record had before may stay.
 * @throws 422 naming each new one that the model does not know
 */
export function checkKnownSlugs(
  model: Model,
  listsIn: GrantedLists,
  before: Row | undefined,
  after: Row | undefined,
): void {
  if (!after) return;
  const known = knownSlugs(model);
  const had = new Set(before ? listsIn(before).flatMap(([, slugs]) => slugsIn(slugs)) : []);
  const errors: Record<string, FieldError> = {};
  for (const [path, slugs] of listsIn(after)) {
    slugsIn(slugs).forEach((slug, index) => {
      if (!known.has(slug) && !had.has(slug)) errors[`${path}.${index}`] = { code: 'enum' };
    });
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}
