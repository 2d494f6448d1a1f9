// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-requests inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, ImageUploadInput, ReferenceSelect } from '@tuyen/admin-kit';

export const customerRequestInputs = {
  kind: <EnumInput source="kind" enum="request-kind" isRequired helperText="resources.customer-requests.help.kind" />,
  order_id: (
    <ReferenceSelect
      source="order_id"
      reference="orders"
      options={[{ when: { kind: ['REGISTER_NEW', 'RENEW', 'REISSUE'] }, where: { request_kind: { field: 'kind' } } }]}
      isRequired
      helperText="resources.customer-requests.help.order_id"
    />
  ),
  note: <TextInput source="note" multiline minRows={3} />,
  documents: (
    <ImageUploadInput
      source="documents"
      accept={['image/jpeg', 'image/png', 'image/webp']}
      multiple
      helperText="resources.customer-requests.help.documents"
    />
  ),
};
