import type { Identity, Slug } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { valueOf } from '../accounts/memberships.ts';
import { ADMIN, checkHolds, checkReaches, type Granter, type Power } from './powers.ts';
import { type Accounts, parentOf } from '../accounts/reading.ts';

/** Returns, for each account or API client, all powers that it has or could come to have. */
export type HoldersIn = (offices: readonly string[]) => Promise<readonly (readonly Power[])[]>;

/**
 * Checks a change of an office. Permissions depend on the tree of offices. A change of the office's parent or type
 * therefore requires the permission in the old and in the new parent office. The change must not give anyone
 * permissions that the caller does not have. Other changes require the permission in the office or above it. If the old
 * or the new parent is missing, only superusers may add, delete, move or retype the office.
 * @param granter undefined: the server itself
 * @param before undefined for a new office
 * @param after undefined for a deleted office
 */
export async function checkOffice(
  accounts: Accounts,
  granter: Granter | undefined,
  right: Slug,
  before: Row | undefined,
  after: Row | undefined,
  holdersIn: HoldersIn,
): Promise<void> {
  const { identity } = accounts;
  const next = parentOf(identity, after);
  const moved = before && after && parentOf(identity, before) !== next ? String(before['id']) : undefined;
  if (granter && !granter.profile.is_superuser) {
    const retyped = before && after && typeOf(identity, before) !== typeOf(identity, after);
    const placed = !before || !after || moved !== undefined || retyped;
    if (!placed) return checkReaches(accounts, granter, String(before['id']), right);
    if (before) checkReaches(accounts, granter, parentOf(identity, before), right);
    if (after) checkReaches(accounts, granter, next, right);
    if (moved !== undefined && next !== null) await checkMove(accounts, granter, moved, next, holdersIn);
    if (retyped) await checkType(accounts, granter, before, after, holdersIn);
  }
  // No writer may create a cycle in the tree of offices, not even the server itself.
  if (moved !== undefined && next !== null && accounts.offices.under(moved).includes(next)) throw cycle(identity);
}

/**
 * Checks the permissions that a move adds. A permission in an office also applies in all offices below it, so the moved
 * office gets the permissions of its new ancestors.
 */
async function checkMove(
  accounts: Accounts,
  granter: Granter,
  id: string,
  parent: string,
  holdersIn: HoldersIn,
): Promise<void> {
  const { above } = accounts.offices;
  const before = new Set(above(id));
  const added = new Set(above(parent).filter((office) => !before.has(office)));
  if (added.size === 0) return;
  for (const powers of await holdersIn([...added])) {
    const already = new Set(powers.filter(({ office }) => before.has(office)).map(({ right }) => right));
    const gained = powers.filter(({ office, right }) => added.has(office) && !already.has(right));
    checkHolds(
      accounts,
      granter,
      gained.map(({ right }) => ({ office: id, right })),
    );
  }
}

/**
 * Checks the grants in an office whose type changes. A grant has no effect while the type of the office does not allow
 * the permission. With another type, the grant can become effective, so the granter must have the permission.
 */
async function checkType(
  accounts: Accounts,
  granter: Granter,
  before: Row,
  after: Row,
  holdersIn: HoldersIn,
): Promise<void> {
  const id = String(before['id']);
  const [was, is] = [before, after].map((row) => accounts.holdable(typeOf(accounts.identity, row)));
  const becomesEffective = (slug: Slug): boolean =>
    was !== undefined && !was.has(slug) && (is === undefined || is.has(slug));
  for (const powers of await holdersIn([id])) {
    checkHolds(
      accounts,
      granter,
      powers.filter(({ office, right }) => office === id && right !== ADMIN && becomesEffective(right)),
    );
  }
}

export function officeType(accounts: Accounts, office: string): unknown {
  const row = accounts.officeRow(office);
  return row && typeOf(accounts.identity, row);
}

function typeOf({ offices }: Identity, office: Row): unknown {
  return valueOf(office, offices?.type);
}

function cycle({ offices }: Identity): Problem {
  return new Problem(422, 'validation_failed', {}, { [offices?.parent ?? '']: { code: 'office_cycle' } });
}
