import { describe, expect, it } from 'vitest';
import { textsOf } from '@tuyen/server-mock/domain';
import vi from '../../../schemas/locales/vi/server.json' with { type: 'json' };
import en from '../../../schemas/locales/en/server.json' with { type: 'json' };
import { statusMail, type StatusMail } from './mails.ts';

const text = textsOf(['vi', 'en'], { vi, en });

const about: StatusMail = {
  to: 'huong.do@example.vn',
  name: 'Đỗ Thu Hương',
  language: 'vi',
  code: 'DH26000001',
  status: 'AWAITING_PAYMENT',
  total: 1_250_000,
  portal: 'https://ve.example.vn',
};

describe('mails about an order', () => {
  it('speaks the language of the order', () => {
    expect(statusMail(about, text).subject).toBe('Đơn hàng DH26000001 đang chờ thanh toán');
    expect(statusMail({ ...about, language: 'en' }, text).subject).toBe('Order DH26000001 awaits payment');
    expect(statusMail({ ...about, language: 'en' }, text).text).toContain(
      'https://ve.example.vn/en/search?code=DH26000001',
    );
    expect(statusMail(about, text).text).toContain('1.250.000đ');
  });

  it('names the validity once the ticket is issued', () => {
    const mail = statusMail({ ...about, status: 'PUBLISHED', from: '2026-07-01', until: '2026-07-31' }, text);
    expect(mail.text).toContain('Hiệu lực từ 01/07/2026 đến 31/07/2026.');
  });

  it('names what is to be corrected, why, and until when', () => {
    const corrections = [
      { label: 'Ảnh chân dung', message: 'Ảnh bị mờ.' },
      { label: 'Số điện thoại', message: 'Thiếu một số.' },
    ];
    const asked = { ...about, status: 'WAITING_CUSTOMER_RETYPE', corrections, expiresAt: '2026-03-19T02:30:00Z' };
    const { text: mail } = statusMail(asked, text);
    expect(mail).toContain('- Ảnh chân dung: Ảnh bị mờ.\n- Số điện thoại: Thiếu một số.');
    expect(mail).toContain('Hạn bổ sung: 19/03/2026 09:30.');
  });

  it('says until when the counter keeps the card', () => {
    const mail = statusMail({ ...about, status: 'DELIVERED_TO_COUNTER', collectUntil: '2026-04-15' }, text);
    expect(mail.text).toContain('Quầy giữ thẻ đến hết ngày 15/04/2026.');
  });

  it('gives the reason of a rejection and leaves no gap without one', () => {
    expect(statusMail({ ...about, status: 'CANCELED', note: 'Ảnh không rõ mặt.' }, text).text).toContain(
      'Ảnh không rõ mặt.',
    );
    expect(statusMail({ ...about, status: 'CANCELED' }, text).text).toContain('đã bị hủy. Nếu bạn');
  });
});
