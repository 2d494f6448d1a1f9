import type { HookContext, Job, Reader, Records, ResourceHooks, Services, Transaction } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { type Held, moneyHeld } from '../reports/money-held.ts';
import type { ReportPeriod } from '../reports/select.ts';
import { depositRefusal, owedOf } from '../rules/payment/agency-standing.ts';
import { moved, type Moving, READ } from './movements.ts';
import { lastSettlement, lateIn, unsettledSince } from './settled.ts';

type Agency = Records['agencies'];

/**
 * Balance of an agency: the money that its office has taken and the tickets that it has sold, each as a total and as
 * the part that is already settled.
 */
interface Balance {
  readonly all: Held;
  readonly settled: Held;
}

const ALWAYS: ReportPeriod = { since: '0001-01-01T00:00:00.000Z', until: '9999-12-31T00:00:00.000Z' };

const namesOf = (office: string) => ({
  held: `agency:${office}:held`,
  base: `agency:${office}:base`,
  settledHeld: `agency:${office}:held-settled`,
  settledBase: `agency:${office}:base-settled`,
});

/**
 * Returns the debt of a balance in đồng. Debt that the last settlement left unpaid is included, because it counts as
 * money that was taken and not settled.
 */
export const owedBy = ({ all, settled }: Balance, commissionPercent: number): number =>
  owedOf({ held: all.held - settled.held, base: all.base - settled.base }, commissionPercent);

/** Returns the current debt of each agency in đồng, by agency ID. Uses a single SQL statement. */
export async function owedNow(agencies: readonly Agency[], reader: Reader): Promise<ReadonlyMap<string, number>> {
  if (agencies.length === 0) return new Map();
  const names = agencies.flatMap(({ agency_office_id: office }) => Object.values(namesOf(office)));
  const rows = await reader.sql.selectFrom('_counters').where('name', 'in', names).select(['name', 'value']).execute();
  const sums = Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
  const owed = new Map<string, number>();
  for (const agency of agencies) {
    const known = balanceIn(sums, agency.agency_office_id) ?? (await reckoned(agency, reader));
    owed.set(agency.id, owedBy(known, agency.commission_percent));
  }
  return owed;
}

function balanceIn(sums: Readonly<Record<string, number>>, office: string): Balance | undefined {
  const names = namesOf(office);
  const [held, base] = [sums[names.held], sums[names.base]];
  const settled = { held: sums[names.settledHeld] ?? 0, base: sums[names.settledBase] ?? 0 };
  return held === undefined || base === undefined ? undefined : { all: { held, base }, settled };
}

async function reckoned(agency: Agency, reader: Reader): Promise<Balance> {
  const office = agency.agency_office_id;
  const last = await lastSettlement(agency, reader);
  const all = await moneyHeld(reader, ALWAYS, office);
  const since = await moneyHeld(reader, { ...ALWAYS, since: unsettledSince(agency, last) }, office);
  const before = (last?.owed_after ?? 0) + (last ? await lateIn(last, reader) : 0);
  return { all, settled: { held: all.held - since.held - before, base: all.base - since.base } };
}

/**
 * Locks the balance of an agency until the transaction ends. If the balance is missing, creates it from the report of
 * the agency's sales.
 */
export async function lockBalance(
  agency: Agency,
  tx: Transaction,
  moves: Held = { held: 0, base: 0 },
): Promise<Balance> {
  const office = agency.agency_office_id;
  const names = namesOf(office);
  const amounts = {
    [names.held]: moves.held,
    [names.base]: moves.base,
    [names.settledHeld]: 0,
    [names.settledBase]: 0,
  };
  const known = balanceIn(await tx.sums.add(amounts), office);
  if (known) return known;
  await tx.exclusive(names.held);
  // Reads the balance again, because another transaction may have created it in the meantime. If the balance is still
  // missing, computes it from the sales report. The report already includes the sale or refund that is being written.
  const begun = balanceIn(await tx.sums.add(amounts), office);
  if (begun) return begun;
  const balance = await reckoned(agency, tx);
  await setBalance(office, balance, tx);
  return balance;
}

export async function settleBalance(agency: Agency, { all }: Balance, owed: number, tx: Transaction): Promise<void> {
  await setBalance(agency.agency_office_id, { all, settled: { held: all.held - owed, base: all.base } }, tx);
}

function setBalance(office: string, { all, settled }: Balance, tx: Transaction): Promise<void> {
  const names = namesOf(office);
  return tx.sums.set({
    [names.held]: all.held,
    [names.base]: all.base,
    [names.settledHeld]: settled.held,
    [names.settledBase]: settled.base,
  });
}

/**
 * Wraps the hooks of a resource whose records represent money, so that each write updates the balance of the office's
 * agency. Also refuses a sale if the deposit is used up. The check runs while the balance is locked, so that the second
 * of two concurrent sales sees the first.
 */
