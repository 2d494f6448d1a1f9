// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhooks columns`.
import { DataTable, UrlField } from 'react-admin';
import { DateTimeField, EnumField, EnumListField, NumberField } from '@tuyen/admin-kit';

export const webhookColumns = {
  name: <DataTable.Col source="name" />,
  url: (
    <DataTable.Col source="url">
      <UrlField source="url" />
    </DataTable.Col>
  ),
  resources: (
    <DataTable.Col source="resources" disableSort>
      <EnumListField source="resources" enum="webhook-resource" inLine />
    </DataTable.Col>
  ),
  events: (
    <DataTable.Col source="events" disableSort>
      <EnumListField source="events" enum="webhooks-events" inLine />
    </DataTable.Col>
  ),
  delivered_at: (
    <DataTable.Col source="delivered_at">
      <DateTimeField source="delivered_at" />
    </DataTable.Col>
  ),
  failures: (
    <DataTable.Col source="failures" align="right">
      <NumberField source="failures" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="webhooks-status" />
    </DataTable.Col>
  ),
};
