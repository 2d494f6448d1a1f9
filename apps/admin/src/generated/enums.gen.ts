// From schemas/enums/ and the `x-values` of schemas/resources/ by `tuyen generate`. Edit those instead.
import type { Enum } from '@tuyen/model';

/** Acceptance state */
export type AcceptanceState = 'DRAFT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED';

/** Account status */
export type AccountStatus = 'LOCKED' | 'ACTIVE' | 'INACTIVE';

/** Agency type */
export type AgencyType = 'AGENCY_TICKET' | 'AGENCY_CARD';

/** Phone operating system */
export type AppOs = 'Android' | 'iOS';

/** Cancel request state */
export type CancelRequestState = 'WAITING' | 'APPROVED' | 'REJECTED' | 'REFUNDED';

/** Card kind */
export type CardKind = 'BASIC' | 'PRIORITIZE' | 'FREE' | 'GROUP';

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

/** Command state */
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

/** Place of the node */
export type NodePlace = 'STATION' | 'ROUTE';

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

/** Weekday */
export type Weekday = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN';

/** Every enum with its labels and colors. */
export const enums: readonly Enum[] = [
  {
    name: 'acceptance-state',
    source: 'schemas/enums/acceptance-state.json',
    label: { vi: 'Trạng thái nghiệm thu', en: 'Acceptance state' },
    values: [
      { value: 'DRAFT', label: { vi: 'Nháp', en: 'Draft' }, color: 'neutral' },
      { value: 'SUBMITTED', label: { vi: 'Chờ nghiệm thu', en: 'Submitted' }, color: 'warning' },
      { value: 'ACCEPTED', label: { vi: 'Đã nghiệm thu', en: 'Accepted' }, color: 'success' },
      { value: 'REJECTED', label: { vi: 'Bị trả lại', en: 'Rejected' }, color: 'danger' },
    ],
  },
  {
    name: 'account-status',
    source: 'schemas/enums/account-status.json',
    label: { vi: 'Trạng thái tài khoản', en: 'Account status' },
    values: [
      { value: 'LOCKED', label: { vi: 'Bị khóa', en: 'Locked' }, color: 'danger' },
      { value: 'ACTIVE', label: { vi: 'Đang hoạt động', en: 'Active' }, color: 'success' },
      { value: 'INACTIVE', label: { vi: 'Ngừng hoạt động', en: 'Inactive' }, color: 'neutral' },
    ],
  },
  {
    name: 'agency-type',
    source: 'schemas/enums/agency-type.json',
    label: { vi: 'Loại đại lý', en: 'Agency type' },
    values: [
      { value: 'AGENCY_TICKET', label: { vi: 'Đại lý vé', en: 'Ticket agency' } },
      { value: 'AGENCY_CARD', label: { vi: 'Đại lý thẻ', en: 'Card agency' } },
    ],
  },
  {
    name: 'app-os',
    source: 'schemas/enums/app-os.json',
    label: { vi: 'Hệ điều hành điện thoại', en: 'Phone operating system' },
    values: [
      { value: 'Android', label: { vi: 'Android', en: 'Android' } },
      { value: 'iOS', label: { vi: 'iOS', en: 'iOS' } },
    ],
  },
  {
    name: 'cancel-request-state',
    source: 'schemas/enums/cancel-request-state.json',
    label: { vi: 'Trạng thái yêu cầu hủy', en: 'Cancel request state' },
    values: [
      { value: 'WAITING', label: { vi: 'Chờ duyệt', en: 'Waiting' }, color: 'warning' },
      { value: 'APPROVED', label: { vi: 'Đã duyệt', en: 'Approved' }, color: 'info' },
      { value: 'REJECTED', label: { vi: 'Từ chối', en: 'Rejected' }, color: 'danger' },
      { value: 'REFUNDED', label: { vi: 'Đã hoàn tiền', en: 'Refunded' }, color: 'success' },
    ],
  },
  {
    name: 'card-kind',
    source: 'schemas/enums/card-kind.json',
    label: { vi: 'Loại thẻ', en: 'Card kind' },
    values: [
      { value: 'BASIC', label: { vi: 'Phổ thông', en: 'Standard' } },
      { value: 'PRIORITIZE', label: { vi: 'Ưu tiên', en: 'Concession' } },
      { value: 'FREE', label: { vi: 'Miễn phí', en: 'Free' } },
      { value: 'GROUP', label: { vi: 'Tập thể', en: 'Group' } },
    ],
  },
  {
    name: 'card-mode',
    source: 'schemas/enums/card-mode.json',
    label: { vi: 'Chế độ thẻ', en: 'Card mode' },
    values: [
      { value: 'FREE', label: { vi: 'Thẻ miễn phí', en: 'Free card' } },
      { value: 'MONTHLY', label: { vi: 'Thẻ vé tháng', en: 'Monthly card' } },
      { value: 'EDIT', label: { vi: 'Thẻ chỉnh sửa', en: 'Editing card' } },
    ],
  },
  {
    name: 'client-kind',
    source: 'schemas/enums/client-kind.json',
    label: { vi: 'Kênh truy cập', en: 'Client kind' },
    values: [
      { value: 'ADMIN_WEB', label: { vi: 'Trang quản trị', en: 'Back office' } },
      { value: 'POS', label: { vi: 'Máy bán vé POS', en: 'Point of sale' } },
      { value: 'POS_WEB', label: { vi: 'Bán vé trên web', en: 'Web point of sale' } },
      { value: 'OPEN_API', label: { vi: 'Ứng dụng tích hợp', en: 'Open API' } },
      { value: 'PUBLIC_WEB', label: { vi: 'Cổng thông tin công cộng', en: 'Public portal' } },
      { value: 'CUSTOMER_APP', label: { vi: 'Ứng dụng hành khách', en: 'Customer app' } },
    ],
  },
  {
    name: 'coin-payment',
    source: 'schemas/enums/coin-payment.json',
    label: { vi: 'Cách mua xu', en: 'Payment for coins' },
    values: [
      { value: 'CASH', label: { vi: 'Tiền mặt', en: 'Cash' } },
      { value: 'BANK_TRANSFER', label: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' } },
      { value: 'GATEWAY', label: { vi: 'Cổng thanh toán trực tuyến', en: 'Online payment gateway' } },
    ],
  },
  {
    name: 'coin-sale-state',
    source: 'schemas/enums/coin-sale-state.json',
    label: { vi: 'Trạng thái lệnh bán xu', en: 'Coin sale state' },
    values: [
      { value: 'CREATED', label: { vi: 'Mới tạo', en: 'Created' }, color: 'neutral' },
      { value: 'APPROVED', label: { vi: 'Đã duyệt', en: 'Approved' }, color: 'info' },
      { value: 'COMPLETED', label: { vi: 'Đã nạp xu', en: 'Completed' }, color: 'success' },
      { value: 'CANCELED', label: { vi: 'Đã hủy', en: 'Canceled' }, color: 'danger' },
    ],
  },
  {
    name: 'coin-state',
    source: 'schemas/enums/coin-state.json',
    label: { vi: 'Trạng thái ví xu', en: 'Coin account state' },
    values: [
      { value: 'ACTIVE', label: { vi: 'Đang hoạt động', en: 'Active' }, color: 'success' },
      { value: 'SUSPECTED', label: { vi: 'Nghi gian lận', en: 'Suspected of fraud' }, color: 'warning' },
      { value: 'LOCKED', label: { vi: 'Đã khóa', en: 'Locked' }, color: 'danger' },
    ],
  },
  {
    name: 'command-state',
    source: 'schemas/enums/command-state.json',
    label: { vi: 'Trạng thái lệnh', en: 'Command state' },
    values: [
      { value: 'DRAFT', label: { vi: 'Nháp', en: 'Draft' }, color: 'neutral' },
      { value: 'ISSUED', label: { vi: 'Đã cấp', en: 'Issued' }, color: 'info' },
      { value: 'RETURNED', label: { vi: 'Đã thu hồi', en: 'Returned' }, color: 'success' },
      { value: 'CANCELED', label: { vi: 'Đã hủy', en: 'Canceled' }, color: 'danger' },
    ],
  },
  {
    name: 'correctable-field',
    source: 'schemas/enums/correctable-field.json',
    label: { vi: 'Mục khách có thể sửa', en: 'Field a customer can correct' },
    values: [
      { value: 'full_name', label: { vi: 'Họ và tên', en: 'Full name' } },
      { value: 'birth_date', label: { vi: 'Ngày sinh', en: 'Date of birth' } },
      { value: 'gender', label: { vi: 'Giới tính', en: 'Gender' } },
      { value: 'identity_number', label: { vi: 'Số căn cước/hộ chiếu', en: 'Identity number' } },
      { value: 'portrait', label: { vi: 'Ảnh chân dung', en: 'Portrait' } },
      { value: 'proofs', label: { vi: 'Giấy tờ chứng minh', en: 'Proofs' } },
      { value: 'group_name', label: { vi: 'Trường học/Cơ quan', en: 'School or employer' } },
      { value: 'head_count', label: { vi: 'Số người của tập thể', en: 'Number of members' } },
      { value: 'member_list', label: { vi: 'Danh sách thành viên', en: 'List of members' } },
      { value: 'phone', label: { vi: 'Số điện thoại', en: 'Phone' } },
      { value: 'email', label: { vi: 'E-mail', en: 'E-mail' } },
      { value: 'city_id', label: { vi: 'Tỉnh/Thành phố', en: 'City' } },
      { value: 'district_id', label: { vi: 'Quận/Huyện', en: 'District' } },
      { value: 'address', label: { vi: 'Địa chỉ', en: 'Address' } },
      { value: 'receiver_name', label: { vi: 'Người nhận', en: 'Receiver' } },
      { value: 'receiver_phone', label: { vi: 'Điện thoại người nhận', en: 'Receiver’s phone' } },
      { value: 'delivery_address', label: { vi: 'Địa chỉ nhận thẻ', en: 'Delivery address' } },
      { value: 'note', label: { vi: 'Ghi chú', en: 'Note' } },
    ],
  },
  {
    name: 'delivery-method',
    source: 'schemas/enums/delivery-method.json',
    label: { vi: 'Hình thức nhận thẻ', en: 'Delivery method' },
    values: [
      { value: 'COUNTER', label: { vi: 'Nhận tại quầy vé', en: 'Collect at a ticket counter' } },
      { value: 'HOME', label: { vi: 'Giao tận nhà', en: 'Home delivery' } },
    ],
  },
  {
    name: 'device-class',
    source: 'schemas/enums/device-class.json',
    label: { vi: 'Loại thiết bị truy cập', en: 'Device class' },
    values: [
      { value: 'Mobile', label: { vi: 'Điện thoại', en: 'Mobile' } },
      { value: 'Tablet', label: { vi: 'Máy tính bảng', en: 'Tablet' } },
      { value: 'Desktop', label: { vi: 'Máy tính', en: 'Desktop' } },
    ],
  },
  {
    name: 'device-kind',
    source: 'schemas/enums/device-kind.json',
    label: { vi: 'Loại thiết bị', en: 'Device kind' },
    values: [
      { value: 'POS', label: { vi: 'Máy bán vé POS', en: 'Point of sale' } },
      { value: 'VALIDATOR', label: { vi: 'Máy soát vé', en: 'Validator' } },
      { value: 'GATE', label: { vi: 'Cổng soát vé', en: 'Gate' } },
    ],
  },
  {
    name: 'district-zone',
    source: 'schemas/enums/district-zone.json',
    label: { vi: 'Khu vực', en: 'Zone' },
    values: [
      { value: 'URBAN', label: { vi: 'Nội thành', en: 'Urban' } },
      { value: 'SUBURBAN', label: { vi: 'Ngoại thành', en: 'Suburban' } },
    ],
  },
  {
    name: 'gender',
    source: 'schemas/enums/gender.json',
    label: { vi: 'Giới tính', en: 'Gender' },
    values: [
      { value: 'MALE', label: { vi: 'Nam', en: 'Male' } },
      { value: 'FEMALE', label: { vi: 'Nữ', en: 'Female' } },
      { value: 'OTHER', label: { vi: 'Khác', en: 'Other' } },
    ],
  },
  {
    name: 'issue-kind',
    source: 'schemas/enums/issue-kind.json',
    label: { vi: 'Loại phát hành', en: 'Issue kind' },
    values: [
      { value: 'REISSUED', label: { vi: 'Thẻ cấp lại', en: 'Re-issued card' } },
      { value: 'MONTHLY_CARD', label: { vi: 'Thẻ vé tháng', en: 'Monthly card' } },
      { value: 'DAILY_TICKET', label: { vi: 'Vé ngày', en: 'Day ticket' } },
    ],
  },
  {
    name: 'journey-deposit-type',
    source: 'schemas/enums/journey-deposit-type.json',
    label: { vi: 'Cách đặt cọc chuyến', en: 'Journey deposit type' },
    values: [
      { value: 'NONE', label: { vi: 'Không đặt cọc', en: 'No deposit' } },
      { value: 'TIME', label: { vi: 'Theo thời gian', en: 'By time' } },
      { value: 'AMOUNT', label: { vi: 'Theo số tiền', en: 'By amount' } },
    ],
  },
  {
    name: 'language',
    source: 'schemas/enums/language.json',
    label: { vi: 'Ngôn ngữ', en: 'Language' },
    values: [
      { value: 'vi', label: { vi: 'Tiếng Việt', en: 'Vietnamese' } },
      { value: 'en', label: { vi: 'Tiếng Anh', en: 'English' } },
    ],
  },
  {
    name: 'node-place',
    source: 'schemas/enums/node-place.json',
    label: { vi: 'Vị trí nút bán', en: 'Place of the node' },
    values: [
      { value: 'STATION', label: { vi: 'Tại nhà ga/bến', en: 'At a station' } },
      { value: 'ROUTE', label: { vi: 'Trên tuyến', en: 'On a route' } },
    ],
  },
  {
    name: 'order-status',
    source: 'schemas/enums/order-status.json',
    label: { vi: 'Trạng thái đơn hàng', en: 'Order status' },
    values: [
      { value: 'CREATED', label: { vi: 'Mới tạo', en: 'Created' }, color: 'neutral' },
      { value: 'AWAITING_PAYMENT', label: { vi: 'Chờ thanh toán', en: 'Awaiting payment' }, color: 'warning' },
      {
        value: 'WAITING_CUSTOMER_RETYPE',
        label: { vi: 'Chờ khách bổ sung', en: 'Waiting for the customer’s correction' },
        color: 'warning',
      },
      { value: 'WAITING_FOR_CONFIRM', label: { vi: 'Chờ duyệt', en: 'Waiting for approval' }, color: 'warning' },
      { value: 'CANCELED', label: { vi: 'Đã hủy', en: 'Canceled' }, color: 'danger' },
      { value: 'CONFIRMED', label: { vi: 'Đã duyệt', en: 'Confirmed' }, color: 'info' },
      { value: 'ATTACH_CARD', label: { vi: 'Đã gắn thẻ', en: 'Card attached' }, color: 'info' },
      { value: 'PUBLISHED', label: { vi: 'Đã phát hành', en: 'Issued' }, color: 'info' },
      {
        value: 'DELIVERED_TO_COUNTER',
        label: { vi: 'Đã chuyển đến quầy', en: 'Delivered to the counter' },
        color: 'info',
      },
      {
        value: 'DELIVERED_TO_CUSTOMER',
        label: { vi: 'Đã giao khách', en: 'Delivered to the customer' },
        color: 'success',
      },
    ],
  },
  {
    name: 'organisation-type',
    source: 'schemas/enums/organisation-type.json',
    label: { vi: 'Loại đơn vị', en: 'Organisation type' },
    values: [
      { value: 'COMPANY_ROOT', label: { vi: 'Tổng công ty', en: 'Root company' } },
      { value: 'COMPANY', label: { vi: 'Công ty vận tải', en: 'Company' } },
      { value: 'COMPANY_BRT', label: { vi: 'Đơn vị buýt nhanh BRT', en: 'BRT company' } },
      { value: 'COMPANY_METRO', label: { vi: 'Đơn vị đường sắt đô thị', en: 'Metro company' } },
      { value: 'AGENCY_TICKET', label: { vi: 'Đại lý vé', en: 'Ticket agency' } },
      { value: 'AGENCY_CARD', label: { vi: 'Đại lý thẻ', en: 'Card agency' } },
    ],
  },
  {
    name: 'os',
    source: 'schemas/enums/os.json',
    label: { vi: 'Hệ điều hành', en: 'Operating system' },
    values: [
      { value: 'Android', label: { vi: 'Android', en: 'Android' } },
      { value: 'iOS', label: { vi: 'iOS', en: 'iOS' } },
      { value: 'Unknown', label: { vi: 'Không xác định', en: 'Unknown' } },
    ],
  },
  {
    name: 'pass-state',
    source: 'schemas/enums/pass-state.json',
    label: { vi: 'Trạng thái vé', en: 'Ticket state' },
    values: [
      { value: 'ISSUED', label: { vi: 'Đã phát hành', en: 'Issued' }, color: 'success' },
      { value: 'CANCELED', label: { vi: 'Đã hủy', en: 'Canceled' }, color: 'danger' },
    ],
  },
  {
    name: 'payment-method',
    source: 'schemas/enums/payment-method.json',
    label: { vi: 'Phương thức thanh toán', en: 'Payment method' },
    values: [
      { value: 'GATEWAY', label: { vi: 'Cổng thanh toán trực tuyến', en: 'Online payment gateway' } },
      { value: 'BANK_TRANSFER', label: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' } },
      { value: 'CASH', label: { vi: 'Tiền mặt', en: 'Cash' } },
      { value: 'COIN', label: { vi: 'Ví xu', en: 'Coin account' } },
    ],
  },
  {
    name: 'payment-provider',
    source: 'schemas/enums/payment-provider.json',
    label: { vi: 'Nhà cung cấp thanh toán', en: 'Payment provider' },
    values: [
      { value: 'EMBEDDED', label: { vi: 'Cổng thanh toán thử nghiệm', en: 'Embedded test gateway' } },
      { value: 'VNPAY', label: { vi: 'VNPAY', en: 'VNPAY' } },
      { value: 'CASH_DESK', label: { vi: 'Thu tại quầy', en: 'Cash desk' } },
      { value: 'BANK_TRANSFER', label: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' } },
      { value: 'COIN', label: { vi: 'Ví xu', en: 'Coin account' } },
    ],
  },
  {
    name: 'policy-tab',
    source: 'schemas/enums/policy-tab.json',
    label: { vi: 'Trang chính sách', en: 'Policy tab' },
    values: [
      { value: 'payment', label: { vi: 'Thanh toán', en: 'Payment' } },
      { value: 'complaint', label: { vi: 'Khiếu nại', en: 'Complaints' } },
      { value: 'exchange', label: { vi: 'Đổi trả', en: 'Exchange' } },
      { value: 'delivery', label: { vi: 'Giao nhận', en: 'Delivery' } },
      { value: 'inspection', label: { vi: 'Kiểm hàng', en: 'Inspection' } },
      { value: 'guarantee', label: { vi: 'Bảo hành', en: 'Guarantee' } },
      { value: 'private', label: { vi: 'Bảo mật thông tin', en: 'Privacy' } },
    ],
  },
  {
    name: 'refund-state',
    source: 'schemas/enums/refund-state.json',
    label: { vi: 'Trạng thái hoàn tiền', en: 'Refund state' },
    values: [
      { value: 'NONE', label: { vi: 'Không hoàn tiền', en: 'No refund' }, color: 'neutral' },
      { value: 'DUE', label: { vi: 'Phải hoàn tiền', en: 'Refund due' }, color: 'warning' },
      { value: 'REFUNDED', label: { vi: 'Đã hoàn tiền', en: 'Refunded' }, color: 'success' },
    ],
  },
  {
    name: 'request-kind',
    source: 'schemas/enums/request-kind.json',
    label: { vi: 'Loại yêu cầu', en: 'Request kind' },
    values: [
      { value: 'REGISTER_NEW', label: { vi: 'Đăng ký mới', en: 'New card' } },
      { value: 'RENEW', label: { vi: 'Gia hạn', en: 'Renewal' } },
      { value: 'REISSUE', label: { vi: 'Cấp lại thẻ', en: 'Card re-issue' } },
      { value: 'RETYPE', label: { vi: 'Bổ sung hồ sơ', en: 'Correction' } },
    ],
  },
  {
    name: 'rounding-method',
    source: 'schemas/enums/rounding-method.json',
    label: { vi: 'Cách làm tròn', en: 'Rounding method' },
    values: [
      { value: 'UP', label: { vi: 'Làm tròn lên', en: 'Round up' } },
      { value: 'DOWN', label: { vi: 'Làm tròn xuống', en: 'Round down' } },
      { value: 'NEAREST', label: { vi: 'Làm tròn gần nhất', en: 'Round to the nearest' } },
    ],
  },
  {
    name: 'route-direction',
    source: 'schemas/enums/route-direction.json',
    label: { vi: 'Chiều chạy', en: 'Running direction' },
    values: [
      { value: 'TWO_WAY', label: { vi: 'Hai chiều', en: 'Two-way' } },
      { value: 'ONE_WAY', label: { vi: 'Một chiều', en: 'One-way' } },
      { value: 'LOOP', label: { vi: 'Tuyến vòng', en: 'Loop' } },
    ],
  },
  {
    name: 'route-scope',
    source: 'schemas/enums/route-scope.json',
    label: { vi: 'Phạm vi tuyến', en: 'Route scope' },
    values: [
      { value: 'MULTI_ROUTE', label: { vi: 'Liên tuyến', en: 'All routes' } },
      { value: 'ONE_ROUTE', label: { vi: 'Một tuyến', en: 'One route' } },
    ],
  },
  {
    name: 'scope',
    source: 'schemas/enums/scope.json',
    label: { vi: 'Cấp hành chính', en: 'Scope' },
    values: [
      { value: 'MUNICIPALITY', label: { vi: 'Thành phố trực thuộc trung ương', en: 'Municipality' } },
      { value: 'PROVINCE', label: { vi: 'Tỉnh', en: 'Province' } },
    ],
  },
  {
    name: 'serial-part-kind',
    source: 'schemas/enums/serial-part-kind.json',
    label: { vi: 'Thành phần số sê-ri', en: 'Serial part' },
    values: [
      { value: 'index', label: { vi: 'Số thứ tự', en: 'Index' } },
      { value: 'date', label: { vi: 'Ngày tháng năm', en: 'Date' } },
      { value: 'day', label: { vi: 'Ngày', en: 'Day' } },
      { value: 'month', label: { vi: 'Tháng', en: 'Month' } },
      { value: 'year', label: { vi: 'Năm', en: 'Year' } },
      { value: 'short_year', label: { vi: 'Năm (2 số)', en: 'Short year' } },
      { value: 'route_code', label: { vi: 'Mã tuyến', en: 'Route code' } },
      { value: 'route_serial', label: { vi: 'Số sê-ri tuyến', en: 'Route serial' } },
      { value: 'card_type', label: { vi: 'Loại thẻ', en: 'Card type' } },
      { value: 'object_group', label: { vi: 'Đối tượng ưu tiên', en: 'Object group' } },
      { value: 'ticket_type', label: { vi: 'Loại vé', en: 'Ticket type' } },
      { value: 'agency_short_name', label: { vi: 'Tên viết tắt đại lý', en: 'Agency short name' } },
      { value: 'command_transport', label: { vi: 'Lệnh vận chuyển', en: 'Transport command' } },
      { value: 'node_code', label: { vi: 'Mã nút bán', en: 'Node code' } },
      { value: 'node_number', label: { vi: 'Số nút bán', en: 'Node number' } },
      { value: 'shift_number', label: { vi: 'Số ca', en: 'Shift number' } },
      { value: 'office_short_name', label: { vi: 'Tên viết tắt đơn vị', en: 'Office short name' } },
      { value: 'text', label: { vi: 'Chữ cố định', en: 'Literal text' } },
    ],
  },
  {
    name: 'serial-restart',
    source: 'schemas/enums/serial-restart.json',
    label: { vi: 'Chu kỳ đánh số lại', en: 'Restart of the index' },
    values: [
      { value: 'NEVER', label: { vi: 'Không đánh số lại', en: 'Never' } },
      { value: 'YEARLY', label: { vi: 'Mỗi năm', en: 'Every year' } },
      { value: 'MONTHLY', label: { vi: 'Mỗi tháng', en: 'Every month' } },
      { value: 'DAILY', label: { vi: 'Mỗi ngày', en: 'Every day' } },
    ],
  },
  {
    name: 'serial-template',
    source: 'schemas/enums/serial-template.json',
    label: { vi: 'Mẫu số sê-ri', en: 'Serial template' },
    values: [
      { value: 'ticket-serial', label: { vi: 'Số sê-ri vé', en: 'Ticket serial' } },
      { value: 'command-ticket-serial', label: { vi: 'Số sê-ri lệnh vé', en: 'Ticket command serial' } },
      { value: 'transport-command-code', label: { vi: 'Mã lệnh vận chuyển', en: 'Transport command code' } },
      { value: 'monthly-ticket-serial', label: { vi: 'Số sê-ri vé tháng', en: 'Monthly ticket serial' } },
      { value: 'sell-coin-command', label: { vi: 'Mã lệnh bán xu', en: 'Sell-coin command' } },
      { value: 'acceptance-command', label: { vi: 'Mã phiếu nghiệm thu', en: 'Acceptance command' } },
      { value: 'customer-card-code', label: { vi: 'Số hồ sơ thẻ khách hàng', en: 'Customer card code' } },
      { value: 'electronic-card-code', label: { vi: 'Mã phôi thẻ điện tử', en: 'Electronic card code' } },
      { value: 'work-shift-code', label: { vi: 'Mã ca làm việc', en: 'Work shift code' } },
    ],
  },
  {
    name: 'shift-state',
    source: 'schemas/enums/shift-state.json',
    label: { vi: 'Trạng thái ca', en: 'Shift state' },
    values: [
      { value: 'PLANNED', label: { vi: 'Đã xếp ca', en: 'Planned' }, color: 'neutral' },
      { value: 'OPEN', label: { vi: 'Đang mở', en: 'Open' }, color: 'info' },
      { value: 'COUNTED', label: { vi: 'Đã kiểm quỹ', en: 'Counted' }, color: 'warning' },
      { value: 'CLOSED', label: { vi: 'Đã đóng', en: 'Closed' }, color: 'success' },
      { value: 'CANCELED', label: { vi: 'Đã hủy', en: 'Canceled' }, color: 'danger' },
    ],
  },
  {
    name: 'status',
    source: 'schemas/enums/status.json',
    label: { vi: 'Trạng thái', en: 'Status' },
    values: [
      { value: 'ACTIVE', label: { vi: 'Đang hoạt động', en: 'Active' }, color: 'success' },
      { value: 'INACTIVE', label: { vi: 'Ngừng hoạt động', en: 'Inactive' }, color: 'neutral' },
    ],
  },
  {
    name: 'stock-card-state',
    source: 'schemas/enums/stock-card-state.json',
    label: { vi: 'Trạng thái phôi thẻ', en: 'Stock card state' },
    values: [
      { value: 'IN_STOCK', label: { vi: 'Trong kho', en: 'In stock' }, color: 'neutral' },
      { value: 'ALLOCATED', label: { vi: 'Đã cấp về quầy', en: 'Allocated' }, color: 'info' },
      { value: 'ISSUED', label: { vi: 'Đã phát hành', en: 'Issued' }, color: 'success' },
      { value: 'RETURNED', label: { vi: 'Đã thu hồi', en: 'Returned' }, color: 'warning' },
      { value: 'DAMAGED', label: { vi: 'Hỏng', en: 'Damaged' }, color: 'danger' },
      { value: 'LOST', label: { vi: 'Thất lạc', en: 'Lost' }, color: 'danger' },
      { value: 'DESTROYED', label: { vi: 'Đã tiêu hủy', en: 'Destroyed' }, color: 'neutral' },
    ],
  },
  {
    name: 'ticket-state',
    source: 'schemas/enums/ticket-state.json',
    label: { vi: 'Trạng thái vé', en: 'Ticket state' },
    values: [
      { value: 'SOLD', label: { vi: 'Đã bán', en: 'Sold' }, color: 'info' },
      { value: 'USED', label: { vi: 'Đã sử dụng', en: 'Used' }, color: 'success' },
      { value: 'EXPIRED', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
      { value: 'CANCEL_REQUESTED', label: { vi: 'Chờ hủy', en: 'Cancellation requested' }, color: 'warning' },
      { value: 'CANCELED', label: { vi: 'Đã hủy', en: 'Canceled' }, color: 'danger' },
      { value: 'CHANGED', label: { vi: 'Đã đổi vé khác', en: 'Changed for another' }, color: 'neutral' },
    ],
  },
  {
    name: 'ticket-type',
    source: 'schemas/enums/ticket-type.json',
    label: { vi: 'Loại vé', en: 'Ticket type' },
    values: [
      { value: 'ONE_TIME', label: { vi: 'Vé lượt', en: 'Single ticket' } },
      { value: 'DAILY', label: { vi: 'Vé ngày', en: 'Day ticket' } },
      { value: 'MONTHLY', label: { vi: 'Vé tháng', en: 'Monthly ticket' } },
      { value: 'FREE', label: { vi: 'Vé miễn phí', en: 'Free ticket' } },
    ],
  },
  {
    name: 'transaction-direction',
    source: 'schemas/enums/transaction-direction.json',
    label: { vi: 'Loại thông điệp', en: 'Message kind' },
    values: [
      { value: 'REQUEST', label: { vi: 'Yêu cầu thanh toán', en: 'Payment request' } },
      { value: 'RETURN', label: { vi: 'Khách quay lại trang', en: 'Customer’s return' } },
      { value: 'NOTICE', label: { vi: 'Thông báo từ cổng', en: 'Provider’s notice' } },
      { value: 'REFUND', label: { vi: 'Hoàn tiền', en: 'Refund' } },
    ],
  },
  {
    name: 'transaction-state',
    source: 'schemas/enums/transaction-state.json',
    label: { vi: 'Trạng thái giao dịch', en: 'Transaction state' },
    values: [
      { value: 'PENDING', label: { vi: 'Đang chờ', en: 'Pending' }, color: 'warning' },
      { value: 'SUCCEEDED', label: { vi: 'Thành công', en: 'Succeeded' }, color: 'success' },
      { value: 'FAILED', label: { vi: 'Thất bại', en: 'Failed' }, color: 'danger' },
      { value: 'REJECTED', label: { vi: 'Bị từ chối', en: 'Rejected' }, color: 'danger' },
    ],
  },
  {
    name: 'transport-mode',
    source: 'schemas/enums/transport-mode.json',
    label: { vi: 'Loại hình vận tải', en: 'Transport mode' },
    values: [
      { value: 'BUS', label: { vi: 'Xe buýt', en: 'Bus' } },
      { value: 'METRO', label: { vi: 'Đường sắt đô thị', en: 'Metro' } },
      { value: 'MULTIMODAL', label: { vi: 'Đa phương thức', en: 'Multimodal' } },
    ],
  },
  {
    name: 'trip-direction',
    source: 'schemas/enums/trip-direction.json',
    label: { vi: 'Chiều', en: 'Direction' },
    values: [
      { value: 'OUTBOUND', label: { vi: 'Chiều đi', en: 'Outbound' } },
      { value: 'INBOUND', label: { vi: 'Chiều về', en: 'Inbound' } },
    ],
  },
  {
    name: 'trip-state',
    source: 'schemas/enums/trip-state.json',
    label: { vi: 'Trạng thái chuyến', en: 'Trip state' },
    values: [
      { value: 'PLANNED', label: { vi: 'Đã lập', en: 'Planned' }, color: 'neutral' },
      { value: 'RUNNING', label: { vi: 'Đang chạy', en: 'Running' }, color: 'info' },
      { value: 'COMPLETED', label: { vi: 'Hoàn thành', en: 'Completed' }, color: 'success' },
      { value: 'INTERRUPTED', label: { vi: 'Bỏ dở', en: 'Interrupted' }, color: 'warning' },
      { value: 'CANCELED', label: { vi: 'Đã hủy', en: 'Canceled' }, color: 'danger' },
    ],
  },
  {
    name: 'validity-start',
    source: 'schemas/enums/validity-start.json',
    label: { vi: 'Cách tính hiệu lực', en: 'Validity start rule' },
    values: [
      {
        value: 'START_END_OF_MONTH',
        label: { vi: 'Từ đầu tháng đến cuối tháng', en: 'From the first to the last day of the month' },
      },
      { value: 'FROM_PURCHASE_DATE', label: { vi: 'Từ ngày mua', en: 'From the purchase date' } },
      { value: 'FROM_FIRST_USE_DATE', label: { vi: 'Từ lần sử dụng đầu tiên', en: 'From the first use' } },
      { value: 'FROM_THE_DATE_OF_APPROVAL', label: { vi: 'Từ ngày được duyệt', en: 'From the date of approval' } },
      { value: 'OPTION', label: { vi: 'Tùy chọn ngày bắt đầu', en: 'A start date of choice' } },
    ],
  },
  {
    name: 'vehicle-kind',
    source: 'schemas/enums/vehicle-kind.json',
    label: { vi: 'Loại xe', en: 'Vehicle kind' },
    values: [
      { value: 'STANDARD_BUS', label: { vi: 'Buýt tiêu chuẩn', en: 'Standard bus' } },
      { value: 'MINIBUS', label: { vi: 'Buýt nhỏ', en: 'Minibus' } },
      { value: 'ARTICULATED_BUS', label: { vi: 'Buýt nối toa', en: 'Articulated bus' } },
      { value: 'BRT_BUS', label: { vi: 'Buýt nhanh BRT', en: 'BRT bus' } },
      { value: 'ELECTRIC_BUS', label: { vi: 'Buýt điện', en: 'Electric bus' } },
      { value: 'METRO_TRAIN', label: { vi: 'Đoàn tàu metro', en: 'Metro train' } },
    ],
  },
  {
    name: 'weekday',
    source: 'schemas/enums/weekday.json',
    label: { vi: 'Ngày trong tuần', en: 'Weekday' },
    values: [
      { value: 'MON', label: { vi: 'Thứ Hai', en: 'Monday' } },
      { value: 'TUE', label: { vi: 'Thứ Ba', en: 'Tuesday' } },
      { value: 'WED', label: { vi: 'Thứ Tư', en: 'Wednesday' } },
      { value: 'THU', label: { vi: 'Thứ Năm', en: 'Thursday' } },
      { value: 'FRI', label: { vi: 'Thứ Sáu', en: 'Friday' } },
      { value: 'SAT', label: { vi: 'Thứ Bảy', en: 'Saturday' } },
      { value: 'SUN', label: { vi: 'Chủ nhật', en: 'Sunday' } },
    ],
  },
];
