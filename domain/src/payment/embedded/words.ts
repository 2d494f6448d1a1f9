import type { Text } from '@tuyen/model';

export const OUTCOMES: Readonly<Record<string, Text>> = {
  '00': { vi: 'Thanh toán thành công', en: 'Payment succeeds' },
  '02': { vi: 'Giao dịch bị nghi ngờ gian lận', en: 'Suspected fraud' },
  '07': { vi: 'Trừ tiền thành công nhưng bị nghi ngờ gian lận', en: 'Money taken, suspected fraud' },
  '09': { vi: 'Thẻ chưa đăng ký thanh toán trực tuyến', en: 'Card not registered for online payment' },
  '10': { vi: 'Nhập sai thông tin thẻ quá 3 lần', en: 'Wrong card data three times' },
  '11': { vi: 'Hết thời gian thanh toán', en: 'Time ran out' },
  '12': { vi: 'Thẻ hoặc tài khoản bị khóa', en: 'Card or account locked' },
  '13': { vi: 'Nhập sai mật khẩu một lần (OTP)', en: 'Wrong one-time password' },
  '24': { vi: 'Khách hàng hủy giao dịch', en: 'Canceled by the customer' },
  '51': { vi: 'Tài khoản không đủ số dư', en: 'Not enough money' },
  '65': { vi: 'Vượt hạn mức giao dịch trong ngày', en: 'Daily limit exceeded' },
  '75': { vi: 'Ngân hàng đang bảo trì', en: 'Bank under maintenance' },
  '79': { vi: 'Nhập sai mật khẩu thanh toán quá số lần', en: 'Wrong payment password too often' },
  '99': { vi: 'Lỗi không xác định', en: 'Unknown error' },
};

export const TIMINGS: Readonly<Record<string, Text>> = {
  before: { vi: 'Trước khi khách quay lại', en: 'Before the payer returns' },
  after: { vi: 'Sau khi khách quay lại vài giây', en: 'A few seconds after the payer returned' },
  never: { vi: 'Không bao giờ gửi', en: 'Never' },
};

export const NOTIFICATIONS: Readonly<Record<string, Text>> = {
  once: { vi: 'Một lần', en: 'Once' },
  twice: { vi: 'Hai lần (gửi trùng)', en: 'Twice (duplicate)' },
  forged: { vi: 'Chữ ký giả mạo', en: 'With a forged signature' },
  amount: { vi: 'Sai số tiền', en: 'With another amount' },
};

export const WORDS = {
  title: { vi: 'Cổng thanh toán thử nghiệm', en: 'Test payment gateway' },
  intro: {
    vi: 'Đây là cổng thanh toán mô phỏng, không có giao dịch tiền thật. Hãy chọn kết quả muốn thử.',
    en: 'This gateway is simulated; no real money moves. Choose the outcome to try.',
  },
  order: { vi: 'Đơn hàng', en: 'Order' },
  amount: { vi: 'Số tiền', en: 'Amount' },
  outcome: { vi: 'Kết quả thanh toán', en: 'Outcome' },
  timing: { vi: 'Thông báo kết quả đến máy chủ', en: 'Notification to the server' },
  notification: { vi: 'Cách gửi thông báo', en: 'How the notification is sent' },
  submit: { vi: 'Tiếp tục', en: 'Continue' },
  refused: { vi: 'Yêu cầu thanh toán không hợp lệ', en: 'This payment request is not valid' },
  refusedWhy: {
    vi: 'Chữ ký không đúng, hoặc phiên thanh toán đã hết hạn hay đã có kết quả. Hãy quay lại trang tra cứu đơn hàng và thanh toán lại.',
    en: 'Its signature is wrong, its time is over, or it has had its outcome. Look the order up again and start a new payment.',
  },
  paid: { vi: 'Đơn hàng đã được thanh toán', en: 'This order is paid' },
  paidWhy: {
    vi: 'Đơn hàng {order} đã được thanh toán, bạn không phải trả thêm. Bạn có thể đóng trang này.',
    en: 'Order {order} is paid. You do not need to pay again and can close this page.',
  },
  paidLink: { vi: 'Xem kết quả đơn hàng', en: 'View the result' },
  canceled: { vi: 'Đơn hàng đã bị hủy', en: 'This order was canceled' },
  canceledWhy: {
    vi: 'Đơn hàng {order} đã bị hủy nên không thanh toán được nữa. Hãy tra cứu đơn hàng để xem lý do hoặc đặt đơn mới.',
    en: 'Order {order} was canceled and can no longer be paid for. Look the order up to see why, or place a new order.',
  },
  ended: { vi: 'Phiên thanh toán đã kết thúc', en: 'This payment session has ended' },
  endedWhy: {
    vi: 'Phiên thanh toán của đơn hàng {order} đã hết hạn hoặc đã có kết quả. Hãy tra cứu đơn hàng để xem trạng thái và thanh toán lại nếu cần.',
    en: 'The payment session of order {order} has expired or already has an outcome. Look the order up to see its status, and pay again if needed.',
  },
  lookUp: { vi: 'Tra cứu đơn hàng', en: 'Look the order up' },
} satisfies Record<string, Text>;
