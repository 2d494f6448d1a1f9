// From schemas/resources/orders.json by `tuyen generate`. Edit that file instead.
import type {
  Bank,
  CardKind,
  ClientKind,
  CorrectableField,
  DeliveryMethod,
  DeviceClass,
  Language,
  OrderStatus,
  Os,
  PaymentMethod,
  RefundState,
  ReissueReason,
  RouteScope,
  TransportMode,
} from './enums.gen.ts';

/** One of `orders` inside the server, secrets included. */
export type Order = {
  id: string;
  code: string;
  request_kind: 'REGISTER_NEW' | 'RENEW' | 'REISSUE';
  ticket_type: 'MONTHLY' | 'FREE';
  transport_mode: TransportMode;
  card_kind: CardKind;
  /** The id of one of `object-groups`. */
  object_group_id?: string | null;
  /** Unit: people. */
  head_count?: number | null;
  /** Addresses of uploads. */
  member_list?: readonly string[] | null;
  members?: readonly OrderMember[] | null;
  has_members?: boolean | null;
  /** Addresses of uploads. */
  proofs?: readonly string[] | null;
  route_scope: RouteScope;
  /** Ids of `routes`. */
  route_ids?: readonly string[] | null;
  /** The id of one of `ticket-prices`. */
  ticket_price_id?: string | null;
  /** `YYYY-MM` */
  start_month?: string | null;
  /** `YYYY-MM-DD` */
  start_on?: string | null;
  /** Unit: months. */
  months?: number | null;
  /** Unit: days. */
  hand_over_days?: number | null;
  /** `YYYY-MM-DD` */
  valid_from?: string | null;
  /** `YYYY-MM-DD` */
  valid_to?: string | null;
  /** The id of one of `customers`. */
  customer_id: string;
  /** The id of one of `customer-cards`. */
  customer_card_id?: string | null;
  reissue_reason?: ReissueReason | null;
  reissue_note?: string | null;
  delivery_method: DeliveryMethod;
  /** The id of one of `ticket-counters`. */
  ticket_counter_id?: string | null;
  receiver_name?: string | null;
  receiver_phone?: string | null;
  /** The id of one of `cities`. */
  delivery_city_id?: string | null;
  /** The id of one of `districts`. */
  delivery_district_id?: string | null;
  delivery_address?: string | null;
  /** one text for each language */
  delivery_area?: { readonly vi?: string; readonly en?: string } | null;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  base_amount: number;
  /** In the smallest unit of the currency. */
  discount_amount: number;
  /** In the smallest unit of the currency. */
  issuance_fee: number;
  /** In the smallest unit of the currency. */
  transport_fee: number;
  /** In the smallest unit of the currency. */
  shipping_fee: number;
  /** In the smallest unit of the currency. */
  total: number;
  payment_method: PaymentMethod;
  /** The id of one of `coins`. */
  coin_id?: string | null;
  needs_payment: boolean;
  needs_approval: boolean;
  /** ISO 8601, in UTC. */
  paid_at?: string | null;
  /** ISO 8601, in UTC. */
  expires_at?: string | null;
  transfer_bank?: Bank | null;
  transfer_account?: string | null;
  transfer_holder?: string | null;
  transfer_qr?: string | null;
  status: OrderStatus;
  status_history: readonly OrderStatusHistory[];
  overdue: boolean;
  corrections?: readonly OrderCorrection[] | null;
  reject_reason?: string | null;
  refund_state: RefundState;
  /** In the smallest unit of the currency. */
  refund_amount: number;
  card_code?: string | null;
  result_token: string;
  language: Language;
  client_kind: ClientKind;
  device_class?: DeviceClass | null;
  os?: Os | null;
  few_days_agreed?: boolean | null;
  consent?: boolean | null;
  /** ISO 8601, in UTC. */
  consented_at?: string | null;
  /** The id of one of `policies`. */
  consent_policy_id?: string | null;
  consent_policy_version?: number | null;
  consent_language?: Language | null;
  note?: string | null;
  /** The id of one of `users`. */
  assignee_id?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `orders` are given, by name. */
export type OrderTransitions = {
  'open-payment': Record<never, never>;
  'confirm-free': Record<never, never>;
  'confirm-payment': Record<never, never>;
  'confirm-transfer': {
    receipt_number: string;
  };
  'take-cash': Record<never, never>;
  expire: Record<never, never>;
  withdraw: Record<never, never>;
  approve: Record<never, never>;
  'ask-correction': {
    corrections: readonly OrderAskCorrectionCorrection[];
  };
  retype: Record<never, never>;
  reject: {
    reason: string;
  };
  stop: {
    reason: string;
  };
  'expire-correction': Record<never, never>;
  'attach-card': {
    card_code: string;
  };
  'attach-members': Record<never, never>;
  publish: Record<never, never>;
  'deliver-to-counter': Record<never, never>;
  'deliver-to-customer': Record<never, never>;
};

/** What the operations of `orders` act on, are given and answer, by name. */
export type OrderOperations = {
  register: {
    on: 'resource';
    input: {
      full_name: string;
      /** `YYYY-MM-DD` */
      birth_date: string;
      phone: string;
      email?: string | null;
      identity_number?: string | null;
      /** The id of one of `ticket-prices`. */
      ticket_price_id: string;
      /** Ids of `routes`. */
      route_ids?: readonly string[] | null;
      /** `YYYY-MM` */
      start_month: string;
      /** Unit: months. */
      months?: number | null;
      /** The id of one of `ticket-counters`. */
      ticket_counter_id?: string | null;
      payment_method: PaymentMethod;
      card_code?: string | null;
      few_days_agreed?: boolean | null;
      consent?: boolean | null;
    };
    answer: {
      id: string;
      code: string;
      /** In the smallest unit of the currency. */
      total: number;
    };
  };
};

export type OrderMember = {
  full_name: string;
  /** `YYYY-MM-DD` */
  birth_date: string;
  identity_number: string;
  /** Address of an upload. */
  portrait?: string | null;
};

export type OrderStatusHistory = {
  from?: OrderStatus | null;
  to: OrderStatus;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};

export type OrderCorrection = {
  field: CorrectableField;
  message: string;
};

export type OrderAskCorrectionCorrection = {
  field: CorrectableField;
  message: string;
};
