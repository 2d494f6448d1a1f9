// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders view-corrections`.
import { ReferenceField, TextField } from 'react-admin';
import { EmailField, PhoneField, QueueFields, QueuePage, QueueRow, ReferenceLink } from '@tuyen/admin-kit';
import { orderFields } from './fields.gen.tsx';

export const OrderViewCorrections = () => (
  <QueuePage name="corrections">
    <QueueRow>
      <ReferenceLink source="customer_id" reference="customers" link={false} />
      {orderFields.expires_at}
    </QueueRow>
    <QueueFields>
      {orderFields.expires_at}
      {orderFields.corrections}
      {orderFields.request_kind}
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
      <ReferenceField source="customer_id" reference="customers" label="resources.customers.fields.email" link={false}>
        <EmailField source="email" />
      </ReferenceField>
      {orderFields.total}
    </QueueFields>
  </QueuePage>
);
