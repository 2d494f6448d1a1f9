// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject vehicles show`.
import { RecordAttachments, RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { vehicleFields } from './fields.gen.tsx';

export const VehicleShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {vehicleFields.plate}
      {vehicleFields.kind}
      {vehicleFields.seats}
      {vehicleFields.route_id}
      {vehicleFields.inspection_expires_on}
      {vehicleFields.brand}
      {vehicleFields.manufactured_year}
      {vehicleFields.status}
    </ShowSection>
    <ShowSection name="system">
      {vehicleFields.office_id}
      {vehicleFields.created_at}
      {vehicleFields.updated_at}
      {vehicleFields.created_by}
    </ShowSection>
    <RelatedList resource="trips" by="vehicle_id" />
    <RelatedList resource="command-transports" by="vehicle_id" />
    <RelatedList resource="devices" by="vehicle_id" />
    <RecordAttachments />
    <RecordTimeline />
  </RecordShow>
);
