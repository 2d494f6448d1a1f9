import type { HookContext, ResourceHooks, Values } from '../contract.ts';
import { followOffice } from '../agencies/balance.ts';
import { inOrder, refuse } from '../guards/states.ts';

export const agencyHooks: ResourceHooks<'agencies'> = {
  beforeCreate: (values, context) => contracted(values, context),
  beforeUpdate: (before, changes, context) => contracted({ ...before, ...changes }, context),
  async afterWrite({ before, after }, { tx }) {
    if (after) await followOffice(before, after, tx);
  },
};

async function contracted(
  row: Readonly<Values<'agencies'>>,
  { tx, settings }: HookContext,
): Promise<Values<'agencies'>> {
  inOrder(row, 'contract_from', 'contract_to');
  const office = row.agency_office_id ? await tx.get('offices', row.agency_office_id) : undefined;
  if (office && office.organisation_type !== row.type) refuse({ agency_office_id: { code: 'agency_type_differs' } });
  const { currency } = await settings('settings', office?.id ?? null);
  const { currency: settled } = await settings('settings', row.office_id ?? null);
  // An agency pays its debt into a drawer of the office with which it has its contract.
  if (office && settled !== currency)
    refuse({ agency_office_id: { code: 'agency_in_other_currency', params: { currency, settled } } });
  return { short_name: office?.short_name ?? null, currency };
}
