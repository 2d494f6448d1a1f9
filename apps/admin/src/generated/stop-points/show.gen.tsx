// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { stopPointFields } from './fields.gen.tsx';

export const StopPointShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {stopPointFields.code}
      {stopPointFields.name}
      {stopPointFields.has_shelter}
      {stopPointFields.status}
    </ShowSection>
    <ShowSection name="place">
      {stopPointFields.district_id}
      {stopPointFields.address}
      {stopPointFields.latitude}
      {stopPointFields.longitude}
    </ShowSection>
    <ShowSection name="system">
      {stopPointFields.created_at}
      {stopPointFields.updated_at}
      {stopPointFields.created_by}
    </ShowSection>
  </RecordShow>
);
