// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders form`.
import { FormSection, RecordForm, resolverFor, When } from '@tuyen/admin-kit';
import { inputs as orderInputs } from '../../custom/orders/inputs.tsx';
import { validateOrder } from './validate.gen.js';

const resolver = resolverFor(validateOrder);

export const OrderForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="request">
      {orderInputs.request_kind}
      {orderInputs.customer_id}
      <When condition={{ request_kind: ['RENEW', 'REISSUE'] }}>{orderInputs.customer_card_id}</When>
      <When condition={{ request_kind: 'REISSUE' }}>
        {orderInputs.reissue_reason}
        {orderInputs.reissue_note}
      </When>
    </FormSection>
    <FormSection name="ticket">
      {orderInputs.ticket_type}
      {orderInputs.transport_mode}
      {orderInputs.card_kind}
      <When condition={{ card_kind: ['PRIORITIZE', 'FREE', 'GROUP'] }}>{orderInputs.object_group_id}</When>
      <When condition={{ card_kind: 'GROUP' }}>
        {orderInputs.head_count}
        {orderInputs.members}
        {orderInputs.member_list}
      </When>
      <When condition={{ request_kind: 'RENEW' }}>{orderInputs.proofs}</When>
      {orderInputs.route_scope}
      <When condition={{ route_scope: 'ONE_ROUTE' }}>{orderInputs.route_ids}</When>
      <When condition={{ request_kind: ['REGISTER_NEW', 'RENEW', 'RETYPE'] }}>
        {orderInputs.ticket_price_id}
        {orderInputs.start_month}
        {orderInputs.start_on}
        {orderInputs.months}
      </When>
      {orderInputs.few_days_agreed}
    </FormSection>
    <FormSection name="delivery">
      {orderInputs.delivery_method}
      <When condition={{ delivery_method: 'COUNTER' }}>{orderInputs.ticket_counter_id}</When>
      <When condition={{ delivery_method: 'HOME' }}>
        {orderInputs.receiver_name}
        {orderInputs.receiver_phone}
        {orderInputs.delivery_city_id}
        {orderInputs.delivery_district_id}
        {orderInputs.delivery_address}
      </When>
    </FormSection>
    <FormSection name="payment">
      {orderInputs.payment_method}
      {orderInputs.language}
      {orderInputs.consent}
      {orderInputs.note}
    </FormSection>
  </RecordForm>
);
