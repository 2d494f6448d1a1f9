// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders view-to-publish`.
import { ReferenceField, TextField } from 'react-admin';
import { QueueFields, QueuePage, QueueRow, ReferenceLink } from '@tuyen/admin-kit';
import { orderFields } from './fields.gen.tsx';

export const OrderViewToPublish = () => (
  <QueuePage name="to-publish">
    <QueueRow>
      <ReferenceLink source="customer_id" reference="customers" link={false} />
      {orderFields.card_code}
    </QueueRow>
    <QueueFields>
      {orderFields.status}
      <ReferenceField
        source="customer_id"
        reference="customers"
        label="resources.customers.fields.full_name"
        link={false}
      >
        <TextField source="full_name" />
      </ReferenceField>
      {orderFields.request_kind}
      {orderFields.card_code}
      {orderFields.customer_card_id}
      {orderFields.ticket_price_id}
      {orderFields.valid_from}
      {orderFields.valid_to}
    </QueueFields>
  </QueuePage>
);
