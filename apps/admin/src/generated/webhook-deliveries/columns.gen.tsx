// From schemas/resources/webhook-deliveries.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhook-deliveries columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, NumberField, ReferenceLink } from '@tuyen/admin-kit';

export const webhookDeliveryColumns = {
  created_at: (
    <DataTable.Col source="created_at">
      <DateTimeField source="created_at" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="webhook-deliveries-state" />
    </DataTable.Col>
  ),
  webhook_id: (
    <DataTable.Col source="webhook_id">
      <ReferenceLink source="webhook_id" reference="webhooks" />
    </DataTable.Col>
  ),
  event: <DataTable.Col source="event" />,
  record_id: <DataTable.Col source="record_id" />,
  status_code: (
    <DataTable.Col source="status_code" align="right">
      <NumberField source="status_code" />
    </DataTable.Col>
  ),
  attempts: (
    <DataTable.Col source="attempts" align="right">
      <NumberField source="attempts" />
    </DataTable.Col>
  ),
};
