import type { HookContext, Records, ResourceHooks, Settings, Values } from '../contract.ts';
import { isKnownService, isPrivateHost, Problem } from '@tuyen/server-mock/domain';
import { refuse } from '../guards/states.ts';
import { overStopLimit } from '../operations/routes.ts';
import { BOOKS } from './currency.ts';
import { machineSettings } from './device-config.ts';
import { siteOf } from './site.ts';
import { refuseWithoutEffect, warningsOf } from './warnings.ts';

/** What a change of the settings is held to, and what else it changes. */
export const settingHooks: ResourceHooks<'settings'> = {
  beforeCreate: (values, context) => checked(values.office_id ?? null, values, context),
  beforeUpdate: (before, changes, context) => checked(before.office_id, changes, context),
  async afterWrite(_, context) {
    await markLongRoutes(context);
    await movePrices(context);
  },
  warnings: warningsOf,
  shown: async (values, question) => ({
    ...(await siteOf(values, question)),
    ...(await machineSettings(values, question)),
  }),
};

async function checked(
  officeId: string | null,
  changes: Readonly<Values<'settings'>>,
  context: HookContext,
): Promise<undefined> {
  refuseWithoutEffect(changes);
  const { mail_service: service, mail_host: host } = changes;
  if (service && !(await isKnownService(service))) refuse({ mail_service: { code: 'unknown_mail_service' } });
  if (host && !context.privateMailHosts && isPrivateHost(host)) refuse({ mail_host: { code: 'private_mail_host' } });
  return checkCurrency(officeId, changes, context);
}

/**
 * An office with money on its books keeps the currency that it was written in, and so do the offices below it that take theirs from it:
 * sums of a shift, a report or a contract have one currency. @throws 409 `currency_in_use`
 */
async function checkCurrency(
  officeId: string | null,
  { currency: wanted }: Readonly<Values<'settings'>>,
  context: HookContext,
): Promise<undefined> {
  if (wanted === undefined) return;
  const offices = await context.tx.find('offices');
  const parent = offices.find(({ id }) => id === officeId)?.parent_id ?? null;
  const { currency } = await context.settings('settings', officeId);
  const next = wanted ?? (parent === null ? undefined : (await context.settings('settings', parent)).currency);
  if (next === currency) return;
  const own = await context.tx.find('settings');
  const affected = below(officeId, offices, (id) => own.every((row) => row.office_id !== id || !row.currency));
  if (await haveMoney(affected, context)) throw new Problem(409, 'currency_in_use', { currency });
}

/** The office and those below it, as far down as they take over from it. */
function below(
  officeId: string | null,
  offices: readonly Records['offices'][],
  follows: (officeId: string) => boolean,
): readonly string[] {
  const children = offices.filter(({ id, parent_id: parent }) => parent === officeId && follows(id));
  return [...(officeId === null ? [] : [officeId]), ...children.flatMap(({ id }) => below(id, offices, follows))];
}

async function haveMoney(offices: readonly string[], { tx }: HookContext): Promise<boolean> {
  for (const book of BOOKS) if ((await tx.count(book, { office_id: offices })) > 0) return true;
  return false;
}

/** Routes that were longer before the limit stay, and are marked. */
async function markLongRoutes({ tx, settings }: HookContext): Promise<void> {
  const limits = new Map<string | null, Settings>();
  for (const route of await tx.find('routes')) {
    const company = route.company_id ?? null;
    const limit = limits.get(company) ?? (await settings('settings', company));
    limits.set(company, limit);
    const over = overStopLimit(route, limit);
    if (over !== route.over_stop_limit) {
      await tx.as({ kind: 'system', name: 'settings' }).update('routes', route.id, { over_stop_limit: over });
    }
  }
}

/** Prices are in the currency of their issuer, whatever it becomes. */
async function movePrices({ tx, settings }: HookContext): Promise<void> {
  const currencies = new Map<string, string>();
  for (const { id, issuer_id: issuer, currency: stored } of await tx.find('ticket-prices')) {
    // A price that names none is already in that of its issuer.
    if (!stored) continue;
    const currency = currencies.get(issuer) ?? (await settings('settings', issuer)).currency;
    currencies.set(issuer, currency);
    if (currency !== stored) {
      await tx.as({ kind: 'system', name: 'settings' }).update('ticket-prices', id, { currency });
    }
  }
}
