import { type PermissionAction, textIn } from '@tuyen/model';
import type { HookContext, Records, Values } from '../contract.ts';
import { refuse } from '../guards/states.ts';

/** Maximum number of permissions named in the error. Nobody would read a complete list. */
const NAMED = 3;

/**
 * Rejects permissions that no office of the role's types can have, because the server would ignore them everywhere. A
 * role that already has such permissions may keep them while its types stay the same.
 */
export function checkRoleRights(
  before: Readonly<Records['roles']> | undefined,
  after: Values<'roles'>,
  { model, language }: Pick<HookContext, 'model' | 'language'>,
): void {
  const { groups, modules } = model.permissions;
  const types = after.organisation_types ?? [];
  // The schema already rejects a role without office types.
  if (types.length === 0) return;
  const permissions = after.permissions ?? [];
  const own = groups.filter(({ organisationType }) => types.some((type) => type === organisationType));
  const isSame = before?.organisation_types.toSorted().join() === types.toSorted().join();
  const stored = new Set(isSame ? before?.permissions : []);
  const isCut = ({ slug, groups: holders }: PermissionAction) =>
    permissions.includes(slug) && !stored.has(slug) && !own.some(({ name }) => holders.includes(name));
  const say = (label: PermissionAction['label']) => textIn(label, language, model.languages);
  const cut = modules.flatMap(({ label, actions }) =>
    actions.filter(isCut).map((action) => `${say(label)} – ${say(action.label)}`),
  );
  if (cut.length === 0) return;
  const rights = cut.length > NAMED ? `${cut.slice(0, NAMED).join('; ')}; …` : `${cut.join('; ')}.`;
  refuse({ permissions: { code: 'rights_not_holdable', params: { rights } } });
}
