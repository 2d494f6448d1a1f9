// From schemas/enums/ and the `x-values` of schemas/resources/ by `tuyen generate`. Edit those instead.

/** Account status */
export type AccountStatus = 'LOCKED' | 'ACTIVE' | 'INACTIVE';

/** Card kind */
export type CardKind = 'BASIC' | 'PRIORITIZE' | 'FREE' | 'GROUP';

/** Card mode */
export type CardMode = 'FREE' | 'MONTHLY' | 'EDIT';

/** Client kind */
export type ClientKind = 'ADMIN_WEB' | 'POS' | 'POS_WEB' | 'OPEN_API' | 'PUBLIC_WEB' | 'CUSTOMER_APP';

/** Field a customer can correct */
export type CorrectableField =
  | 'full_name'
  | 'birth_date'
  | 'gender'
  | 'identity_number'
  | 'portrait'
  | 'proofs'
  | 'group_name'
  | 'phone'
  | 'email'
  | 'city_id'
  | 'district_id'
  | 'address'
  | 'receiver_name'
  | 'receiver_phone'
  | 'delivery_address'
  | 'note';

/** Delivery method */
export type DeliveryMethod = 'COUNTER' | 'HOME';

/** Device class */
export type DeviceClass = 'Mobile' | 'Tablet' | 'Desktop';

/** Zone */
export type DistrictZone = 'URBAN' | 'SUBURBAN';

/** Gender */
export type Gender = 'MALE' | 'FEMALE' | 'OTHER';

/** Issue kind */
export type IssueKind = 'REISSUED' | 'MONTHLY_CARD' | 'DAILY_TICKET';

/** Journey deposit type */
export type JourneyDepositType = 'NONE' | 'TIME' | 'AMOUNT';

/** Language */
export type Language = 'vi' | 'en';

/** Order status */
export type OrderStatus =
  | 'CREATED'
  | 'AWAITING_PAYMENT'
  | 'WAITING_CUSTOMER_RETYPE'
  | 'WAITING_FOR_CONFIRM'
  | 'CANCELED'
  | 'CONFIRMED'
  | 'ATTACH_CARD'
  | 'PUBLISHED'
  | 'DELIVERED_TO_COUNTER'
  | 'DELIVERED_TO_CUSTOMER';

/** Organisation type */
export type OrganisationType =
  | 'COMPANY_ROOT'
  | 'COMPANY'
  | 'COMPANY_BRT'
  | 'COMPANY_METRO'
  | 'AGENCY_TICKET'
  | 'AGENCY_CARD';

/** Operating system */
export type Os = 'Android' | 'iOS' | 'Unknown';

/** Payment method */
export type PaymentMethod = 'GATEWAY' | 'BANK_TRANSFER' | 'CASH' | 'COIN';

/** Payment provider */
export type PaymentProvider = 'EMBEDDED' | 'VNPAY' | 'CASH_DESK';

/** Refund state */
export type RefundState = 'NONE' | 'DUE' | 'REFUNDED';

/** Request kind */
export type RequestKind = 'REGISTER_NEW' | 'RENEW' | 'REISSUE' | 'RETYPE';

/** Rounding method */
export type RoundingMethod = 'UP' | 'DOWN' | 'NEAREST';

/** Running direction */
export type RouteDirection = 'TWO_WAY' | 'ONE_WAY' | 'LOOP';

/** Route scope */
export type RouteScope = 'MULTI_ROUTE' | 'ONE_ROUTE';

/** Scope */
export type Scope = 'MUNICIPALITY' | 'PROVINCE';

/** Status */
export type Status = 'ACTIVE' | 'INACTIVE';

/** Ticket type */
export type TicketType = 'ONE_TIME' | 'DAILY' | 'MONTHLY' | 'FREE';

/** Message kind */
export type TransactionDirection = 'REQUEST' | 'RETURN' | 'NOTICE' | 'REFUND';

/** Transaction state */
export type TransactionState = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'REJECTED';

/** Transport mode */
export type TransportMode = 'BUS' | 'METRO' | 'MULTIMODAL';

/** Validity start rule */
export type ValidityStart =
  | 'START_END_OF_MONTH'
  | 'FROM_PURCHASE_DATE'
  | 'FROM_FIRST_USE_DATE'
  | 'FROM_THE_DATE_OF_APPROVAL'
  | 'OPTION';

/** Vehicle kind */
export type VehicleKind = 'STANDARD_BUS' | 'MINIBUS' | 'ARTICULATED_BUS' | 'BRT_BUS' | 'ELECTRIC_BUS' | 'METRO_TRAIN';

/** Weekday */
export type Weekday = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN';
