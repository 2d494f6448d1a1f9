// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { stationFields } from './fields.gen.tsx';

export const StationShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {stationFields.code}
      {stationFields.name}
      {stationFields.transport_mode}
      {stationFields.opens}
      {stationFields.closes}
      {stationFields.status}
    </ShowSection>
    <ShowSection name="line">
      {stationFields.route_id}
      {stationFields.order_on_line}
      {stationFields.distance_m}
      {stationFields.is_interchange}
    </ShowSection>
    <ShowSection name="place">
      {stationFields.district_id}
      {stationFields.address}
      {stationFields.position}
    </ShowSection>
    <ShowSection name="system">
      {stationFields.created_at}
      {stationFields.updated_at}
      {stationFields.created_by}
    </ShowSection>
  </RecordShow>
);
