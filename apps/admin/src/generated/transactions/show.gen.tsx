// From schemas/resources/transactions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject transactions show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { transactionFields } from './fields.gen.tsx';

export const TransactionShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {transactionFields.code}
      {transactionFields.order_id}
      {transactionFields.ticket_serial}
      {transactionFields.coin_id}
      {transactionFields.currency}
      {transactionFields.balance_before}
      {transactionFields.balance_after}
      {transactionFields.provider}
      {transactionFields.direction}
      {transactionFields.amount}
      {transactionFields.provider_code}
      {transactionFields.transaction_code}
      {transactionFields.signature_valid}
      {transactionFields.state}
      {transactionFields.received_at}
      {transactionFields.shift_id}
      {transactionFields.rejection}
      {transactionFields.message}
    </ShowSection>
    <ShowSection name="raw_answer">{transactionFields.raw_answer}</ShowSection>
    <ShowSection name="system">
      {transactionFields.office_id}
      {transactionFields.created_at}
      {transactionFields.updated_at}
      {transactionFields.created_by}
    </ShowSection>
  </RecordShow>
);
