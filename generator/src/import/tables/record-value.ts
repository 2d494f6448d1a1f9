import { type Region, zoneNamed } from '@tuyen/model';
import type { ImportOptions } from '../draft.ts';
import { enumValues } from './enum-values.ts';
import type { PlannedField } from './plan.ts';

/**
 * Converts a value of a row to the value of a field. A value that does not fit the type stays a text, which the server
 * refuses with the name of the field. Returns undefined for no value.
 */
export function recordValue({ column, money }: PlannedField, raw: unknown, { region }: ImportOptions): unknown {
  if (raw === null || raw === undefined || raw === '') return undefined;
  const text = typeof raw === 'bigint' ? String(raw) : raw;
  if (column.values) return enumValues(column.values).find((one) => one.text === String(text))?.value ?? String(text);
  switch (column.type) {
    case 'integer':
      return numberOrText(text, Number.isSafeInteger);
    case 'decimal':
      return money ? inMinorUnit(text, region?.currency.minorUnit ?? 0) : numberOrText(text, Number.isFinite);
    case 'boolean':
      return booleanOrText(text);
    case 'date':
      return String(text).slice(0, 'yyyy-mm-dd'.length);
    case 'time':
      return String(text).slice(0, 'hh:mm'.length);
    case 'date-time':
    case 'local-date-time':
      return instantOrText(text, region);
    case 'uuid':
      return String(text).toLowerCase();
    case 'json':
    case 'text-list':
      return jsonOrText(text);
    case 'text':
      // Columns of the type char(n) pad their texts with spaces.
      return String(text).trimEnd() || undefined;
    default:
      return text instanceof Uint8Array ? undefined : String(text);
  }
}

function numberOrText(value: unknown, fits: (number: number) => boolean): unknown {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return fits(number) ? number : String(value);
}

function inMinorUnit(value: unknown, digits: number): unknown {
  const number = Number(value);
  return Number.isFinite(number) ? Math.round(number * 10 ** digits) : String(value);
}

const TRUE = /^(?:true|t|yes|y|1|-1|on)$/iu;
const FALSE = /^(?:false|f|no|n|0|off)$/iu;

function booleanOrText(value: unknown): unknown {
  const text = String(value);
  if (TRUE.test(text)) return true;
  return FALSE.test(text) ? false : text;
}

const LOCAL = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?)?$/u;

/**
 * Reads a time. A time without a time zone is in the time zone of the project. Returns a text that is no time
 * unchanged.
 */
function instantOrText(value: unknown, region: Region | undefined): unknown {
  const text = String(value).trim();
  const [, day, time = '00:00', seconds = '00', fraction = '0'] = LOCAL.exec(text) ?? [];
  if (day === undefined) {
    const instant = new Date(text.replace(' ', 'T'));
    return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
  }
  const moment = zoneNamed(region?.timeZone ?? 'UTC').momentOf(day, time);
  if (Number.isNaN(moment.getTime())) return text;
  return new Date(moment.getTime() + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'))).toISOString();
}

function jsonOrText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
