import { holds, slugFor, type Transition, type Workflow } from '@tuyen/model';

/**
 * The moves that a member of staff could make with the record as it is: by its state, each row's condition and the slugs they
 * hold. Rows of one name lead on from different states, so at most one of them fits.
 */
export function possibleTransitions(
  workflow: Workflow,
  module: string,
  record: Readonly<Record<string, unknown>>,
  may: (slug: string) => boolean,
): readonly Transition[] {
  const state = String(record[workflow.field]);
  const fitting = workflow.transitions.filter(
    ({ name, slug, by, from, when }) =>
      by.includes('staff') && from.includes(state) && holds(when, record) && may(slug ?? slugFor(module, name)),
  );
  return fitting.filter((transition, index) => fitting.findIndex(({ name }) => name === transition.name) === index);
}
