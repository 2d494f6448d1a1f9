import { holds, slugFor, type Transition, type Workflow } from '@tuyen/model';

/**
 * Returns the transitions that the current user can make. Such a transition starts from the record's state, its
 * condition is met, and the user has permission. Transitions with the same name start from different states, so at most
 * one of them is returned.
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
