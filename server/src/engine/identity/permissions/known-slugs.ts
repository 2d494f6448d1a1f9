import { memoize, type Model, type Slug } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { type FieldError, Problem } from '../../problem.ts';
import { slugsIn } from '../accounts/memberships.ts';

export type GrantedLists = (row: Row) => readonly (readonly [path: string, slugs: unknown])[];

const knownSlugs = memoize(
  (model: Model): ReadonlySet<Slug> =>
    new Set(model.permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug))),
);

/**
 * Rejects new permission slugs that no module defines. Otherwise they would become effective as soon as a module
 * defines them. Unknown slugs that the record already had may stay.
 * @throws 422 that names each new slug unknown to the model
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
