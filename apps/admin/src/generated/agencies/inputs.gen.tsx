// From schemas/resources/agencies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agencies inputs`.
import { TextInput } from 'react-admin';
import {
  DateInput,
  EnumInput,
  FormattedInput,
  MoneyInput,
  PhoneInput,
  QuantityInput,
  ReferenceSelect,
  UploadInput,
} from '@tuyen/admin-kit';

export const agencyInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired />,
  name: <TextInput source="name" isRequired />,
  type: <EnumInput source="type" enum="agency-type" isRequired />,
  agency_office_id: (
    <ReferenceSelect
      source="agency_office_id"
      reference="offices"
      options={[{ where: { organisation_type: { field: 'type' }, status: ['ACTIVE', null] } }]}
      isRequired
      helperText="resources.agencies.help.agency_office_id"
    />
  ),
  status: <EnumInput source="status" enum="status" helperText="resources.agencies.help.status" />,
  note: <TextInput source="note" multiline minRows={3} />,
  contact_name: <TextInput source="contact_name" />,
  phone: <PhoneInput source="phone" />,
  email: <TextInput source="email" type="email" />,
  tax_code: <FormattedInput source="tax_code" format="tax-code" />,
  address: <TextInput source="address" />,
  contract_number: <TextInput source="contract_number" isRequired />,
  contract_from: <DateInput source="contract_from" isRequired />,
  contract_to: <DateInput source="contract_to" helperText="resources.agencies.help.contract_to" />,
  contract_file: <UploadInput source="contract_file" accept={['application/pdf', 'image/jpeg', 'image/png']} />,
  commission_percent: (
    <QuantityInput
      source="commission_percent"
      min={0}
      decimals={6}
      unit="resources.agencies.units.commission_percent"
      isRequired
      helperText="resources.agencies.help.commission_percent"
    />
  ),
  deposit: <MoneyInput source="deposit" min={0} currency="currency" helperText="resources.agencies.help.deposit" />,
};
