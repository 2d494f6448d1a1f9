// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject work-shifts show`.
import { KeyFacts, RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { workShiftFields } from './fields.gen.tsx';

export const WorkShiftShow = () => (
  <RecordShow>
    <KeyFacts>
      {workShiftFields.difference}
      {workShiftFields.total_sales}
      {workShiftFields.work_date}
    </KeyFacts>
    <ShowSection name="main">
      {workShiftFields.code}
      {workShiftFields.state}
      {workShiftFields.work_date}
      {workShiftFields.shift_number}
      {workShiftFields.user_id}
      {workShiftFields.node_id}
      {workShiftFields.ticket_counter_id}
      {workShiftFields.planned_from}
      {workShiftFields.planned_to}
      {workShiftFields.note}
    </ShowSection>
    <ShowSection name="cash">
      {workShiftFields.opening_cash}
      {workShiftFields.cash_expected}
      {workShiftFields.cash_counted}
      {workShiftFields.cash_notes}
      {workShiftFields.difference}
      {workShiftFields.closing_note}
      {workShiftFields.handed_over_to}
    </ShowSection>
    <ShowSection name="sales">
      {workShiftFields.total_quantity}
      {workShiftFields.total_sales}
      {workShiftFields.total_refunds}
      {workShiftFields.lines}
      {workShiftFields.paper_tickets}
      {workShiftFields.paper_shortage}
      {workShiftFields.paper_excess}
    </ShowSection>
    <ShowSection name="history">
      {workShiftFields.opened_at}
      {workShiftFields.counted_at}
      {workShiftFields.counted_by}
      {workShiftFields.closed_at}
      {workShiftFields.closed_by}
      {workShiftFields.state_history}
    </ShowSection>
    <ShowSection name="system">
      {workShiftFields.office_id}
      {workShiftFields.created_by}
      {workShiftFields.created_at}
      {workShiftFields.updated_at}
    </ShowSection>
    <RelatedList resource="tickets" by="shift_id" />
    <RelatedList resource="daily-tickets" by="shift_id" />
    <RelatedList resource="monthly-tickets" by="shift_id" />
    <RelatedList resource="transactions" by="shift_id" />
    <RelatedList resource="command-tickets" by="shift_id" />
    <RecordTimeline />
  </RecordShow>
);
