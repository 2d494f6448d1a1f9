// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject reissue-cards list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { reissueCardColumns } from './columns.gen.tsx';
import { reissueCardFilters } from './filters.gen.tsx';

export const ReissueCardList = () => (
  <ResourceList filters={Object.values(reissueCardFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {reissueCardColumns.new_card_code}
      {reissueCardColumns.old_card_code}
      {reissueCardColumns.customer_id}
      {reissueCardColumns.reason}
      {reissueCardColumns.fee}
      {reissueCardColumns.reissued_on}
      {reissueCardColumns.old_card_returned}
    </ResourceTable>
  </ResourceList>
);
