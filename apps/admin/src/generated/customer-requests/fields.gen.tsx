// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-requests fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateTimeField,
  EnumField,
  NestedListField,
  PhoneField,
  ReferenceLink,
  UploadedImageField,
} from '@tuyen/admin-kit';

export const customerRequestFields = {
  code: <TextField source="code" />,
  kind: <EnumField source="kind" enum="request-kind" />,
  status: <EnumField source="status" enum="order-status" />,
  order_id: <ReferenceLink source="order_id" reference="orders" />,
  customer_id: <ReferenceLink source="customer_id" reference="customers" />,
  card_code: <TextField source="card_code" />,
  phone: <PhoneField source="phone" />,
  note: <TextField source="note" component="pre" />,
  documents: <UploadedImageField source="documents" multiple />,
  corrections: (
    <NestedListField source="corrections">
      <EnumField source="field" enum="correctable-field" />
      <TextField source="message" />
      <BooleanField source="done" />
    </NestedListField>
  ),
  received_from: <EnumField source="received_from" enum="client-kind" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
