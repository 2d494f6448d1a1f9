import type { HookContext, ResourceHooks } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { inOrder, refuse } from '../guards/states.ts';

/** Agencies: the contract with an office of the agency's own type. */
export const agencyHooks: ResourceHooks<'agencies'> = {
  beforeCreate: (values, context) => contracted(values, context),
  beforeUpdate: (before, changes, context) => contracted({ ...before, ...changes }, context),
};

async function contracted(row: Readonly<Row>, { tx }: HookContext): Promise<Row> {
  inOrder(row, 'contract_from', 'contract_to');
  const office =
    typeof row['agency_office_id'] === 'string' ? await tx.get('offices', row['agency_office_id']) : undefined;
  if (office && office.organisation_type !== row['type']) refuse({ agency_office_id: { code: 'agency_type_differs' } });
  return { short_name: office?.short_name ?? null };
}
