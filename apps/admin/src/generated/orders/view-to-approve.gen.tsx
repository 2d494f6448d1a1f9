// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders view-to-approve`.
import { ReferenceField, TextField } from 'react-admin';
import {
  DateField,
  EmailField,
  EnumField,
  EvidenceField,
  PhoneField,
  QueueEvidence,
  QueueFields,
  QueuePage,
  QueueRow,
  ReferenceLink,
} from '@tuyen/admin-kit';
import { orderFields } from './fields.gen.tsx';

export const OrderViewToApprove = () => (
  <QueuePage name="to-approve">
    <QueueRow>
      <ReferenceLink source="customer_id" reference="customers" link={false} />
      {orderFields.request_kind}
      {orderFields.created_at}
    </QueueRow>
    <QueueFields>
      {orderFields.request_kind}
      {orderFields.card_kind}
      {orderFields.object_group_id}
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
      <ReferenceField source="customer_id" reference="customers" label="resources.customers.fields.gender" link={false}>
        <EnumField source="gender" enum="gender" />
      </ReferenceField>
      <ReferenceField
        source="customer_id"
        reference="customers"
        label="resources.customers.fields.identity_number"
        link={false}
      >
        <TextField source="identity_number" />
      </ReferenceField>
      <ReferenceField
        source="customer_id"
        reference="customers"
        label="resources.customers.fields.group_name"
        link={false}
      >
        <TextField source="group_name" />
      </ReferenceField>
      <ReferenceField source="customer_id" reference="customers" label="resources.customers.fields.phone" link={false}>
        <PhoneField source="phone" />
      </ReferenceField>
      <ReferenceField source="customer_id" reference="customers" label="resources.customers.fields.email" link={false}>
        <EmailField source="email" />
      </ReferenceField>
      <ReferenceField
        source="customer_id"
        reference="customers"
        label="resources.customers.fields.address"
        link={false}
      >
        <TextField source="address" />
      </ReferenceField>
      {orderFields.ticket_price_id}
      {orderFields.valid_from}
      {orderFields.valid_to}
      {orderFields.head_count}
      {orderFields.delivery_method}
      {orderFields.receiver_name}
      {orderFields.receiver_phone}
      {orderFields.delivery_address}
      {orderFields.total}
      {orderFields.corrections}
      {orderFields.note}
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
      <ReferenceField source="customer_id" reference="customers" label="resources.customers.fields.proofs" link={false}>
        <EvidenceField source="proofs" />
      </ReferenceField>
      <EvidenceField source="member_list" links />
    </QueueEvidence>
  </QueuePage>
);
