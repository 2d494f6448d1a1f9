// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject acceptance-commands fields`.
import { TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  FileLinkField,
  MoneyField,
  NestedListField,
  QuantityField,
  ReferenceLink,
} from '@tuyen/admin-kit';

export const acceptanceCommandFields = {
  code: <TextField source="code" />,
  state: <EnumField source="state" enum="acceptance-state" />,
  period_from: <DateField source="period_from" />,
  period_to: <DateField source="period_to" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  decision_note: <TextField source="decision_note" />,
  note: <TextField source="note" component="pre" />,
  trips_planned: <QuantityField source="trips_planned" unit="resources.acceptance-commands.units.trips_planned" />,
  trips_run: <QuantityField source="trips_run" unit="resources.acceptance-commands.units.trips_run" />,
  trips_lost: <QuantityField source="trips_lost" unit="resources.acceptance-commands.units.trips_lost" />,
  completion_percent: (
    <QuantityField source="completion_percent" unit="resources.acceptance-commands.units.completion_percent" />
  ),
  days: (
    <NestedListField source="days">
      <DateField source="day" />
      <QuantityField source="planned" unit="resources.acceptance-commands.units.days.planned" />
      <QuantityField source="run" unit="resources.acceptance-commands.units.days.run" />
      <QuantityField source="lost" unit="resources.acceptance-commands.units.days.lost" />
    </NestedListField>
  ),
  unit_price: <MoneyField source="unit_price" currency="currency" />,
  deduction: <MoneyField source="deduction" currency="currency" />,
  deduction_reason: <TextField source="deduction_reason" />,
  amount: <MoneyField source="amount" currency="currency" />,
  attachment: <FileLinkField source="attachment" />,
  submitted_at: <DateTimeField source="submitted_at" />,
  submitted_by: <ReferenceLink source="submitted_by" reference="users" />,
  decided_at: <DateTimeField source="decided_at" />,
  decided_by: <ReferenceLink source="decided_by" reference="users" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="acceptance-state" />
      <EnumField source="to" enum="acceptance-state" />
      <DateTimeField source="at" />
      <TextField source="by" />
      <TextField source="note" />
    </NestedListField>
  ),
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
