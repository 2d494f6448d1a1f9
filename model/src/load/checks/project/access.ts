import { memoize } from '../../../memoize.ts';
import type { Catalog } from '../../catalog.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { KEBAB } from '../action-names.ts';

const CRUD: Readonly<Record<string, readonly string[]>> = {
  read: ['list', 'show'],
  create: ['create'],
  update: ['edit'],
  delete: ['delete'],
};

interface Claim {
  readonly document: Document;
  readonly module: string;
  readonly access: Raw;
  readonly path: Path;
  readonly actions: readonly string[];
}

export function* checkAccess(catalog: Catalog): Iterable<SchemaProblem> {
  const claims = catalog.documents.flatMap(claimOf);
  for (const claim of claims) yield* names(claim);
  const actions = actionsByModule(catalog);
  for (const [module, sharing] of Map.groupBy(claims, (claim) => claim.module)) {
    for (const claim of sharing) yield* knownActions(claim, module, actions.get(module) ?? new Set());
    yield* disagreements(sharing);
  }
  for (const claim of claims) yield* roleGroups(claim, catalog.roleGroups);
}

type ActionsByModule = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the actions of every module, collected from all its files. Cached because several checks use the result, one of them for every
 * reference.
 */
export const actionsByModule = memoize((catalog: Catalog): ActionsByModule => {
  const claims = Map.groupBy(catalog.documents.flatMap(claimOf), ({ module }) => module);
  return new Map(
    [...claims].map(([module, sharing]) => [module, new Set(sharing.flatMap(({ actions }) => actions))] as const),
  );
});

function claimOf(document: Document): readonly Claim[] {
  const { kind, name, value } = document;
  if (kind === 'permission-module') {
    const actions = Object.keys(objectIn(value, 'actions'));
    return [{ document, module: stringIn(value, 'module') ?? name, access: objectIn(value), path: [], actions }];
  }
  if (kind !== 'resource') return [];
  const access = objectIn(value, 'access');
  const module = stringIn(value, 'module') ?? name;
  return [{ document, module, access, path: ['access'], actions: resourceActions(value, access) }];
}

function resourceActions(value: unknown, access: Raw): readonly string[] {
  const declared = Array.isArray(objectIn(value)['actions']) ? listIn(value, 'actions') : undefined;
  const base = Object.keys(CRUD).filter((action) => !declared || CRUD[action]?.some((crud) => declared.includes(crud)));
  const staff = listIn(objectIn(value, 'workflow'), 'transitions').filter(
    (transition) =>
      stringIn(transition, 'slug') === undefined && stringsIn(transition, 'by').some(([actor]) => actor === 'staff'),
  );
  const moves = staff.map((transition) => stringIn(transition, 'name')).filter((name) => name !== undefined);
  const operations = listIn(value, 'operations').filter((operation) => stringIn(operation, 'slug') === undefined);
  const own = operations.map((operation) => stringIn(operation, 'name')).filter((name) => name !== undefined);
  return [...base, ...Object.keys(objectIn(access, 'actions')), ...moves, ...own];
}

function* names({ document, module, access, path }: Claim): Iterable<SchemaProblem> {
  if (document.kind === 'resource' && !KEBAB.test(module)) {
    const hint = 'Use lowercase letters, digits and single hyphens, such as "reading-room".';
    yield { code: 'TUY211', document, path: ['module'], message: `"${module}" is not a valid module name.`, hint };
  }
  for (const action of Object.keys(objectIn(access, 'actions'))) {
    if (KEBAB.test(action)) continue;
    const message = `"${action}" is not a valid action name. Slugs have the form module.action.`;
    const hint = 'Use lowercase letters, digits and single hyphens, such as "print-label".';
    yield { code: 'TUY211', document, path: [...path, 'actions', action], at: 'key', message, hint };
  }
}

function* knownActions(claim: Claim, module: string, actions: ReadonlySet<string>): Iterable<SchemaProblem> {
  const { document, access, path } = claim;
  const unknownAction = (action: string, place: Path, at: 'key' | 'value'): SchemaProblem => {
    const message = `The module "${module}" has no action "${action}".`;
    return { code: 'TUY602', document, path: [...path, ...place], at, message, hint: suggest(action, actions) };
  };
  for (const action of Object.keys(objectIn(access, 'groups'))) {
    if (action !== '*' && !actions.has(action)) yield unknownAction(action, ['groups', action], 'key');
  }
  for (const [action, place] of stringsIn(access, 'openApi')) {
    if (!actions.has(action)) yield unknownAction(action, place, 'value');
  }
}

function* roleGroups({ document, access, path }: Claim, groups: Catalog['roleGroups']): Iterable<SchemaProblem> {
  for (const [action, named] of entriesIn(access, 'groups')) {
    if (!Array.isArray(named)) continue;
    for (const [index, group] of named.entries()) {
      if (typeof group !== 'string' || !groups || groups.has(group)) continue;
      const message = `No role group is named "${group}".`;
      const place = [...path, 'groups', action, index];
      yield { code: 'TUY601', document, path: place, message, hint: suggest(group, groups) };
    }
  }
}

function* disagreements(sharing: readonly Claim[]): Iterable<SchemaProblem> {
  const unknownAction = new Map<string, { readonly groups: string; readonly document: Document }>();
  for (const { document, access, path } of sharing) {
    for (const [action, named] of entriesIn(access, 'groups')) {
      const groups = JSON.stringify(Array.isArray(named) ? named.toSorted() : named);
      const first = unknownAction.get(action);
      if (!first) {
        unknownAction.set(action, { groups, document });
      } else if (first.groups !== groups) {
        const message = `${first.document.file} assigns "${action}" of the same module to other groups.`;
        const hint = 'Keep the groups of this action in one of the files only.';
        yield { code: 'TUY603', document, path: [...path, 'groups', action], at: 'key', message, hint };
      }
    }
  }
}
