import type { Reader, Records, ResourceHooks } from '../contract.ts';
import { checkRoleRights } from './role-rights.ts';
import { refuse } from '../guards/states.ts';
import { checkMove } from '../settings/currency-change.ts';
import { fits } from './user-hooks.ts';

/**
 * A role may contain only permissions that its offices can have. It must also stay assignable in the offices where
 * accounts hold it, because these accounts would otherwise lose permissions without notice.
 */
export const roleHooks: ResourceHooks<'roles'> = {
  beforeCreate(values, context) {
    checkRoleRights(undefined, values, context);
  },
  async beforeUpdate(before, values, context) {
    const { organisation_types: types } = values;
    if (types) await checkHolders(before, { ...before, organisation_types: types }, context.tx);
    checkRoleRights(before, { ...before, ...values }, context);
  },
};

async function checkHolders(before: Records['roles'], after: Records['roles'], reader: Reader): Promise<void> {
  const holder = await holderIn(
    reader,
    async (roleId, office) => roleId === before.id && fits(before, office) && !fits(after, office),
  );
  if (holder) refuse({ organisation_types: { code: 'role_is_held', params: holder } });
}

/**
 * Rejects a change of an office's type while an account in the office holds a role that requires the old type, because
 * the account would lose permissions without notice. Rejects a move of an office with stored amounts to a parent with
 * another currency.
 */
export const officeHooks: ResourceHooks<'offices'> = {
  beforeUpdate: (before, { parent_id: parent }, context) => checkMove(before, parent, context),
  async afterWrite({ before, after }, { tx }) {
    if (!before || !after || before.organisation_type === after.organisation_type) return;
    const holder = await holderIn(tx, async (roleId, office) => {
      const role = office.id === after.id ? await tx.get('roles', roleId) : undefined;
      return role !== undefined && fits(role, before) && !fits(role, after);
    });
    if (holder) refuse({ organisation_type: { code: 'role_is_held', params: holder } });
  },
};

async function holderIn(
  reader: Reader,
  loses: (roleId: string, office: Records['offices']) => Promise<boolean>,
): Promise<{ account: string; role: string; office: string } | undefined> {
  const offices = new Map((await reader.find('offices')).map((office) => [office.id, office]));
  for (const user of await reader.find('users')) {
    for (const { office_id: officeId, role_id: roleId } of user.offices ?? []) {
      const office = offices.get(officeId);
      if (!office || !roleId || !(await loses(roleId, office))) continue;
      const role = await reader.get('roles', roleId);
      return { account: user.full_name, role: role?.name ?? '', office: office.name };
    }
  }
  return undefined;
}
