// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders view-to-deliver`.
import { ReferenceField, TextField } from 'react-admin';
import {
  EvidenceField,
  PhoneField,
  QueueEvidence,
  QueueFields,
  QueuePage,
  QueueRow,
  ReferenceLink,
} from '@tuyen/admin-kit';
import { orderFields } from './fields.gen.tsx';

export const OrderViewToDeliver = () => (
  <QueuePage name="to-deliver">
    <QueueRow>
      <ReferenceLink source="customer_id" reference="customers" link={false} />
      {orderFields.delivery_method}
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
      <ReferenceField source="customer_id" reference="customers" label="resources.customers.fields.phone" link={false}>
        <PhoneField source="phone" />
      </ReferenceField>
      {orderFields.card_code}
      {orderFields.delivery_method}
      {orderFields.ticket_counter_id}
      {orderFields.receiver_name}
      {orderFields.receiver_phone}
      {orderFields.delivery_address}
      {orderFields.delivery_area}
    </QueueFields>
    <QueueEvidence>
      <ReferenceField
        source="customer_id"
        reference="customers"
        label="resources.customers.fields.portrait"
        link={false}
      >
        <EvidenceField source="portrait" />
      </ReferenceField>
    </QueueEvidence>
  </QueuePage>
);
