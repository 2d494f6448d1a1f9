// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-transports show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { commandTransportFields } from './fields.gen.tsx';

export const CommandTransportShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {commandTransportFields.code}
      {commandTransportFields.state}
      {commandTransportFields.command_date}
      {commandTransportFields.route_id}
      {commandTransportFields.vehicle_id}
      {commandTransportFields.driver_id}
      {commandTransportFields.conductor_id}
      {commandTransportFields.trip_ids}
      {commandTransportFields.note}
    </ShowSection>
    <ShowSection name="tickets">
      {commandTransportFields.ticket_ranges}
      {commandTransportFields.issued_quantity}
      {commandTransportFields.returned_ranges}
      {commandTransportFields.returned_quantity}
      {commandTransportFields.sold_quantity}
    </ShowSection>
    <ShowSection name="cash">
      {commandTransportFields.cash_due}
      {commandTransportFields.cash_handed_in}
      {commandTransportFields.difference}
      {commandTransportFields.difference_reason}
      {commandTransportFields.money_shift_id}
    </ShowSection>
    <ShowSection name="history">
      {commandTransportFields.issued_at}
      {commandTransportFields.issued_by}
      {commandTransportFields.returned_at}
      {commandTransportFields.returned_by}
      {commandTransportFields.state_history}
    </ShowSection>
    <ShowSection name="system">
      {commandTransportFields.office_id}
      {commandTransportFields.created_by}
      {commandTransportFields.created_at}
      {commandTransportFields.updated_at}
    </ShowSection>
  </RecordShow>
);
