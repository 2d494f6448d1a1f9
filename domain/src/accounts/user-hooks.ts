import type { Reader, Records, ResourceHooks, Values } from '../contract.ts';
import { refuseIfAny } from '../guards/states.ts';

/**
 * A role can be assigned only in offices of the types that the role allows. Unchanged assignments are not checked
 * again.
 */
export const userHooks: ResourceHooks<'users'> = {
  choices: {
    async 'offices.role_id'(_, { tx }, { office_id: id }) {
      const office = typeof id === 'string' ? await tx.get('offices', id) : undefined;
      return office && (await tx.find('roles')).filter((role) => fits(role, office)).map((role) => role.id);
    },
    async 'offices.office_id'(_, { tx }, { role_id: id }) {
      const role = typeof id === 'string' ? await tx.get('roles', id) : undefined;
      return role && (await tx.find('offices')).filter((office) => fits(role, office)).map((office) => office.id);
    },
  },
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
    const role = await reader.get('roles', roleId);
    const office = await reader.get('offices', officeId);
    // Skips an inactive role or office, because it is not among the choices of `role_id` and `office_id` and is
    // rejected there.
    if (!role || !office || role.status === 'INACTIVE' || office.status === 'INACTIVE' || fits(role, office)) continue;
    errors[`offices.${index}.role_id`] = { code: 'role_of_other_offices', params: { role: role.name } };
  }
  refuseIfAny(errors);
}

export function fits(
  { organisation_types: types }: Records['roles'],
  { organisation_type: type }: Records['offices'],
): boolean {
  return types.includes(type);
}
