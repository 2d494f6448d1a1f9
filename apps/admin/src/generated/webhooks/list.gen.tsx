// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhooks list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { webhookColumns } from './columns.gen.tsx';
import { webhookFilters } from './filters.gen.tsx';

export const WebhookList = () => (
  <ResourceList filters={Object.values(webhookFilters)} sort={{ field: 'name', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {webhookColumns.name}
      {webhookColumns.url}
      {webhookColumns.resources}
      {webhookColumns.events}
      {webhookColumns.delivered_at}
      {webhookColumns.failures}
      {webhookColumns.status}
    </ResourceTable>
  </ResourceList>
);
