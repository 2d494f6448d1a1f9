import { sql } from 'kysely';
import type { Job, Services, Settings, Transaction } from '../contract.ts';
import { addMonths, instantOf, localDate, type LocalDate } from '../rules/time/calendar.ts';
import { forgetMail } from './erase.ts';
import { MASK } from './personal.ts';
import { maskSnapshots } from './snapshots.ts';

const SYSTEM = { actor: { kind: 'system', name: 'retention' }, officeId: null } as const;

/** One transaction takes so many records; a day's run so many of these. The next day goes on. */
const BATCH = 100;
const MOST_BATCHES = 100;

/** Takes away what the settings of an office no longer let it keep: papers, portraits, the content of logs and mails. */
export const applyRetention: Job = {
  name: 'apply-retention',
  every: 86_400,
  async run(services) {
    const today = localDate(services.clock.now());
    for (const { id, parent_id: above } of await services.store.find('offices')) {
      const settings = await services.settings('settings', id);
      for (const kind of KINDS) {
        const months = kind.months(settings);
        if (months)
          await inBatches(services, kind, {
            officeId: id,
            top: !above,
            before: addMonths(today, -months),
            today,
          });
      }
    }
  },
};

interface Term {
  readonly officeId: string;
  /** Entries that belong to no office are kept as the top one says. */
  readonly top: boolean;
  /** What was last needed before this day is removed. */
  readonly before: LocalDate;
  readonly today: LocalDate;
}

interface Kind {
  /** How long it may stay; 0: for good. */
  months(settings: Settings): number;
  /** Ids of records that have something to remove. */
  due(services: Services, term: Term): Promise<readonly string[]>;
  remove(tx: Transaction, id: string): Promise<void>;
  /** Written to the log by office: how many. */
  readonly log?: { readonly resource: 'audit-logs' | 'mails'; readonly action: string };
}

async function inBatches(services: Services, { due, remove, log }: Kind, term: Term): Promise<void> {
  let count = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const ids = await due(services, term);
    if (ids.length === 0) break;
    await services.write.transaction(SYSTEM, async (tx) => {
      for (const id of ids) await remove(tx, id);
    });
    count += ids.length;
  }
  if (!log || count === 0) return;
  const { officeId, before } = term;
  await services.write.transaction(SYSTEM, async (tx) => {
    await tx.create('audit-logs', {
      at: services.clock.now().toISOString(),
      actor: 'Hệ thống (retention)',
      office_id: officeId,
      resource: log.resource,
      record_id: officeId,
      action: log.action,
      after: { removed: count, before },
    });
  });
}

/** Customers whose last order is older than the term, and to whom nothing is on its way. */
function customersOf({ store }: Services, { officeId, before }: Term) {
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
    .orderBy('c.id')
    .limit(BATCH);
}

/** Papers prove a status for as long as it counts. */
const papers: Kind = {
  months: (settings) => settings.retention_months_papers,
  async due(services, term) {
    const rows = await customersOf(services, term)
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
      .execute();
    return rows.map(({ id }) => id);
  },
  async remove(tx, id) {
    const customer = await tx.lock('customers', id);
    if (!customer) return;
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
    await keepDocuments(tx, id, (url) => url === customer.portrait);
  },
};

/** A portrait is on a card for as long as the card can be used. */
const portraits: Kind = {
  months: (settings) => settings.retention_months_portraits,
  async due(services, term) {
    const rows = await customersOf(services, term)
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
      .execute();
    return rows.map(({ id }) => id);
  },
  async remove(tx, id) {
    const customer = await tx.lock('customers', id);
    if (!customer?.portrait) return;
    await tx.update('customers', id, { portrait: null });
    await keepDocuments(tx, id, (url) => customer.proofs?.includes(url) === true);
  },
};

/** Requests show the papers as they were handed in; those that are to go, go there too, and from the log. */
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

const snapshots: Kind = {
  months: (settings) => settings.retention_months_logs,
  log: { resource: 'audit-logs', action: 'remove-content' },
  async due({ store }, { officeId, top, before }) {
    const rows = await store.sql
      .selectFrom('audit-logs')
      .select('id')
      .where((eb) => eb.or([eb('office_id', '=', officeId), ...(top ? [eb('office_id', 'is', null)] : [])]))
      .where('at', '<', instantOf(before))
      .where((eb) => eb.or([eb('before', 'is not', null), eb('after', 'is not', null)]))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    return rows.map(({ id }) => id);
  },
  async remove(tx, id) {
    await tx.update('audit-logs', id, { before: null, after: null });
  },
};

const messages: Kind = {
  months: (settings) => settings.retention_months_logs,
  log: { resource: 'mails', action: 'remove-content' },
  async due({ store }, { officeId, top, before }) {
    const rows = await store.sql
      .selectFrom('mails')
      .select('id')
      .where((eb) => eb.or([eb('office_id', '=', officeId), ...(top ? [eb('office_id', 'is', null)] : [])]))
      .where('created_at', '<', instantOf(before))
      .where(sql.ref('recipient'), '<>', MASK)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    return rows.map(({ id }) => id);
  },
  remove: forgetMail,
};

const KINDS = [papers, portraits, snapshots, messages] as const;
