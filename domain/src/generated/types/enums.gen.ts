// From schemas/enums/ and the `x-values` of schemas/resources/ by `tuyen generate`. Edit those instead.

/** Acceptance state */
export type AcceptanceState = 'DRAFT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED';

/** Account status */
export type AccountStatus = 'LOCKED' | 'ACTIVE' | 'INACTIVE';

/** Agency type */
export type AgencyType = 'AGENCY_TICKET' | 'AGENCY_CARD';

/** Phone operating system */
export type AppOs = 'Android' | 'iOS';

/** Match */
export type BankLineMatch = 'MATCH' | 'TOO_MUCH' | 'TOO_LITTLE' | 'PAID' | 'CANCELED' | 'UNKNOWN' | 'OUTGOING';

/** State */
export type BankLineState = 'OPEN' | 'CONFIRMED' | 'REFUND_LISTED' | 'SET_ASIDE';

/** Bank */
export type Bank =
  | 'VCB'
  | 'ICB'
  | 'BIDV'
  | 'VBA'
  | 'MB'
  | 'TCB'
  | 'ACB'
  | 'VPB'
  | 'TPB'
  | 'STB'
  | 'HDB'
  | 'VIB'
  | 'SHB'
  | 'MSB'
  | 'EIB'
  | 'SEAB'
  | 'OCB'
  | 'LPB'
  | 'NAB'
  | 'ABB'
  | 'BAB'
  | 'BVB'
  | 'KLB'
  | 'PVCB'
  | 'VAB'
  | 'VCCB'
  | 'SHBVN';

/** Cancellation request state */
export type CancelRequestState = 'WAITING' | 'APPROVED' | 'REJECTED' | 'REFUNDED';

/** Card kind */
export type CardKind = 'BASIC' | 'PRIORITIZE' | 'FREE' | 'GROUP';

/** Cause of the lock */
export type CardLockCause = 'STAFF' | 'HOLDER' | 'REPLACED' | 'TAKEN_BACK' | 'DAMAGED' | 'STOCK_LOST' | 'ERASED';

/** Card mode */
export type CardMode = 'FREE' | 'MONTHLY' | 'EDIT';

/** Client kind */
export type ClientKind = 'ADMIN_WEB' | 'POS' | 'POS_WEB' | 'OPEN_API' | 'PUBLIC_WEB' | 'CUSTOMER_APP';

/** Payment for coins */
export type CoinPayment = 'CASH' | 'BANK_TRANSFER' | 'GATEWAY';

/** Coin sale state */
export type CoinSaleState = 'CREATED' | 'APPROVED' | 'COMPLETED' | 'CANCELED';

/** Coin account state */
export type CoinState = 'ACTIVE' | 'SUSPECTED' | 'LOCKED';

/** Slip state */
export type CommandState = 'DRAFT' | 'ISSUED' | 'RETURNED' | 'CANCELED';

/** Field a customer can correct */
export type CorrectableField =
  | 'full_name'
  | 'birth_date'
  | 'gender'
  | 'identity_number'
  | 'portrait'
  | 'proofs'
  | 'group_name'
  | 'head_count'
  | 'member_list'
  | 'members'
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

/** Connection of a device */
export type DeviceConnection = 'ONLINE' | 'SILENT' | 'NEVER_SEEN';

/** Device kind */
export type DeviceKind = 'POS' | 'VALIDATOR' | 'GATE';

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

/** Channel */
export type MessageChannel = 'MAIL' | 'SMS';

/** Why it was not sent */
export type MessageProblem =
  | 'NO_SERVER'
  | 'BACKLOG'
  | 'NO_CHANNEL'
  | 'SETTINGS'
  | 'UNKNOWN_HOST'
  | 'PRIVATE_HOST'
  | 'UNREACHABLE'
  | 'TLS'
  | 'AUTHENTICATION'
  | 'SENDER_REFUSED'
  | 'RECIPIENT_REFUSED'
  | 'MESSAGE_REFUSED'
  | 'TRY_LATER'
  | 'INTERRUPTED'
  | 'TOO_LATE';

