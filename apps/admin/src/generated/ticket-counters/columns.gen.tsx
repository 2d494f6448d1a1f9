// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters columns`.
import { BooleanField, DataTable } from 'react-admin';
import { EnumField, LocalizedTextField, ReferenceLink } from '@tuyen/admin-kit';

export const ticketCounterColumns = {
  code: <DataTable.Col source="code" />,
  name: (
    <DataTable.Col source="name">
      <LocalizedTextField source="name" />
    </DataTable.Col>
  ),
  district_id: (
    <DataTable.Col source="district_id">
      <ReferenceLink source="district_id" reference="districts" />
    </DataTable.Col>
  ),
  address: <DataTable.Col source="address" />,
  phone: <DataTable.Col source="phone" />,
  delivers_cards: (
    <DataTable.Col source="delivers_cards">
      <BooleanField source="delivers_cards" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
