// From schemas/resources/object-groups.json by `tuyen generate`. Edit that, or own this as custom/object-groups/fields.tsx.
import { BooleanField, NumberField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, TextListField } from '@tuyen/kit/admin';

export const objectGroupFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  card_kind: <EnumField source="card_kind" enum="card-kind" />,
  discount_percent: <NumberField source="discount_percent" />,
  documents_required: <TextListField source="documents_required" />,
  validity_months: <NumberField source="validity_months" />,
  needs_approval: <BooleanField source="needs_approval" />,
  age_from: <NumberField source="age_from" />,
  age_to: <NumberField source="age_to" />,
  description: <TextField source="description" component="pre" />,
  status: <EnumField source="status" enum="status" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
