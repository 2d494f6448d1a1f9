// From schemas/resources/webhook-deliveries.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhook-deliveries list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { webhookDeliveryColumns } from './columns.gen.tsx';
import { webhookDeliveryFilters } from './filters.gen.tsx';

export const WebhookDeliveryList = () => (
  <ResourceList filters={Object.values(webhookDeliveryFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {webhookDeliveryColumns.created_at}
      {webhookDeliveryColumns.state}
      {webhookDeliveryColumns.webhook_id}
      {webhookDeliveryColumns.event}
      {webhookDeliveryColumns.record_id}
      {webhookDeliveryColumns.status_code}
      {webhookDeliveryColumns.attempts}
    </ResourceTable>
  </ResourceList>
);
