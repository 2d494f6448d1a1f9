import type { Slug } from '@tuyen/model';
import type { ClientKind } from '../../domain.ts';
import { Problem } from '../../problem.ts';

export interface ClientKinds {
  /**
   * Returns the client kind of a new session.
   * @throws 403 if accounts cannot sign in with the client kind that the request claims
   */
  forSession(claimed: string | undefined): string | undefined;
  /**
   * Returns the client kind of a request without credentials.
   * @throws 401 if the request claims a kind that needs credentials
   */
  forAnonymous(claimed: string | undefined): string | undefined;
  forKey(own: string | undefined): string | undefined;
  /** @throws 403 if a request claims a kind other than that of its credentials */
  checkClaim(claimed: string | undefined, own: string | undefined): void;
  allows(kind: string | undefined, slug: Slug): boolean;
  /** @param path below the API base, without the leading slash */
  opens(kind: string | undefined, path: string): boolean;
}

export function clientKinds(kinds: readonly ClientKind[]): ClientKinds {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const without = new Map(kinds.map((kind) => [kind.name, new Set(kind.without)]));

  function known(name: string): ClientKind {
    const kind = byName.get(name);
    if (!kind) throw new Problem(400, 'unknown_client_kind', { kind: name });
    return kind;
  }

  function first(credentials: ClientKind['credentials'][number]): string | undefined {
    return kinds.find((kind) => kind.credentials.includes(credentials))?.name;
  }

  return {
    forSession(claimed) {
      if (claimed === undefined || kinds.length === 0) return first('session');
      if (!known(claimed).credentials.includes('session')) throw mismatch(claimed);
      return claimed;
    },
    forAnonymous(claimed) {
      if (claimed === undefined || kinds.length === 0) return first('none');
      if (!known(claimed).credentials.includes('none')) throw new Problem(401, 'unauthorized');
      return claimed;
    },
    forKey: (own) => (own !== undefined && byName.has(own) ? own : first('key')),
    checkClaim(claimed, own) {
      if (claimed === undefined || claimed === own || kinds.length === 0) return;
      throw mismatch(known(claimed).name);
    },
    allows(kind, slug) {
      if (kind === undefined) return true;
      if (byName.get(kind)?.slugs === false) return false;
      const closed = without.get(kind);
      return !closed || closed.size === 0 || !(closed.has(slug) || closed.has(moduleOf(slug)));
    },
    opens(kind, path) {
      const closed = kind === undefined ? undefined : byName.get(kind)?.closed;
      return !closed?.some((head) => path === head || path.startsWith(`${head}/`));
    },
  };
}

function mismatch(kind: string): Problem {
  return new Problem(403, 'client_kind_mismatch', { kind });
}

function moduleOf(slug: Slug): string {
  return slug.slice(0, slug.lastIndexOf('.'));
}
