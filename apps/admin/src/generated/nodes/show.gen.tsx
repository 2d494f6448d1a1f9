// From schemas/resources/nodes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject nodes show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { nodeFields } from './fields.gen.tsx';

export const NodeShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {nodeFields.code}
      {nodeFields.number}
      {nodeFields.name}
      {nodeFields.status}
      {nodeFields.note}
    </ShowSection>
    <ShowSection name="place">
      {nodeFields.place}
      {nodeFields.station_id}
      {nodeFields.route_id}
    </ShowSection>
    <ShowSection name="sale">
      {nodeFields.device_id}
      {nodeFields.ticket_types}
    </ShowSection>
    <ShowSection name="system">
      {nodeFields.office_id}
      {nodeFields.created_at}
      {nodeFields.updated_at}
      {nodeFields.created_by}
    </ShowSection>
  </RecordShow>
);
