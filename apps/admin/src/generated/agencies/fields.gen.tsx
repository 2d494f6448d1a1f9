// From schemas/resources/agencies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agencies fields`.
import { TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EmailField,
  EnumField,
  FileLinkField,
  MoneyField,
  PhoneField,
  QuantityField,
  ReferenceLink,
  StateField,
} from '@tuyen/admin-kit';

export const agencyFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  type: <EnumField source="type" enum="agency-type" />,
  agency_office_id: <ReferenceLink source="agency_office_id" reference="offices" />,
  status: (
    <StateField
      source="status"
      enum="status"
      overrides={[
        {
          when: { status: 'ACTIVE' },
          past: 'contract_to',
          label: { vi: 'Hết hợp đồng', en: 'Contract ended' },
          color: 'neutral',
        },
      ]}
    />
  ),
  note: <TextField source="note" component="pre" />,
  short_name: <TextField source="short_name" />,
  currency: <TextField source="currency" />,
  contact_name: <TextField source="contact_name" />,
  phone: <PhoneField source="phone" />,
  email: <EmailField source="email" />,
  tax_code: <TextField source="tax_code" />,
  address: <TextField source="address" />,
  contract_number: <TextField source="contract_number" />,
  contract_from: <DateField source="contract_from" />,
  contract_to: <DateField source="contract_to" />,
  contract_file: <FileLinkField source="contract_file" />,
  commission_percent: <QuantityField source="commission_percent" unit="resources.agencies.units.commission_percent" />,
  deposit: <MoneyField source="deposit" currency="currency" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
