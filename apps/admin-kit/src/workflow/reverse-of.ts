import type { Transition, Workflow } from '@tuyen/model';

/**
 * Returns the transition that leads a record back to its former state, so that the transition before can be undone.
 * Returns undefined if there is none, more than one, or only one that asks for input, warns of danger or needs a
 * permission that the user does not have.
 */
export function reverseOf(
  { transitions }: Pick<Workflow, 'transitions'>,
  { to, name }: Pick<Transition, 'to' | 'name'>,
  from: string,
  may: (transition: Transition) => boolean,
): Transition | undefined {
  const found = transitions.filter(
    (one) =>
      one.name !== name &&
      one.to === from &&
      one.from.includes(to) &&
      one.by.includes('staff') &&
      one.tone !== 'danger' &&
      one.input.every(({ required }) => !required) &&
      may(one),
  );
  return found.length === 1 ? found[0] : undefined;
}
