import type { Reader, ResourceHooks, Values } from '../contract.ts';
import { refuseIfAny } from '../guards/states.ts';

/** A role can only be given in offices of its organisation types. Assignments that do not change are not checked again. */
export const userHooks: ResourceHooks<'users'> = {
  async beforeCreate({ offices }, { tx }) {
    await checkRoles(offices, [], tx);
  },
  async beforeUpdate(before, { offices }, { tx }) {
    await checkRoles(offices, before.offices ?? [], tx);
  },
};

type Workplaces = Values<'users'>['offices'];

async function checkRoles(offices: Workplaces, before: NonNullable<Workplaces>, reader: Reader): Promise<void> {
  const errors: Record<string, { code: string; params: { role: string } }> = {};
  for (const [index, { office_id: officeId, role_id: roleId }] of (offices ?? []).entries()) {
    const isKnown = before.some((known) => known.office_id === officeId && known.role_id === roleId);
    if (!roleId || !officeId || isKnown) continue;
    const [role, office] = [await reader.get('roles', roleId), await reader.get('offices', officeId)];
    if (role && office && !role.organisation_types.includes(office.organisation_type))
      errors[`offices.${index}.role_id`] = { code: 'role_of_other_offices', params: { role: role.name } };
  }
  refuseIfAny(errors);
}
