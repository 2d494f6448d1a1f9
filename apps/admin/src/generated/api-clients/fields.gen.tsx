// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients fields`.
import { TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EmailField,
  EnumField,
  QuantityField,
  ReferenceLink,
  StateField,
  TextListField,
} from '@tuyen/admin-kit';

export const apiClientFields = {
  name: <TextField source="name" />,
  client_kind: <EnumField source="client_kind" enum="client-kind" />,
  status: (
    <StateField
      source="status"
      enum="status"
      overrides={[
        { when: { status: 'ACTIVE' }, past: 'expires_on', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
      ]}
    />
  ),
  expires_on: <DateField source="expires_on" />,
  note: <TextField source="note" component="pre" />,
  key_prefix: <TextField source="key_prefix" />,
  key_issued_at: <DateTimeField source="key_issued_at" />,
  last_used_at: <DateTimeField source="last_used_at" />,
  permissions: <TextListField source="permissions" />,
  rate_limit: <QuantityField source="rate_limit" unit="resources.api-clients.units.rate_limit" />,
  allowed_ips: <TextListField source="allowed_ips" />,
  contact_name: <TextField source="contact_name" />,
  contact_email: <EmailField source="contact_email" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
