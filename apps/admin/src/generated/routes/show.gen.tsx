// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes show`.
import { RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { routeFields } from './fields.gen.tsx';

export const RouteShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {routeFields.code}
      {routeFields.name}
      {routeFields.route_serial}
      {routeFields.transport_mode}
      {routeFields.direction}
      {routeFields.company_id}
      {routeFields.city_id}
      {routeFields.length_m}
      {routeFields.color}
      {routeFields.monthly_sale}
      {routeFields.status}
      {routeFields.note}
      {routeFields.over_stop_limit}
    </ShowSection>
    <ShowSection name="service">
      {routeFields.first_trip}
      {routeFields.last_trip}
      {routeFields.headway_minutes}
      {routeFields.peak_headway_minutes}
    </ShowSection>
    <ShowSection name="stops">
      {routeFields.stops_outbound}
      {routeFields.stops_inbound}
    </ShowSection>
    <ShowSection name="system">
      {routeFields.created_at}
      {routeFields.updated_at}
      {routeFields.created_by}
    </ShowSection>
    <RelatedList resource="trips" by="route_id" />
    <RelatedList resource="nodes" by="route_id" />
    <RelatedList resource="ticket-prices" by="route_ids" />
    <RelatedList resource="schedules" by="route_id" />
    <RelatedList resource="stations" by="route_id" />
    <RelatedList resource="vehicles" by="route_id" />
    <RecordTimeline />
  </RecordShow>
);
