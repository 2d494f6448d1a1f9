import { defineAdmin } from '@tuyen/kit/admin';
import { resources } from './generated/resources.gen.ts';
import { InsuranceNumberField, InsuranceNumberInput } from './InsuranceNumber.tsx';

export const admin = defineAdmin({
  resources,
  kinds: { 'insurance-number': { input: InsuranceNumberInput, field: InsuranceNumberField } },
});
