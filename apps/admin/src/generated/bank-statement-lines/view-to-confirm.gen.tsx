// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file, or own this: `tuyen eject bank-statement-lines view-to-confirm`.
import { ReferenceField, TextField } from 'react-admin';
import { EnumField, MoneyField, QueueFields, QueuePage, QueueRow, ReferenceLink } from '@tuyen/admin-kit';
import { bankStatementLineFields } from './fields.gen.tsx';

export const BankStatementLineViewToConfirm = () => (
  <QueuePage name="to-confirm">
    <QueueRow>
      {bankStatementLineFields.amount}
      <ReferenceLink source="order_id" reference="orders" link={false} />
    </QueueRow>
    <QueueFields>
      {bankStatementLineFields.description}
      {bankStatementLineFields.amount}
      {bankStatementLineFields.missing}
      {bankStatementLineFields.booked_on}
      {bankStatementLineFields.order_id}
      <ReferenceField source="order_id" reference="orders" label="resources.orders.fields.total" link={false}>
        <MoneyField source="total" currency="currency" />
      </ReferenceField>
      <ReferenceField source="order_id" reference="orders" label="resources.orders.fields.status" link={false}>
        <EnumField source="status" enum="order-status" />
      </ReferenceField>
      <ReferenceField source="order_id" reference="orders" label="resources.orders.fields.payment_method" link={false}>
        <EnumField source="payment_method" enum="payment-method" />
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
    </QueueFields>
  </QueuePage>
);