/** Message state */
export type MessageState = 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN';

/** Place of the sales point */
export type NodePlace = 'STATION' | 'ROUTE';

/** Reason for the rejection */
export type NoticeRejection = 'signature' | 'merchant' | 'order' | 'amount';

/** State of a member */
export type OrderMemberState = 'WAITING' | 'CONFIRMED' | 'ATTACHED' | 'LOADED' | 'REJECTED' | 'CANCELED';

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

/** Organization type */
export type OrganisationType =
  | 'COMPANY_ROOT'
  | 'COMPANY'
  | 'COMPANY_BRT'
  | 'COMPANY_METRO'
  | 'AGENCY_TICKET'
  | 'AGENCY_CARD';

/** Operating system */
export type Os = 'Android' | 'iOS' | 'Unknown';

/** Kind of pass */
export type PassKind = 'TICKET' | 'DAILY' | 'MONTHLY' | 'CARD';

/** Ticket state */
export type PassState = 'ISSUED' | 'CANCELED';

/** Payment method */
export type PaymentMethod = 'GATEWAY' | 'BANK_TRANSFER' | 'CASH' | 'COIN';

/** Payment provider */
export type PaymentProvider = 'EMBEDDED' | 'VNPAY' | 'CASH_DESK' | 'BANK_TRANSFER' | 'COIN';

/** Policy tab */
export type PolicyTab = 'payment' | 'complaint' | 'exchange' | 'delivery' | 'inspection' | 'guarantee' | 'private';

/** Refund state */
export type RefundState = 'NONE' | 'DUE' | 'REFUNDED';

/** Reason for the re-issue */
export type ReissueReason = 'LOST' | 'BROKEN' | 'FAULTY' | 'DATA_CHANGED';

/** Request kind */
export type RequestKind = 'REGISTER_NEW' | 'RENEW' | 'REISSUE' | 'RETYPE';

/** Rounding method */
export type RoundingMethod = 'UP' | 'DOWN' | 'NEAREST';

/** Running direction */
export type RouteDirection = 'TWO_WAY' | 'ONE_WAY' | 'LOOP';

/** Route scope */
export type RouteScope = 'MULTI_ROUTE' | 'ONE_ROUTE';

/** Kind of sale */
export type SaleKind =
  | 'SINGLE_TICKET'
  | 'DAY_TICKET'
  | 'MONTHLY_TICKET'
  | 'PAPER_TICKET'
  | 'ORDER'
  | 'REISSUED_CARD'
  | 'COINS';

/** Administrative level */
export type Scope = 'MUNICIPALITY' | 'PROVINCE';

/** Serial part */
export type SerialPartKind =
  | 'index'
  | 'date'
  | 'day'
  | 'month'
  | 'year'
  | 'short_year'
  | 'route_code'
  | 'route_serial'
  | 'card_type'
  | 'object_group'
  | 'ticket_type'
  | 'agency_short_name'
  | 'command_transport'
  | 'node_code'
  | 'node_number'
  | 'shift_number'
  | 'office_short_name'
  | 'text';

/** Restart of the index */
export type SerialRestart = 'NEVER' | 'YEARLY' | 'MONTHLY' | 'DAILY';

/** Serial template */
export type SerialTemplate =
  | 'ticket-serial'
  | 'command-ticket-serial'
  | 'transport-command-code'
  | 'monthly-ticket-serial'
  | 'sell-coin-command'
  | 'acceptance-command'
  | 'customer-card-code'
  | 'electronic-card-code'
  | 'work-shift-code';

/** Shift state */
export type ShiftState = 'PLANNED' | 'OPEN' | 'COUNTED' | 'CLOSED' | 'CANCELED';

/** Status */
export type Status = 'ACTIVE' | 'INACTIVE';

