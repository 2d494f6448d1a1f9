// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients inputs`.
import { TextInput } from 'react-admin';
import { DateInput, EnumInput, QuantityInput, TextListInput } from '@tuyen/admin-kit';

export const apiClientInputs = {
  name: <TextInput source="name" isRequired />,
  client_kind: <EnumInput source="client_kind" enum="client-kind" isRequired />,
  status: <EnumInput source="status" enum="status" />,
  expires_on: <DateInput source="expires_on" helperText="resources.api-clients.help.expires_on" />,
  note: <TextInput source="note" multiline minRows={3} />,
  permissions: <TextListInput source="permissions" isRequired helperText="resources.api-clients.help.permissions" />,
  rate_limit: <QuantityInput source="rate_limit" min={1} unit="resources.api-clients.units.rate_limit" isRequired />,
  allowed_ips: <TextListInput source="allowed_ips" helperText="resources.api-clients.help.allowed_ips" />,
  contact_name: <TextInput source="contact_name" />,
  contact_email: <TextInput source="contact_email" type="email" />,
};
