// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-cards fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  NestedListField,
  ReferenceLink,
  ReferenceListField,
  StateField,
} from '@tuyen/admin-kit';

export const customerCardFields = {
  card_code: <TextField source="card_code" />,
  customer_id: <ReferenceLink source="customer_id" reference="customers" />,
  mode: <EnumField source="mode" enum="card-mode" />,
  issue_kind: <EnumField source="issue_kind" enum="issue-kind" />,
  issued_on: <DateField source="issued_on" />,
  status: (
    <StateField
      source="status"
      enum="status"
      overrides={[
        { when: { is_locked: true }, label: { vi: 'Bị khóa', en: 'Locked' }, color: 'danger' },
        { when: { status: 'ACTIVE' }, past: 'valid_to', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
      ]}
    />
  ),
  document_number: <TextField source="document_number" />,
  is_locked: <BooleanField source="is_locked" />,
  lock_cause: <EnumField source="lock_cause" enum="card-lock-cause" />,
  lock_reason: <TextField source="lock_reason" />,
  kind: <EnumField source="kind" enum="card-kind" />,
  object_group_id: <ReferenceLink source="object_group_id" reference="object-groups" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  route_scope: <EnumField source="route_scope" enum="route-scope" />,
  route_ids: <ReferenceListField source="route_ids" reference="routes" />,
  valid_from: <DateField source="valid_from" />,
  valid_to: <DateField source="valid_to" />,
  valid_periods: (
    <NestedListField source="valid_periods">
      <DateField source="valid_from" />
      <DateField source="valid_to" />
    </NestedListField>
  ),
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
