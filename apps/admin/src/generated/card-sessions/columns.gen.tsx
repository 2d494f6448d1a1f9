// From schemas/resources/card-sessions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject card-sessions columns`.
import { BooleanField, DataTable } from 'react-admin';
import { DateTimeField, ReferenceLink } from '@tuyen/admin-kit';

export const cardSessionColumns = {
  customer_id: (
    <DataTable.Col source="customer_id">
      <ReferenceLink source="customer_id" reference="customers" />
    </DataTable.Col>
  ),
  device: <DataTable.Col source="device" />,
  kept: (
    <DataTable.Col source="kept">
      <BooleanField source="kept" />
    </DataTable.Col>
  ),
  started_at: (
    <DataTable.Col source="started_at">
      <DateTimeField source="started_at" />
    </DataTable.Col>
  ),
  used_at: (
    <DataTable.Col source="used_at">
      <DateTimeField source="used_at" />
    </DataTable.Col>
  ),
  ends_at: (
    <DataTable.Col source="ends_at">
      <DateTimeField source="ends_at" />
    </DataTable.Col>
  ),
  ended_at: (
    <DataTable.Col source="ended_at">
      <DateTimeField source="ended_at" />
    </DataTable.Col>
  ),
};
