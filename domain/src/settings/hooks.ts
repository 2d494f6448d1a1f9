import type { HookContext, ResourceHooks, Settings, Values } from '../contract.ts';
import { isKnownService, isPrivateHost } from '@tuyen/server/domain';
import { refuse } from '../guards/states.ts';
import { overStopLimit } from '../operations/routes.ts';
import { checkCurrencyChange } from './currency-change.ts';
import { machineSettings } from './device-config.ts';
import { siteOf } from './site.ts';
import { refuseWithoutEffect, warningsOf } from './warnings.ts';

export const settingHooks: ResourceHooks<'settings'> = {
  beforeCreate: (values, context) => checked(values.office_id ?? null, values, context),
  beforeUpdate: (before, changes, context) => checked(before.office_id, changes, context),
  async afterWrite(_, context) {
    await markLongRoutes(context);
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
): Promise<void> {
  refuseWithoutEffect(changes);
  const { mail_service: service, mail_host: host } = changes;
  if (service && !(await isKnownService(service))) refuse({ mail_service: { code: 'unknown_mail_service' } });
  if (host && !context.privateMailHosts && isPrivateHost(host)) refuse({ mail_host: { code: 'private_mail_host' } });
  if (changes.currency !== undefined) await checkCurrencyChange(officeId, changes.currency, context);
}

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
