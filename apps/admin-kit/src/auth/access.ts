import { may, slugFor } from '@tuyen/model';
import type { Session } from './session.ts';

export type Describe = (
  resource: string,
) => { readonly module: string; readonly actions?: readonly string[] } | undefined;

const CRUD: Readonly<Record<string, string>> = {
  list: 'list',
  show: 'show',
  create: 'create',
  clone: 'create',
  edit: 'edit',
  delete: 'delete',
};

export interface Access {
  may(slug: string): boolean;
  /**
   * @param action `list`, `show`, `create`, `clone`, `edit`, `delete`, or the name of a custom action of the resource's
   * module
   */
  mayIn(resource: string, action: string): boolean;
}

export function createAccess(session: Session, describe: Describe): Access {
  const access: Access = {
    may(slug) {
      const profile = session.profile();
      return profile !== null && may(profile, session.officeId(), slug);
    },
    mayIn(resource, action) {
      const described = describe(resource);
      const crud = CRUD[action];
      // An action that the resource does not have is denied to everyone, even to superusers.
      if (crud !== undefined && described?.actions && !described.actions.includes(crud)) return false;
      return access.may(slugFor(described?.module ?? resource, action));
    },
  };
  return access;
}
