// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhooks fields`.
import { TextField, UrlField } from 'react-admin';
import {
  DateTimeField,
  EnumField,
  EnumListField,
  NestedListField,
  NumberField,
  ReferenceLink,
  TextListField,
} from '@tuyen/admin-kit';

export const webhookFields = {
  name: <TextField source="name" />,
  url: <UrlField source="url" />,
  status: <EnumField source="status" enum="webhooks-status" />,
  problem: <EnumField source="problem" enum="webhooks-problem" />,
  failures: <NumberField source="failures" />,
  delivered_at: <DateTimeField source="delivered_at" />,
  resources: <EnumListField source="resources" enum="webhook-resource" />,
  events: <EnumListField source="events" enum="webhooks-events" />,
  transitions: <TextListField source="transitions" />,
  record_office_id: <ReferenceLink source="record_office_id" reference="offices" />,
  conditions: (
    <NestedListField source="conditions">
      <TextField source="field" />
      <EnumField source="operator" enum="webhooks-conditions-operator" />
      <TextField source="value" />
    </NestedListField>
  ),
  owner_id: <ReferenceLink source="owner_id" reference="users" />,
  secret_issued_at: <DateTimeField source="secret_issued_at" />,
  previous_secret_until: <DateTimeField source="previous_secret_until" />,
};
