// From schemas/resources/tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject tickets columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, ReferenceLink, StateField } from '@tuyen/admin-kit';

export const ticketColumns = {
  serial: <DataTable.Col source="serial" />,
  ticket_type: (
    <DataTable.Col source="ticket_type">
      <EnumField source="ticket_type" enum="ticket-type" />
    </DataTable.Col>
  ),
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  node_code: <DataTable.Col source="node_code" />,
  price: (
    <DataTable.Col source="price" align="right">
      <MoneyField source="price" currency="currency" />
    </DataTable.Col>
  ),
  sold_at: (
    <DataTable.Col source="sold_at">
      <DateTimeField source="sold_at" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <StateField
        source="state"
        enum="ticket-state"
        overrides={[
          { when: { state: 'SOLD' }, past: 'valid_to', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
        ]}
      />
    </DataTable.Col>
  ),
};
