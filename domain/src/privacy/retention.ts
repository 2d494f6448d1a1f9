import { sql } from 'kysely';
import type { Job, Records, Services, Settings, Transaction } from '../contract.ts';
import { type Batches, inBatches } from '../jobs/batches.ts';
import { addMonths, instantOf, localDate, type LocalDate } from '../rules/time/calendar.ts';
import { forgetMail } from './erase.ts';
import { MASK } from './personal.ts';
import { maskSnapshots } from './snapshots.ts';

const SYSTEM = { actor: { kind: 'system', name: 'retention' }, officeId: null } as const;

/** Number of records per transaction. Log batches are larger, because one statement updates them all. */
const BATCH = 100;
const LOG_BATCH = 500;

/**
 * Removes data whose retention period in the office's settings has ended: documents, portraits, and the content of logs
 * and mails.
 */
export const applyRetention: Job = {
  name: 'apply-retention',
  every: 86_400,
  async run(services) {
    const today = localDate(services.clock.now());
    const all: Settings[] = [];
    for (const { id, parent_id: above } of await services.store.find('offices')) {
      const settings = await services.settings('settings', id);
      all.push(settings);
      for (const kind of KINDS) {
        const months = kind.months(settings);
        const term = { officeId: id, top: !above, before: addMonths(today, -months) };
        if (months) await kind.apply(services, term);
      }
    }
    await removeEntries(services, all, today);
  },
};

const ENTRIES = [
  ['audit-logs', (settings: Settings) => settings.retention_months_entries],
  ['mails', (settings: Settings) => settings.retention_months_entries],
  ['ticket-uses', (settings: Settings) => settings.retention_months_uses],
] as const;

/**
 * Removes log entries of whole months, because the entries of all offices are stored together by month. A month is
 * removed when no office keeps it any longer.
 */
async function removeEntries(services: Services, settings: readonly Settings[], today: LocalDate): Promise<void> {
  const [top] = await services.store.find('offices', { parent_id: null }, { limit: 1 });
  if (!top) return;
  for (const [resource, months] of ENTRIES) {
    const terms = settings.map(months);
    if (terms.includes(0)) continue;
    const before = addMonths(today, -Math.max(...terms));
    const removed = await services.removeMonths(resource, new Date(instantOf(before)));
    if (removed > 0)
      await logRemoval(services, { officeId: top.id, before }, { action: 'remove-entries', resource, removed });
  }
}

interface Term {
  readonly officeId: string;
  /** True for the topmost office, whose settings also apply to entries without an office. */
  readonly top: boolean;
  readonly before: LocalDate;
}

interface Kind {
  /** Retention period in months; 0 means forever. */
  months(settings: Settings): number;
  apply(services: Services, term: Term): Promise<void>;
}

type Resource = 'customers' | 'audit-logs' | 'mails';

interface Removal<K extends Resource> extends Pick<Batches<K>, 'resource' | 'size'>, Pick<Kind, 'months'> {
  due(services: Services, term: Term, page: Page): Promise<readonly { readonly id: string }[]>;
  remove(tx: Transaction, records: readonly Records[K][]): Promise<unknown>;
  readonly isLogged?: true;
}

interface Page {
  readonly after: string;
  readonly size: number;
}

function removal<K extends Resource>({ resource, size, months, due, remove, isLogged }: Removal<K>): Kind {
  return {
    months,
    async apply(services, term) {
      let removed = 0;
      const batches: Batches<K> = {
        resource,
        size,
        context: SYSTEM,
        next: async (after) => (await due(services, term, { after, size })).map(({ id }) => id),
        async work(tx, records) {
          await remove(tx, records);
          removed += records.length;
        },
      };
      try {
        await inBatches(services, batches);
      } finally {
        if (isLogged && removed > 0) await logRemoval(services, term, { action: 'remove-content', resource, removed });
      }
    },
  };
}

async function logRemoval(
  { write, clock }: Services,
  { officeId, before }: Omit<Term, 'top'>,
  { action, resource, removed }: { readonly action: string; readonly resource: string; readonly removed: number },
): Promise<void> {
  await write.transaction(SYSTEM, async (tx) => {
    await tx.create('audit-logs', {
      at: clock.now().toISOString(),
      actor: '@system:retention',
      office_id: officeId,
      resource,
      record_id: officeId,
      action,
      after: { removed, before },
    });
  });
}

function each<T>(remove: (tx: Transaction, record: T) => Promise<void>) {
  return async (tx: Transaction, records: readonly T[]): Promise<void> => {
    for (const record of records) await remove(tx, record);
  };
}

