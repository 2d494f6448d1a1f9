import type { Model } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import type { TableChange } from './difference.ts';

export interface Clients {
  readonly resource: string;
  readonly permissions: string;
}

export interface SlugRenames {
  /** Resources whose records contain permission slugs that have been renamed. Roles are an example. */
  readonly holders: ReadonlySet<string>;
  follow(row: Row, resource: string): void;
}

/**
 * Renames permission slugs in roles, accounts and API clients if a module was renamed or a resource moved to another
 * module. If other resources stay in the earlier module, its slugs stay too and the new ones are added, so that nobody
 * loses a permission.
 */
export function slugRenames(
  tables: readonly Pick<TableChange, 'modules'>[],
  { identity, permissions }: Pick<Model, 'identity' | 'permissions'>,
  clients: Clients | undefined,
): SlugRenames {
  const { users, roles } = identity;
  const later = new Map<string, Set<string>>();
  for (const { modules } of tables)
    if (modules.before !== modules.after)
      later.set(modules.before, (later.get(modules.before) ?? new Set()).add(modules.after));
  const known = new Set(permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug)));
  const living = new Set(permissions.modules.map((module) => module.name));

  function today(slug: unknown): readonly unknown[] {
    if (typeof slug !== 'string') return [slug];
    const [module = '', ...action] = slug.split('.');
    const moved = [...(later.get(module) ?? [])].map((name) => [name, ...action].join('.'));
    const found = moved.filter((one) => known.has(one));
    return living.has(module) || found.length === 0 ? [slug, ...found] : found;
  }

  function inside(row: Row, field: string | undefined): void {
    const value = field === undefined ? undefined : row[field];
    if (field !== undefined && Array.isArray(value)) row[field] = [...new Set(value.flatMap(today))];
  }

  const holders = [users.resource, roles?.resource, clients?.resource].filter((name) => name !== undefined);
  return {
    holders: new Set(later.size > 0 ? holders : []),
    follow(row, resource) {
      if (resource === roles?.resource) inside(row, roles.permissions);
      if (resource === clients?.resource) inside(row, clients.permissions);
      if (resource !== users.resource) return;
      inside(row, users.permissions);
      const { field, permissions: slugs } = users.offices ?? {};
      if (field === undefined || slugs === undefined || !Array.isArray(row[field])) return;
      row[field] = row[field].map((membership: Readonly<Row>) => {
        const followed = { ...membership };
        inside(followed, slugs);
        return followed;
      });
    },
  };
}
