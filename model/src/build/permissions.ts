import { slugFor } from '../model/permission.ts';
import type { PermissionAction, PermissionModule, Permissions } from '../model/permission.ts';
import type { CrudAction } from '../model/resource.ts';
import type { Text } from '../model/text.ts';
import type { AccessFile } from '../generated/access.ts';
import type { ResourceFile } from '../generated/resource.ts';
import type { ProjectFiles } from './files.ts';
import type { ToolText } from './tool-texts.ts';

const BASE_ACTIONS = [
  ['read', ['list', 'show']],
  ['create', ['create']],
  ['update', ['edit']],
  ['delete', ['delete']],
] as const satisfies readonly (readonly [action: string, offered: readonly CrudAction[]])[];

interface Gathered {
  label: Text;
  /** Resource whose label is the label of the module. */
  from: string;
  readonly actions: Map<string, Text>;
  readonly groups: Map<string, 'all' | readonly string[]>;
  readonly openApi: Set<string>;
}

export function buildPermissions(files: ProjectFiles, text: ToolText): Permissions {
  const modules = new Map<string, Gathered>();
  for (const { value, name } of files.resources) addResource(modules, value, name, text);
  for (const { value } of files.modules) addAccess(moduleNamed(modules, value.module, value.label, ''), value);
  const everyGroup = files.roleGroups.groups.map((group) => group.name);
  return {
    groups: files.roleGroups.groups,
    modules: [...modules].map(([name, gathered]) => moduleOf(name, gathered, everyGroup)),
  };
}

function addResource(modules: Map<string, Gathered>, file: ResourceFile, name: string, text: ToolText): void {
  const gathered = moduleNamed(modules, file.module ?? name, file.label, name);
  for (const [action, offered] of BASE_ACTIONS) {
    if (!file.actions || offered.some((crud) => file.actions?.includes(crud))) {
      gathered.actions.set(action, text('actions', action));
    }
  }
  addAccess(gathered, file.access ?? {});
  for (const { name: transition, by, slug, label } of file.workflow?.transitions ?? []) {
    const staff = [by].flat().includes('staff');
    if (staff && slug === undefined && !gathered.actions.has(transition)) gathered.actions.set(transition, label);
  }
  for (const { name: operation, slug, label } of file.operations ?? []) {
    if (slug === undefined && !gathered.actions.has(operation)) gathered.actions.set(operation, label);
  }
}

function addAccess(gathered: Gathered, access: AccessFile): void {
  for (const [action, label] of Object.entries(access.actions ?? {})) gathered.actions.set(action, label);
  for (const [action, groups] of Object.entries(access.groups ?? {})) gathered.groups.set(action, groups);
  for (const action of access.openApi ?? []) gathered.openApi.add(action);
}

/**
 * Returns the module with a name, and creates the module if it does not exist. If several resources share the module,
 * its label comes from the resource with the shortest name: from `loans` rather than from `loan-requests`.
 */
function moduleNamed(modules: Map<string, Gathered>, name: string, label: Text, from: string): Gathered {
  const found = modules.get(name);
  if (!found) {
    const gathered = { label, from, actions: new Map(), groups: new Map(), openApi: new Set<string>() };
    modules.set(name, gathered);
    return gathered;
  }
  if (from.length < found.from.length) Object.assign(found, { label, from });
  return found;
}

function moduleOf(name: string, gathered: Gathered, everyGroup: readonly string[]): PermissionModule {
  const holders = (action: string): readonly string[] => {
    const named = gathered.groups.get(action) ?? gathered.groups.get('*') ?? 'all';
    return named === 'all' ? everyGroup : everyGroup.filter((group) => named.includes(group));
  };
  const actions = [...gathered.actions].map(([action, label]): PermissionAction => ({
    name: action,
    slug: slugFor(name, action),
    label,
    groups: holders(action),
    openApi: gathered.openApi.has(action),
  }));
  return { name, label: gathered.label, actions };
}
