// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateTimeField,
  EnumField,
  LocalizedTextField,
  NestedListField,
  QuantityField,
  ReferenceLink,
} from '@tuyen/admin-kit';

export const objectGroupFields = {
  code: <TextField source="code" />,
  name: <LocalizedTextField source="name" />,
  card_kind: <EnumField source="card_kind" enum="card-kind" />,
  discount_percent: <QuantityField source="discount_percent" unit="resources.object-groups.units.discount_percent" />,
  validity_months: <QuantityField source="validity_months" unit="resources.object-groups.units.validity_months" />,
  needs_approval: <BooleanField source="needs_approval" />,
  min_members: <QuantityField source="min_members" unit="resources.object-groups.units.min_members" />,
  age_from: <QuantityField source="age_from" unit="resources.object-groups.units.age_from" />,
  age_to: <QuantityField source="age_to" unit="resources.object-groups.units.age_to" />,
  description: <LocalizedTextField source="description" multiline />,
  issuer_id: <ReferenceLink source="issuer_id" reference="offices" />,
  status: <EnumField source="status" enum="status" />,
  documents_required: (
    <NestedListField source="documents_required">
      <LocalizedTextField source="name" />
    </NestedListField>
  ),
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
