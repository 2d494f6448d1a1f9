import type { Zone } from '@tuyen/model';
import type { LocalDate } from '../../rules/time/calendar.ts';

export interface CalendarEntry {
  /** Globally unique and the same for the same event, so that a second import replaces the first. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Last day of the ticket. The entry is at the last minute of this day. */
  readonly lastDay: LocalDate;
  readonly now: Date;
  readonly timeZone: string;
  readonly zone: Zone;
}

/** Time before the last minute of the last day: nine in the morning, three days earlier. */
const ALARM = '-P3DT14H59M';
const LAST_MINUTE = '23:59';

/**
 * Returns a calendar with one event and an alarm, as RFC 5545 defines it. The time zone has the offset of the last day,
 * which is all that one event needs.
 */
export function calendarWith(entry: CalendarEntry): string {
  const { uid, title, description, link, lastDay, now, timeZone, zone } = entry;
  const end = zone.momentOf(lastDay, LAST_MINUTE);
  const day = lastDay.replaceAll('-', '');
  const offset = offsetText(Date.parse(`${lastDay}T${LAST_MINUTE}:00Z`) - end.getTime());
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tuyen//Tickets//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/gu, '')}`,
    `DTSTART;TZID=${timeZone}:${day}T235900`,
    'DURATION:PT1M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function offsetText(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${milliseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

const escaped = (text: string): string => text.replace(/[\\;,]/gu, '\\$&').replace(/\r?\n/gu, '\\n');

/** Splits a line into parts of at most 75 octets. A continuation begins with a space, and no character is split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part) + Buffer.byteLength(letter) > 75) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}
