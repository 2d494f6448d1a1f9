// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups fields`.
import { BooleanField, TextField } from 'react-admin';
import { DateTimeField, EnumField, QuantityField, ReferenceLink, TextListField } from '@tuyen/admin-kit';

export const objectGroupFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  card_kind: <EnumField source="card_kind" enum="card-kind" />,
  discount_percent: <QuantityField source="discount_percent" unit="resources.object-groups.units.discount_percent" />,
  documents_required: <TextListField source="documents_required" />,
  validity_months: <QuantityField source="validity_months" unit="resources.object-groups.units.validity_months" />,
  needs_approval: <BooleanField source="needs_approval" />,
  min_members: <QuantityField source="min_members" unit="resources.object-groups.units.min_members" />,
  age_from: <QuantityField source="age_from" unit="resources.object-groups.units.age_from" />,
  age_to: <QuantityField source="age_to" unit="resources.object-groups.units.age_to" />,
  description: <TextField source="description" component="pre" />,
  issuer_id: <ReferenceLink source="issuer_id" reference="offices" />,
  status: <EnumField source="status" enum="status" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
