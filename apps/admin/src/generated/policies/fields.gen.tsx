// From schemas/resources/policies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject policies fields`.
import { TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField, ReferenceLink, RichTextField } from '@tuyen/admin-kit';

export const policyFields = {
  tab: <EnumField source="tab" enum="policy-tab" />,
  issuer_id: <ReferenceLink source="issuer_id" reference="offices" />,
  effective_from: <DateField source="effective_from" />,
  status: <EnumField source="status" enum="status" />,
  title_vi: <TextField source="title_vi" />,
  body_vi: <RichTextField source="body_vi" />,
  title_en: <TextField source="title_en" />,
  body_en: <RichTextField source="body_en" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
