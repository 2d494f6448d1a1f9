// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject sell-coin-commands show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { sellCoinCommandFields } from './fields.gen.tsx';

export const SellCoinCommandShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {sellCoinCommandFields.code}
      {sellCoinCommandFields.state}
      {sellCoinCommandFields.coin_id}
      {sellCoinCommandFields.buyer_id}
      {sellCoinCommandFields.amount}
      {sellCoinCommandFields.cancel_reason}
      {sellCoinCommandFields.note}
    </ShowSection>
    <ShowSection name="payment">
      {sellCoinCommandFields.payment_method}
      {sellCoinCommandFields.receipt_number}
      {sellCoinCommandFields.shift_id}
      {sellCoinCommandFields.balance_before}
      {sellCoinCommandFields.balance_after}
      {sellCoinCommandFields.completed_at}
    </ShowSection>
    <ShowSection name="history">{sellCoinCommandFields.state_history}</ShowSection>
    <ShowSection name="system">
      {sellCoinCommandFields.office_id}
      {sellCoinCommandFields.created_by}
      {sellCoinCommandFields.created_at}
      {sellCoinCommandFields.updated_at}
    </ShowSection>
  </RecordShow>
);
