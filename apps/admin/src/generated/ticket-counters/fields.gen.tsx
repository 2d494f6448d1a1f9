// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateTimeField,
  EnumField,
  EnumListField,
  GeoPointField,
  LocalizedTextField,
  NestedListField,
  QuantityField,
  ReferenceLink,
  TimeField,
} from '@tuyen/admin-kit';

export const ticketCounterFields = {
  code: <TextField source="code" />,
  name: <LocalizedTextField source="name" />,
  phone: <TextField source="phone" />,
  delivers_cards: <BooleanField source="delivers_cards" />,
  card_stock_limit: <QuantityField source="card_stock_limit" unit="resources.ticket-counters.units.card_stock_limit" />,
  status: <EnumField source="status" enum="status" />,
  card_counts: (
    <NestedListField source="card_counts">
      <DateTimeField source="at" />
      <TextField source="by" />
      <QuantityField source="held" unit="resources.ticket-counters.units.card_counts.held" />
      <QuantityField source="found" unit="resources.ticket-counters.units.card_counts.found" />
      <TextField source="missing" />
      <TextField source="extra" />
      <TextField source="reason" />
    </NestedListField>
  ),
  district_id: <ReferenceLink source="district_id" reference="districts" />,
  address: <TextField source="address" />,
  position: <GeoPointField source="position" />,
  opening_hours: (
    <NestedListField source="opening_hours">
      <EnumListField source="days" enum="weekday" />
      <TimeField source="opens" />
      <TimeField source="closes" />
    </NestedListField>
  ),
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
