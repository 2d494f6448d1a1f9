// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject reissue-cards list`.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { reissueCardColumns } from './columns.gen.tsx';
import { reissueCardFilters } from './filters.gen.tsx';

export const ReissueCardList = () => (
  <ResourceList filters={Object.values(reissueCardFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <DataTable rowClick="show">
      {reissueCardColumns.new_card_code}
      {reissueCardColumns.old_card_code}
      {reissueCardColumns.customer_id}
      {reissueCardColumns.reason}
      {reissueCardColumns.fee}
      {reissueCardColumns.reissued_on}
      {reissueCardColumns.old_card_returned}
    </DataTable>
  </ResourceList>
);
