// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that, or own this as custom/customer-requests/fields.tsx.
import { BooleanField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, NestedListField, PhoneField, UploadedImageField } from '@tuyen/kit/admin';

export const customerRequestFields = {
  code: <TextField source="code" />,
  kind: <EnumField source="kind" enum="request-kind" />,
  status: <EnumField source="status" enum="order-status" />,
  order_id: <ReferenceField source="order_id" reference="orders" link="show" />,
  customer_id: <ReferenceField source="customer_id" reference="customers" link="show" />,
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
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
