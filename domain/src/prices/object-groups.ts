import type { ResourceHooks, Values } from '../contract.ts';
import { refuse } from '../guards/states.ts';

/**
 * A group with a discount must require documents or limit the age.
 * @throws 422 by field
 */
export const objectGroupHooks: ResourceHooks<'object-groups'> = {
  beforeCreate: (values) => check(values),
  beforeUpdate: (before, changes) => check({ ...before, ...changes }),
};

function check(group: Readonly<Values<'object-groups'>>): void {
  const { age_from: from, age_to: to } = group;
  if (typeof from === 'number' && typeof to === 'number' && to < from) refuse({ age_to: { code: 'less_than_from' } });
  const hasAge = typeof from === 'number' || typeof to === 'number';
  const isProved = hasAge || (group.documents_required ?? []).length > 0;
  if ((group.discount_percent ?? 0) > 0 && !isProved) refuse({ documents_required: { code: 'group_without_proof' } });
}
