// From schemas/resources/policies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject policies inputs`.
import { TextInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect, RichTextInput } from '@tuyen/admin-kit';

export const policyInputs = {
  tab: <EnumInput source="tab" enum="policy-tab" isRequired helperText="resources.policies.help.tab" />,
  issuer_id: (
    <ReferenceSelect
      source="issuer_id"
      reference="offices"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.policies.help.issuer_id"
    />
  ),
  effective_from: <DateInput source="effective_from" />,
  status: <EnumInput source="status" enum="status" />,
  title_vi: <TextInput source="title_vi" isRequired />,
  body_vi: <RichTextInput source="body_vi" isRequired />,
  title_en: <TextInput source="title_en" helperText="resources.policies.help.title_en" />,
  body_en: <RichTextInput source="body_en" helperText="resources.policies.help.body_en" />,
};