/** Stock card state */
export type StockCardState = 'IN_STOCK' | 'ALLOCATED' | 'ISSUED' | 'RETURNED' | 'DAMAGED' | 'LOST' | 'DESTROYED';

/** Ticket state */
export type TicketState = 'SOLD' | 'USED' | 'EXPIRED' | 'CANCEL_REQUESTED' | 'CANCELED' | 'CHANGED';

/** Ticket type */
export type TicketType = 'ONE_TIME' | 'DAILY' | 'MONTHLY' | 'FREE';

/** Message kind */
export type TransactionDirection = 'REQUEST' | 'RETURN' | 'NOTICE' | 'REFUND';

/** Transaction state */
export type TransactionState = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'REJECTED';

/** Transport mode */
export type TransportMode = 'BUS' | 'METRO' | 'MULTIMODAL';

/** Direction */
export type TripDirection = 'OUTBOUND' | 'INBOUND';

/** Trip state */
export type TripState = 'PLANNED' | 'RUNNING' | 'COMPLETED' | 'INTERRUPTED' | 'CANCELED';

/** Validity start rule */
export type ValidityStart =
  | 'START_END_OF_MONTH'
  | 'FROM_PURCHASE_DATE'
  | 'FROM_FIRST_USE_DATE'
  | 'FROM_THE_DATE_OF_APPROVAL'
  | 'OPTION';

/** Vehicle kind */
export type VehicleKind = 'STANDARD_BUS' | 'MINIBUS' | 'ARTICULATED_BUS' | 'BRT_BUS' | 'ELECTRIC_BUS' | 'METRO_TRAIN';

/** Resource */
export type WebhookResource =
  | 'acceptance-commands'
  | 'agencies'
  | 'agency-settlements'
  | 'api-clients'
  | 'app-releases'
  | 'bank-statement-lines'
  | 'card-sessions'
  | 'cities'
  | 'coins'
  | 'command-tickets'
  | 'command-transports'
  | 'customer-cards'
  | 'customer-requests'
  | 'customers'
  | 'daily-tickets'
  | 'devices'
  | 'districts'
  | 'electronic-cards'
  | 'monthly-tickets'
  | 'nodes'
  | 'object-groups'
  | 'offices'
  | 'order-members'
  | 'orders'
  | 'paper-tickets'
  | 'policies'
  | 'reissue-cards'
  | 'roles'
  | 'routes'
  | 'schedules'
  | 'sell-coin-commands'
  | 'serials'
  | 'stations'
  | 'stop-points'
  | 'ticket-cancel-requests'
  | 'ticket-counters'
  | 'ticket-prices'
  | 'tickets'
  | 'transactions'
  | 'trips'
  | 'vehicles'
  | 'work-shifts';

/** Weekday */
export type Weekday = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN';

/** State */
export type WebhookDeliveriesState = 'WAITING' | 'SENDING' | 'DELIVERED' | 'FAILED';

/** Problem */
export type WebhookDeliveriesProblem =
  | 'ANSWER'
  | 'TIMEOUT'
  | 'UNREACHABLE'
  | 'TLS'
  | 'PRIVATE_TARGET'
  | 'OWNER'
  | 'TOO_LATE';

/** Problem */
export type WebhookDeliveriesLogProblem =
  | 'ANSWER'
  | 'TIMEOUT'
  | 'UNREACHABLE'
  | 'TLS'
  | 'PRIVATE_TARGET'
  | 'OWNER'
  | 'TOO_LATE';

/** Events */
export type WebhooksEvents = 'CREATED' | 'UPDATED' | 'MOVED' | 'DELETED';

/** Status */
export type WebhooksStatus = 'ACTIVE' | 'DISABLED';

/** Turned off because */
export type WebhooksProblem = 'FAILING' | 'GONE';

/** Operator */
export type WebhooksConditionsOperator = 'IS' | 'IS_NOT' | 'CHANGED' | 'AT_LEAST' | 'AT_MOST';
