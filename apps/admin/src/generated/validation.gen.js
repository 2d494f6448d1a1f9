// Helpers of the compiled validators in this folder. Written by `tuyen generate`: edit the schemas instead.

/** One violation in the form of an ajv error: JSON pointer, keyword and parameters. */
export function finding(instancePath, keyword, params) {
  return { instancePath, keyword, params };
}

/** Whether the value is a JSON object: neither null nor an array. */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number of characters. A surrogate pair counts as one. */
export function lengthOf(text) {
  let length = 0;
  for (const _character of text) length++;
  return length;
}

/** Whether the value is an integer multiple of the step in decimal arithmetic: 0.3 is a multiple of 0.1. */
export function isMultipleOf(value, step) {
  if (!Number.isFinite(value)) return false;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [a, b] = [decimalOf(value), decimalOf(step)];
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (decimal) => decimal.digits * 10n ** BigInt(decimal.exponent - exponent);
  return scaled(a) % scaled(b) === 0n;
}

function decimalOf(value) {
  const [mantissa, exponent] = value.toExponential().split('e');
  const fraction = mantissa.split('.')[1] ?? '';
  return { digits: BigInt(mantissa.replace('.', '')), exponent: Number(exponent) - fraction.length };
}

/** Deep equality of JSON values. */
export function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

/** Whether two items of the list are equal. */
export function hasDuplicates(list) {
  return list.some((item, index) => list.slice(0, index).some((other) => equal(item, other)));
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether the text is a date of the calendar: `2024-02-30` is not. */
export function isDate(text) {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (days[month - 1] ?? 0);
}

/** Whether the text is a date from 1900 to today in the local time zone. */
export function isBirthDate(text) {
  const now = new Date();
  const two = (number) => String(number).padStart(2, '0');
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return isDate(text) && text >= '1900-01-01' && text <= today;
}

/** Whether the text is a date, a time and an offset: `2026-05-04T08:30:00+07:00`. */
export function isDateTime(text) {
  const [date, time, ...rest] = text.split(/[Tt ]/);
  if (rest.length > 0 || time === undefined || !isDate(date)) return false;
  return /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/i.test(time);
}

/** Whether the text is a URI with a scheme (RFC 3986). */
export function isUri(text) {
  return /\/|:/.test(text) && URI.test(text);
}

const URI =
  /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
