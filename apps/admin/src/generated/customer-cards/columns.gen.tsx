// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-cards columns`.
import { DataTable } from 'react-admin';
import { DateField, EnumField, ReferenceLink, StateField } from '@tuyen/admin-kit';

export const customerCardColumns = {
  card_code: <DataTable.Col source="card_code" />,
  document_number: <DataTable.Col source="document_number" />,
  customer_id: (
    <DataTable.Col source="customer_id">
      <ReferenceLink source="customer_id" reference="customers" />
    </DataTable.Col>
  ),
  mode: (
    <DataTable.Col source="mode">
      <EnumField source="mode" enum="card-mode" />
    </DataTable.Col>
  ),
  kind: (
    <DataTable.Col source="kind">
      <EnumField source="kind" enum="card-kind" />
    </DataTable.Col>
  ),
  valid_to: (
    <DataTable.Col source="valid_to">
      <DateField source="valid_to" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <StateField
        source="status"
        enum="status"
        overrides={[
          { when: { is_locked: true }, label: { vi: 'Bị khóa', en: 'Locked' }, color: 'danger' },
          { when: { status: 'ACTIVE' }, past: 'valid_to', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
        ]}
      />
    </DataTable.Col>
  ),
};
