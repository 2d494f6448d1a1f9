// From schemas/resources/order-members.json by `tuyen generate`. Edit that file, or own this: `tuyen eject order-members fields`.
import { TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  MoneyField,
  NestedListField,
  NumberField,
  ReferenceLink,
  UploadedImageField,
} from '@tuyen/admin-kit';

export const orderMemberFields = {
  order_id: <ReferenceLink source="order_id" reference="orders" />,
  number: <NumberField source="number" />,
  full_name: <TextField source="full_name" />,
  birth_date: <DateField source="birth_date" />,
  identity_number: <TextField source="identity_number" />,
  portrait: <UploadedImageField source="portrait" />,
  state: <EnumField source="state" enum="order-member-state" />,
  card_code: <TextField source="card_code" />,
  customer_card_id: <ReferenceLink source="customer_card_id" reference="customer-cards" />,
  customer_id: <ReferenceLink source="customer_id" reference="customers" />,
  amount: <MoneyField source="amount" currency="currency" />,
  reject_reason: <TextField source="reject_reason" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="order-member-state" />
      <EnumField source="to" enum="order-member-state" />
      <DateTimeField source="at" />
      <TextField source="by" />
      <TextField source="note" />
    </NestedListField>
  ),
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
