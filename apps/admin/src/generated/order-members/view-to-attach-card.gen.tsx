// From schemas/resources/order-members.json by `tuyen generate`. Edit that file, or own this: `tuyen eject order-members view-to-attach-card`.
import { ReferenceField, TextField } from 'react-admin';
import { EvidenceField, QueueEvidence, QueueFields, QueuePage, QueueRow, ReferenceLink } from '@tuyen/admin-kit';
import { orderMemberFields } from './fields.gen.tsx';

export const OrderMemberViewToAttachCard = () => (
  <QueuePage name="to-attach-card">
    <QueueRow>
      {orderMemberFields.full_name}
      <ReferenceLink source="order_id" reference="orders" link={false} />
    </QueueRow>
    <QueueFields>
      {orderMemberFields.number}
      {orderMemberFields.full_name}
      {orderMemberFields.birth_date}
      {orderMemberFields.identity_number}
      {orderMemberFields.order_id}
      <ReferenceField source="order_id" reference="orders" label="resources.customers.fields.group_name" link={false}>
        <ReferenceField
          source="customer_id"
          reference="customers"
          label="resources.customers.fields.group_name"
          link={false}
        >
          <TextField source="group_name" />
        </ReferenceField>
      </ReferenceField>
      <ReferenceField source="order_id" reference="orders" label="resources.customers.fields.full_name" link={false}>
        <ReferenceField
          source="customer_id"
          reference="customers"
          label="resources.customers.fields.full_name"
          link={false}
        >
          <TextField source="full_name" />
        </ReferenceField>
      </ReferenceField>
      <ReferenceField source="order_id" reference="orders" label="resources.orders.fields.ticket_price_id" link={false}>
        <ReferenceLink source="ticket_price_id" reference="ticket-prices" />
      </ReferenceField>
      <ReferenceField
        source="order_id"
        reference="orders"
        label="resources.orders.fields.ticket_counter_id"
        link={false}
      >
        <ReferenceLink source="ticket_counter_id" reference="ticket-counters" />
      </ReferenceField>
    </QueueFields>
    <QueueEvidence>
      <EvidenceField source="portrait" />
    </QueueEvidence>
  </QueuePage>
);
