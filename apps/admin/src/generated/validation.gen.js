// What the compiled validators of this folder lean on. Written by `tuyen generate`: edit the schemas instead.

/** Characters as people count them: a surrogate pair is one. */
export function lengthOf(text) {
  let length = 0;
  for (const _character of text) length++;
  return length;
}

/** Deep equality of JSON values. */
export function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day that the calendar has: `2024-02-30` is none. */
export function isDate(text) {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (days[month - 1] ?? 0);
}

/** `HH:mm` or `HH:mm:ss` */
export function isTime(text) {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/** A day, a time and an offset: `2026-05-04T08:30:00+07:00`. */
export function isDateTime(text) {
  const [date, time, ...rest] = text.split(/[Tt ]/);
  if (rest.length > 0 || time === undefined || !isDate(date)) return false;
  return /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/i.test(time);
}

/** Letters, digits, underscore, dot, plus and hyphen; a domain with a dot. */
export function isEmail(text) {
  return /^[\w.+-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$/.test(text);
}

/** An absolute address. */
export function isUri(text) {
  return /^[a-z][a-z0-9+.-]*:\S+$/i.test(text) && URL.canParse(text);
}

export function isUuid(text) {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
