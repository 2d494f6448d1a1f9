// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject electronic-cards columns`.
import { DataTable } from 'react-admin';
import { DateField, DateTimeField, EnumField, ReferenceLink } from '@tuyen/admin-kit';

export const electronicCardColumns = {
  card_code: <DataTable.Col source="card_code" />,
  code: <DataTable.Col source="code" />,
  chip_number: <DataTable.Col source="chip_number" />,
  batch: <DataTable.Col source="batch" />,
  ticket_counter_id: (
    <DataTable.Col source="ticket_counter_id">
      <ReferenceLink source="ticket_counter_id" reference="ticket-counters" />
    </DataTable.Col>
  ),
  issue_kind: (
    <DataTable.Col source="issue_kind">
      <EnumField source="issue_kind" enum="issue-kind" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="stock-card-state" />
    </DataTable.Col>
  ),
  received_on: (
    <DataTable.Col source="received_on">
      <DateField source="received_on" />
    </DataTable.Col>
  ),
  missing_since: (
    <DataTable.Col source="missing_since">
      <DateTimeField source="missing_since" />
    </DataTable.Col>
  ),
};