/** Selects customers whose last order is older than the retention period and who have no open order. */
function customersOf({ store }: Services, { officeId, before }: Term, { after, size }: Page) {
  const since = instantOf(before);
  return store.sql
    .selectFrom('customers as c')
    .select('c.id')
    .where('c.office_id', '=', officeId)
    .where('c.created_at', '<', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.customer_id', '=', 'c.id')
            .where((or) =>
              or.or([or('o.created_at', '>=', since), or('o.status', 'not in', ['CANCELED', 'DELIVERED_TO_CUSTOMER'])]),
            ),
        ),
      ),
    )
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(size);
}

/** Documents are kept while the status that they prove is valid. */
const papers = removal({
  resource: 'customers',
  size: BATCH,
  months: (settings) => settings.retention_months_papers,
  due: (services, term, page) =>
    customersOf(services, term, page)
      .where((eb) =>
        eb.or([
          eb('c.proofs', 'is not', null),
          eb.exists(
            eb
              .selectFrom('orders as p')
              .select('p.id')
              .whereRef('p.customer_id', '=', 'c.id')
              .where((or) => or.or([or('p.proofs', 'is not', null), or('p.member_list', 'is not', null)])),
          ),
        ]),
      )
      .where((eb) => eb.or([eb('c.proofs_valid_until', 'is', null), eb('c.proofs_valid_until', '<', term.before)]))
      .execute(),
  remove: each(async (tx, { id, portrait }) => {
    await tx.update('customers', id, { proofs: null, proof_documents: null });
    const orders = (await tx.find('orders', { customer_id: id })).filter(
      ({ proofs, member_list: list }) => proofs ?? list,
    );
    for (const order of orders) await tx.update('orders', order.id, { proofs: null, member_list: null });
    await maskSnapshots(
      tx,
      'orders',
      orders.map((order) => order.id),
    );
    await keepDocuments(tx, id, (url) => url === portrait);
  }),
});

/** Portraits are kept while the card is valid. */
const portraits = removal({
  resource: 'customers',
  size: BATCH,
  months: (settings) => settings.retention_months_portraits,
  due: (services, term, page) =>
    customersOf(services, term, page)
      .where('c.portrait', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('customer-cards as k')
              .select('k.id')
              .whereRef('k.customer_id', '=', 'c.id')
              .where('k.valid_to', '>=', term.before),
          ),
        ),
      )
      .execute(),
  remove: each(async (tx, { id, proofs }) => {
    await tx.update('customers', id, { portrait: null });
    await keepDocuments(tx, id, (url) => proofs?.includes(url) === true);
  }),
});

/**
 * Removes a customer's documents from the card requests, which contain copies of them, and masks them in the audit log.
 * Keeps documents for which `stays` returns true.
 */
async function keepDocuments(tx: Transaction, customerId: string, stays: (url: string) => boolean): Promise<void> {
  const ids: string[] = [];
  for (const { id, documents } of await tx.find('customer-requests', { customer_id: customerId })) {
    if (!documents) continue;
    const left = documents.filter(stays);
    await tx.update('customer-requests', id, { documents: left.length > 0 ? left : null });
    ids.push(id);
  }
  await maskSnapshots(tx, 'customer-requests', ids);
  await maskSnapshots(tx, 'customers', [customerId]);
}

const snapshots = removal({
  resource: 'audit-logs',
  size: LOG_BATCH,
  months: (settings) => settings.retention_months_logs,
  isLogged: true,
  due: ({ store }, { officeId, top, before }, { after, size }) =>
    store.sql
      .selectFrom('audit-logs')
      .select('id')
      .where((eb) => eb.or([eb('office_id', '=', officeId), ...(top ? [eb('office_id', 'is', null)] : [])]))
      .where('at', '<', instantOf(before))
      .where((eb) => eb.or([eb('before', 'is not', null), eb('after', 'is not', null)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(size)
      .execute(),
  remove: (tx, entries) =>
    tx.updateAll(
      'audit-logs',
      entries.map(({ id }) => id),
      { before: null, after: null },
    ),
});

const messages = removal({
  resource: 'mails',
  size: BATCH,
  months: (settings) => settings.retention_months_logs,
  isLogged: true,
  due: ({ store }, { officeId, top, before }, { after, size }) =>
    store.sql
      .selectFrom('mails')
      .select('id')
      .where((eb) => eb.or([eb('office_id', '=', officeId), ...(top ? [eb('office_id', 'is', null)] : [])]))
      .where('created_at', '<', instantOf(before))
      .where(sql.ref('recipient'), '<>', MASK)
      .where('id', '>', after)
      .orderBy('id')
      .limit(size)
      .execute(),
  remove: each((tx, { id }) => forgetMail(tx, id)),
});

const KINDS = [papers, portraits, snapshots, messages] as const;
