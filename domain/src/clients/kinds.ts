import type { ClientKind as Kind } from '@tuyen/server/domain';
import type { ClientKind } from '../generated/types/enums.gen.ts';

/**
 * Permissions that tills never have: accounts, keys, the log, and changes to the whole office. Tills may still read
 * prices, offices and their own settings. Why: docs/decisions/0007-permissions-follow-the-office-tree.md
 */
const NOT_AT_A_TILL = [
  'role',
  'user',
  'api-client',
  'audit-log',
  ...['setting', 'office', 'agency', 'serial', 'ticket-price', 'object-group', 'policy', 'app-release'].flatMap(
    (module) => ['create', 'update', 'delete', 'import'].map((action) => `${module}.${action}`),
  ),
];

/**
 * The six client kinds of the specification. A caller that names no kind gets the first kind that uses the same type of
 * credentials.
 */
export const kinds: readonly (Kind & { readonly name: ClientKind })[] = [
  { name: 'ADMIN_WEB', credentials: ['session'] },
  { name: 'POS_WEB', credentials: ['session'], without: NOT_AT_A_TILL },
  // A partner's program uses only the permissions of its key. Public endpoints are closed to it, because they are made
  // for people who fill in a form and a captcha.
  { name: 'OPEN_API', credentials: ['key'], closed: ['public', 'payments', 'auth', 'dashboard'] },
  { name: 'POS', credentials: ['session', 'key'], without: NOT_AT_A_TILL },
  // A site or app may have its own key, which only identifies it and counts its requests. The key grants no additional
  // access.
  { name: 'PUBLIC_WEB', credentials: ['none', 'key'], slugs: false },
  { name: 'CUSTOMER_APP', credentials: ['none', 'key'], slugs: false },
];

export function clientKindOf(name: string | undefined): ClientKind | undefined {
  return kinds.find((kind) => kind.name === name)?.name;
}
