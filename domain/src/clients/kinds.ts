import type { ClientKind as Kind } from '@tuyen/server/domain';
import type { ClientKind } from '../generated/types/enums.gen.ts';

/**
 * What a till has no business with: accounts, keys, the log, and altering what the whole office stands on. It may still read
 * prices, offices and its own settings. Why: docs/decisions/0010-what-each-client-kind-may-call.md
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

/** The six kinds of the specification. The first with a kind of credentials stands for those who name none. */
export const kinds: readonly (Kind & { readonly name: ClientKind })[] = [
  { name: 'ADMIN_WEB', credentials: ['session'] },
  { name: 'POS_WEB', credentials: ['session'], without: NOT_AT_A_TILL },
  // A partner's program comes by its slugs alone: what is open to everybody is made for people, with captcha and form.
  { name: 'OPEN_API', credentials: ['key'], closed: ['public', 'payments', 'auth', 'dashboard'] },
  { name: 'POS', credentials: ['session', 'key'], without: NOT_AT_A_TILL },
  // A site or app may be given a key of its own, to be identified and counted; the key opens nothing more.
  { name: 'PUBLIC_WEB', credentials: ['none', 'key'], slugs: false },
  { name: 'CUSTOMER_APP', credentials: ['none', 'key'], slugs: false },
];

/** The kind of a name; undefined for any other name, and for none. */
export function clientKindOf(name: string | undefined): ClientKind | undefined {
  return kinds.find((kind) => kind.name === name)?.name;
}