export function withBalance<K extends Moving>(resource: K, hooks: ResourceHooks<K> = {}): ResourceHooks<K> {
  return {
    ...hooks,
    async afterWrite(change, context) {
      await hooks.afterWrite?.(change, context);
      const { before, after } = change;
      if (before && after && !readsDiffer(before, after)) return;
      const [was, is] = [await movedBy(resource, before, context), await movedBy(resource, after, context)];
      if (was && is && was.office === is.office) {
        return move({ ...is, held: is.held - was.held, base: is.base - was.base }, resource, context);
      }
      if (was) await move({ ...was, held: -was.held, base: -was.base }, resource, context);
      if (is) await move(is, resource, context);
    },
  };
}

interface OfOffice extends Held {
  readonly office: string;
}

const readsDiffer = (before: object, after: object): boolean =>
  [...READ].some((name) => Reflect.get(before, name) !== Reflect.get(after, name));

async function movedBy<K extends Moving>(
  resource: K,
  row: Readonly<Records[K]> | undefined,
  { tx }: HookContext,
): Promise<OfOffice | undefined> {
  return row && { office: row.office_id, ...(await moved[resource](row, tx)) };
}

/**
 * Resources whose sales are refused if the agency's deposit is used up. Excludes paper tickets, which are already sold
 * when their money is handed in, and refunds, which reduce the debt.
 */
const REFUSED: ReadonlySet<Moving> = new Set<Moving>([
  'tickets',
  'daily-tickets',
  'monthly-tickets',
  'sell-coin-commands',
  'reissue-cards',
  'transactions',
]);

async function move({ office, held, base }: OfOffice, resource: Moving, { tx }: HookContext): Promise<void> {
  if (held === 0 && base === 0) return;
  // This query is the same as in `agencyRefusals`, which ran before the sale, so the result is already cached.
  const [agency] = await tx.find('agencies', { agency_office_id: [office] });
  if (!agency) return;
  const { all, settled } = await lockBalance(agency, tx, { held, base });
  if (held <= 0 || !REFUSED.has(resource)) return;
  const before = { held: all.held - held, base: all.base - base };
  const refusal = depositRefusal(agency, owedBy({ all: before, settled }, agency.commission_percent));
  if (refusal) throw new Problem(409, refusal);
}

/**
 * Moves the agency's debt to the new office of the agency. Excludes money that the new office took before the move,
 * because the agency does not owe that money.
 */
export async function followOffice(before: Agency | undefined, after: Agency, tx: Transaction): Promise<void> {
  const isSame = before?.agency_office_id === after.agency_office_id;
  if (before && isSame && before.contract_from === after.contract_from) return;
  await tx.exclusive(namesOf(after.agency_office_id).held);
  // An agency without a settlement owes everything since the start of its contract.
  if (!before || (isSame && !(await lastSettlement(after, tx))))
    return setBalance(after.agency_office_id, await reckoned(after, tx), tx);
  if (isSame) return;
  const owed = owedBy(await lockBalance(before, tx), before.commission_percent);
  const all = await moneyHeld(tx, ALWAYS, after.agency_office_id);
  await settleBalance(after, { all, settled: all }, owed, tx);
}

const SYSTEM = { actor: { kind: 'system', name: 'agency-balances' }, officeId: null } as const;

/** Creates missing balances: for a new database, and for a database from before balances existed. */
export async function beginBalances({ store, write }: Services): Promise<void> {
  const agencies = await store.find('agencies');
  const begun = await store.sql.selectFrom('_counters').where('name', 'like', 'agency:%:held').select('name').execute();
  const names = new Set(begun.map(({ name }) => name));
  for (const agency of agencies.filter(({ agency_office_id: office }) => !names.has(namesOf(office).held)))
    await write.transaction(SYSTEM, (tx) => lockBalance(agency, tx));
}

/**
 * Compares each agency's balance with the report every night. Corrects a wrong balance and then fails, so that the
 * operators notice the error. During the comparison, sales of the agency wait.
 */
export const checkBalances: Job = {
  name: 'check-balances',
  every: 86_400,
  async run({ store, write }) {
    const wrong: string[] = [];
    for (const agency of await store.find('agencies', {}, { sort: 'code' })) {
      await write.transaction(SYSTEM, async (tx) => {
        const { all, settled } = await lockBalance(agency, tx);
        const reported = await moneyHeld(tx, ALWAYS, agency.agency_office_id);
        if (reported.held === all.held && reported.base === all.base) return;
        wrong.push(`${agency.code}: ${all.held} and ${all.base}, by the report ${reported.held} and ${reported.base}`);
        await setBalance(agency.agency_office_id, { all: reported, settled }, tx);
      });
    }
    if (wrong.length > 0) throw new Error(`balances of agencies differed from the report: ${wrong.join('; ')}`);
  },
};
