// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhooks inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, EnumListInput, NestedListInput, ReferenceSelect, TextListInput } from '@tuyen/admin-kit';

export const webhookInputs = {
  name: <TextInput source="name" isRequired />,
  url: <TextInput source="url" type="url" isRequired helperText="resources.webhooks.help.url" />,
  status: <EnumInput source="status" enum="webhooks-status" />,
  resources: <EnumListInput source="resources" enum="webhook-resource" isRequired />,
  events: <EnumListInput source="events" enum="webhooks-events" isRequired />,
  transitions: <TextListInput source="transitions" helperText="resources.webhooks.help.transitions" />,
  record_office_id: <ReferenceSelect source="record_office_id" reference="offices" />,
  conditions: (
    <NestedListInput source="conditions" helperText="resources.webhooks.help.conditions">
      <TextInput source="field" isRequired />
      <EnumInput source="operator" enum="webhooks-conditions-operator" isRequired />
      <TextInput source="value" />
    </NestedListInput>
  ),
};
