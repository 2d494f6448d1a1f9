import { may, slugFor } from '@tuyen/schemas';
import type { Session } from './session.ts';

/** Which module a resource's slugs belong to; undefined where nobody described the resource. */
export type ModuleOf = (resource: string) => string | undefined;

/** Answers from memory whether the signed-in user may do something in the current office. */
export interface Access {
  may(slug: string): boolean;
  /** `action` of the screens: list, show, create, clone, edit, delete, or an action of the module by name. */
  mayIn(resource: string, action: string): boolean;
}

export function createAccess(session: Session, moduleOf: ModuleOf): Access {
  const access: Access = {
    may(slug) {
      const profile = session.profile();
      return profile !== null && may(profile, session.officeId(), slug);
    },
    mayIn: (resource, action) => access.may(slugFor(moduleOf(resource) ?? resource, action)),
  };
  return access;
}
