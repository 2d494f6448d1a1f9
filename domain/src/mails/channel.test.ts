import { expect, it } from 'vitest';
import { channelOf } from './channel.ts';

const email = 'minhanh@mail.example';
const phone = '0912345678';

it.each([
  ['email and phone', { email, phone }, true, 'MAIL'],
  ['email and phone, who prefers SMS', { email, phone, preferred_channel: 'SMS' }, true, 'SMS'],
  [
    'email and phone, who prefers SMS, without an SMS service',
    { email, phone, preferred_channel: 'SMS' },
    false,
    'MAIL',
  ],
  ['a phone alone', { phone }, true, 'SMS'],
  ['a phone alone, who prefers email', { phone, preferred_channel: 'MAIL' }, true, 'SMS'],
  ['a phone alone, without an SMS service', { phone }, false, undefined],
  ['an email alone, who prefers SMS', { email, preferred_channel: 'SMS' }, true, 'MAIL'],
  ['no contact', {}, true, undefined],
] as const)('the channel of a customer with %s is %4$s', (_, contact, canSendSms, channel) => {
  expect(channelOf(contact, canSendSms)).toBe(channel);
});
