// From schemas/resources/mails.json by `tuyen generate`. Edit that file, or own this: `tuyen eject mails list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { mailColumns } from './columns.gen.tsx';
import { mailFilters } from './filters.gen.tsx';

export const MailList = () => (
  <ResourceList filters={Object.values(mailFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {mailColumns.created_at}
      {mailColumns.state}
      {mailColumns.channel}
      {mailColumns.recipient}
      {mailColumns.subject}
      {mailColumns.order_id}
      {mailColumns.problem}
      {mailColumns.attempts}
    </ResourceTable>
  </ResourceList>
);
