// From schemas/resources/districts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject districts show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { districtFields } from './fields.gen.tsx';

export const DistrictShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {districtFields.code}
      {districtFields.name}
      {districtFields.former_names}
      {districtFields.city_id}
      {districtFields.zone}
      {districtFields.status}
    </ShowSection>
    <ShowSection name="system">
      {districtFields.created_at}
      {districtFields.updated_at}
      {districtFields.created_by}
    </ShowSection>
  </RecordShow>
);
