// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders view-to-attach-card`.
import { ReferenceField, TextField } from 'react-admin';
import {
  DateField,
  EvidenceField,
  QueueEvidence,
  QueueFields,
  QueuePage,
  QueueRow,
  ReferenceLink,
} from '@tuyen/admin-kit';
import { orderFields } from './fields.gen.tsx';

export const OrderViewToAttachCard = () => (
  <QueuePage name="to-attach-card">
    <QueueRow>
      <ReferenceLink source="customer_id" reference="customers" link={false} />
      {orderFields.created_at}
    </QueueRow>
    <QueueFields>
      <ReferenceField
        source="customer_id"
        reference="customers"
        label="resources.customers.fields.full_name"
        link={false}
      >
        <TextField source="full_name" />
      </ReferenceField>
      <ReferenceField
        source="customer_id"
        reference="customers"
        label="resources.customers.fields.birth_date"
        link={false}
      >
        <DateField source="birth_date" />
      </ReferenceField>
      {orderFields.card_kind}
      {orderFields.request_kind}
      {orderFields.reissue_reason}
      {orderFields.reissue_note}
      {orderFields.ticket_price_id}
      {orderFields.delivery_method}
      {orderFields.ticket_counter_id}
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
