import { zoneNamed } from '@tuyen/model';
import { expect, it } from 'vitest';
import { calendarWith } from './calendar.ts';

const entry = {
  uid: 'DH26000001@tuyen.example',
  title: 'Vé tháng hết hạn; gia hạn, nhé',
  description: 'Dòng 1\nDòng 2 \\ hết',
  link: 'https://tuyen.example/renewal',
  lastDay: '2026-03-31',
  now: new Date('2026-03-16T02:00:00.000Z'),
  timeZone: 'Asia/Ho_Chi_Minh',
  zone: zoneNamed('Asia/Ho_Chi_Minh'),
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('a calendar entry is at the last minute of the last day in the time zone of the office, with an alarm', () => {
  const lines = unfolded(calendarWith(entry));
  for (const line of [
    'TZID:Asia/Ho_Chi_Minh',
    'TZOFFSETTO:+0700',
    'DTSTART;TZID=Asia/Ho_Chi_Minh:20260331T235900',
    'DTSTAMP:20260316T020000Z',
    'TRIGGER:-P3DT14H59M',
    'UID:DH26000001@tuyen.example',
  ])
    expect(lines).toContain(line);
});

it('a calendar escapes texts, folds lines at 75 octets and ends every line with CRLF', () => {
  const text = calendarWith({ ...entry, description: `${'đ'.repeat(100)},\nx` });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`DESCRIPTION:${'đ'.repeat(100)}\\,\\nx`);
  expect(unfolded(text)).toContain('SUMMARY:Vé tháng hết hạn\\; gia hạn\\, nhé');
});

it.each([
  ['America/New_York', '2026-07-01', '-0400'],
  ['America/New_York', '2026-01-01', '-0500'],
  ['Asia/Kathmandu', '2026-01-01', '+0545'],
  ['UTC', '2026-01-01', '+0000'],
])('the offset of %s on %s is %s', (timeZone, lastDay, offset) => {
  const lines = unfolded(calendarWith({ ...entry, timeZone, zone: zoneNamed(timeZone), lastDay }));
  expect(lines).toContain(`TZOFFSETTO:${offset}`);
});
