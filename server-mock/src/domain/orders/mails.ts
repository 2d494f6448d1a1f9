import { textIn, type Text } from '@tuyen/schemas';
import type { Mail, Row } from '../../engine/domain.ts';
import { dong } from '../rules/money.ts';

/** What a citizen is told when an order reaches a status; `{code}` and the like are filled in. */
const NEWS: Readonly<Record<string, { readonly subject: Text; readonly text: Text }>> = {
  AWAITING_PAYMENT: {
    subject: { vi: 'Đơn hàng {code} đang chờ thanh toán', en: 'Order {code} awaits payment' },
    text: {
      vi: 'Chúng tôi đã nhận đơn hàng {code}, tổng tiền {total}. Vui lòng thanh toán để đơn được xử lý; đơn chưa thanh toán sẽ tự hủy sau 24 giờ.',
      en: 'We have received order {code} of {total}. Please pay for it so that we can process it; an unpaid order is canceled after 24 hours.',
    },
  },
  WAITING_FOR_CONFIRM: {
    subject: { vi: 'Đơn hàng {code} đang chờ duyệt', en: 'Order {code} awaits approval' },
    text: {
      vi: 'Hồ sơ của đơn hàng {code} đã được tiếp nhận và đang chờ duyệt.',
      en: 'We have the documents of order {code} and are checking them.',
    },
  },
  WAITING_CUSTOMER_RETYPE: {
    subject: { vi: 'Đơn hàng {code} cần bổ sung thông tin', en: 'Order {code} needs corrections' },
    text: {
      vi: 'Một số thông tin của đơn hàng {code} cần được sửa lại. Vui lòng mở trang tra cứu, sửa những mục được đánh dấu và gửi lại. {note}',
      en: 'Some details of order {code} need to be corrected. Please look the order up, correct what is marked and send it again. {note}',
    },
  },
  CONFIRMED: {
    subject: { vi: 'Đơn hàng {code} đã được xác nhận', en: 'Order {code} is confirmed' },
    text: {
      vi: 'Đơn hàng {code} đã được xác nhận. Chúng tôi đang chuẩn bị vé của bạn.',
      en: 'Order {code} is confirmed. We are preparing your ticket.',
    },
  },
  ATTACH_CARD: {
    subject: { vi: 'Đơn hàng {code} đã được gắn thẻ', en: 'A card is bound to order {code}' },
    text: {
      vi: 'Thẻ mới đã được gắn với đơn hàng {code} và đang được nạp vé.',
      en: 'A new card is bound to order {code}; the ticket is being loaded.',
    },
  },
  PUBLISHED: {
    subject: { vi: 'Vé của đơn hàng {code} đã được phát hành', en: 'The ticket of order {code} is issued' },
    text: {
      vi: 'Vé của đơn hàng {code} đã được nạp vào thẻ. {validity}',
      en: 'The ticket of order {code} is loaded on the card. {validity}',
    },
  },
  DELIVERED_TO_COUNTER: {
    subject: { vi: 'Đơn hàng {code} đã sẵn sàng tại quầy', en: 'Order {code} is ready at the counter' },
    text: {
      vi: 'Thẻ của đơn hàng {code} đã được chuyển đến quầy. Mời bạn mang giấy tờ tùy thân đến nhận.',
      en: 'The card of order {code} has reached the counter. Please bring an identity document to collect it.',
    },
  },
  DELIVERED_TO_CUSTOMER: {
    subject: { vi: 'Đơn hàng {code} đã được giao', en: 'Order {code} is delivered' },
    text: {
      vi: 'Đơn hàng {code} đã được giao. Cảm ơn bạn đã sử dụng phương tiện công cộng.',
      en: 'Order {code} is delivered. Thank you for travelling by public transport.',
    },
  },
  CANCELED: {
    subject: { vi: 'Đơn hàng {code} đã bị hủy', en: 'Order {code} is canceled' },
    text: {
      vi: 'Đơn hàng {code} đã bị hủy. {note} Nếu bạn đã thanh toán, số tiền sẽ được hoàn lại.',
      en: 'Order {code} is canceled. {note} If you have paid, the money will be refunded.',
    },
  },
};

const LOOK_UP: Text = { vi: 'Tra cứu đơn hàng: {link}', en: 'Look the order up: {link}' };
const VALID: Text = { vi: 'Hiệu lực từ {from} đến {to}.', en: 'Valid from {from} to {to}.' };
const GREETING: Text = { vi: 'Xin chào {name},', en: 'Dear {name},' };

export interface StatusMail {
  readonly to: string;
  readonly name: string;
  readonly language: string;
  readonly code: string;
  readonly status: string;
  readonly total: number;
  readonly note?: string | undefined;
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
  /** The portal's address, no trailing slash. */
  readonly portal: string;
}

/** The mail of one status change in the order's language; undefined where a status is no news (CREATED). */
export function statusMail(about: StatusMail): Mail | undefined {
  const news = NEWS[about.status];
  if (!news) return undefined;
  const say = (text: Text): string => textIn(text, about.language, ['vi']);
  const validity =
    about.from && about.until
      ? fill(say(VALID), { from: day(about.from, about.language), to: day(about.until, about.language) })
      : '';
  const values: Row = {
    code: about.code,
    total: dong(about.total),
    note: about.note ?? '',
    validity,
    name: about.name,
    link: `${about.portal}${about.language === 'en' ? '/en' : ''}/search?code=${encodeURIComponent(about.code)}`,
  };
  const text = [GREETING, news.text, LOOK_UP].map((part) => fill(say(part), values)).join('\n\n');
  return { to: about.to, subject: fill(say(news.subject), values), text, topic: 'order.status' };
}

function fill(template: string, values: Row): string {
  return template
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** `2026-06-15` as a reader of the language writes it. */
function day(date: string, language: string): string {
  const [year, month, number] = date.split('-');
  return language === 'en' ? date : `${number}/${month}/${year}`;
}
