import { defineAdmin } from '@tuyen/admin-kit';
import { dashboards } from './generated/dashboards.gen.ts';
import { flows } from './generated/flows.gen.ts';
import { resources } from './generated/resources.gen.ts';
import { InsuranceNumberField, InsuranceNumberInput } from './InsuranceNumber.tsx';

export const admin = defineAdmin({
  resources,
  flows,
  dashboards,
  kinds: { 'insurance-number': { input: InsuranceNumberInput, field: InsuranceNumberField } },
});
