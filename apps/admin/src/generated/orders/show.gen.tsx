// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders show`.
import { ReferenceField } from 'react-admin';
import {
  EvidenceField,
  KeyFacts,
  RecordShow,
  RecordTimeline,
  RelatedList,
  ShowEvidence,
  ShowSection,
} from '@tuyen/admin-kit';
import { orderFields } from './fields.gen.tsx';

export const OrderShow = () => (
  <RecordShow>
    <KeyFacts>
      {orderFields.request_kind}
      {orderFields.customer_id}
      {orderFields.total}
      {orderFields.expires_at}
    </KeyFacts>
    <ShowEvidence>
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
    </ShowEvidence>
    <ShowSection name="state">
      {orderFields.code}
      {orderFields.status}
      {orderFields.overdue}
      {orderFields.request_kind}
      {orderFields.card_code}
      {orderFields.corrections}
      {orderFields.reject_reason}
    </ShowSection>
    <ShowSection name="ticket">
      {orderFields.ticket_type}
      {orderFields.transport_mode}
      {orderFields.card_kind}
      {orderFields.object_group_id}
      {orderFields.head_count}
      {orderFields.members}
      {orderFields.member_list}
      {orderFields.proofs}
      {orderFields.route_scope}
      {orderFields.route_ids}
      {orderFields.ticket_price_id}
      {orderFields.start_month}
      {orderFields.start_on}
      {orderFields.months}
      {orderFields.few_days_agreed}
      {orderFields.valid_from}
      {orderFields.valid_to}
    </ShowSection>
    <ShowSection name="customer" aside>
      {orderFields.customer_id}
      {orderFields.customer_card_id}
      {orderFields.reissue_reason}
      {orderFields.reissue_note}
    </ShowSection>
    <ShowSection name="delivery">
      {orderFields.delivery_method}
      {orderFields.ticket_counter_id}
      {orderFields.receiver_name}
      {orderFields.receiver_phone}
      {orderFields.delivery_city_id}
      {orderFields.delivery_district_id}
      {orderFields.delivery_address}
      {orderFields.delivery_area}
    </ShowSection>
    <ShowSection name="payment">
      {orderFields.base_amount}
      {orderFields.discount_amount}
      {orderFields.issuance_fee}
      {orderFields.transport_fee}
      {orderFields.shipping_fee}
      {orderFields.total}
      {orderFields.payment_method}
      {orderFields.transfer_bank}
      {orderFields.transfer_account}
      {orderFields.transfer_holder}
      {orderFields.coin_id}
      {orderFields.needs_payment}
      {orderFields.needs_approval}
      {orderFields.paid_at}
      {orderFields.expires_at}
      {orderFields.refund_state}
      {orderFields.refund_amount}
    </ShowSection>
    <ShowSection name="history">{orderFields.status_history}</ShowSection>
    <ShowSection name="origin">
      {orderFields.language}
      {orderFields.client_kind}
      {orderFields.device_class}
      {orderFields.os}
      {orderFields.consent}
      {orderFields.consented_at}
      {orderFields.consent_policy_id}
      {orderFields.consent_policy_version}
      {orderFields.consent_language}
      {orderFields.note}
      {orderFields.office_id}
      {orderFields.created_by}
      {orderFields.created_at}
      {orderFields.updated_at}
    </ShowSection>
    <RelatedList resource="order-members" by="order_id" />
    <RelatedList resource="monthly-tickets" by="order_id" />
    <RelatedList resource="transactions" by="order_id" />
    <RelatedList resource="bank-statement-lines" by="order_id" />
    <RelatedList resource="customer-requests" by="order_id" />
    <RelatedList resource="reissue-cards" by="order_id" />
    <RelatedList resource="mails" by="order_id" />
    <RecordTimeline />
  </RecordShow>
);
