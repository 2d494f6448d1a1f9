// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules show`.
import { KeyFacts, RecordShow, ShowSection } from '@tuyen/admin-kit';
import { scheduleFields } from './fields.gen.tsx';

export const ScheduleShow = () => (
  <RecordShow>
    <KeyFacts>
      {scheduleFields.valid_from}
      {scheduleFields.valid_to}
    </KeyFacts>
    <ShowSection name="main">
      {scheduleFields.code}
      {scheduleFields.name}
      {scheduleFields.route_id}
      {scheduleFields.status}
      {scheduleFields.departure_count}
    </ShowSection>
    <ShowSection name="days">
      {scheduleFields.weekdays}
      {scheduleFields.valid_from}
      {scheduleFields.valid_to}
    </ShowSection>
    <ShowSection name="departures">{scheduleFields.departures}</ShowSection>
    <ShowSection name="system">
      {scheduleFields.office_id}
      {scheduleFields.created_at}
      {scheduleFields.updated_at}
      {scheduleFields.created_by}
    </ShowSection>
  </RecordShow>
);
