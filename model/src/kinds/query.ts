import type { EnumField, EnumListField, Field } from '../model/fields/field.ts';
import { isDate } from '../model/fields/format-checks.ts';
import { exactNumber } from '../model/json/exact-number.ts';
import type { Scalar } from '../model/json/json-schema.ts';
import { parseInstant } from '../region/instant.ts';

/* Parsers of values in a query. Each returns undefined if the text is not a value of the field. */

/** PostgreSQL texts cannot contain the NUL character. */
export function anyText(_: Field, text: string): string | undefined {
  return text === '' || text.includes('\0') ? undefined : text;
}

export function wholeNumber(_: Field, text: string): number | undefined {
  return /^-?\d+$/u.test(text) ? exactNumber(text) : undefined;
}

export function parseNumber(_: Field, text: string): number | undefined {
  return exactNumber(text);
}

export function oneOfValues({ values }: EnumField | EnumListField, text: string): Scalar | undefined {
  return values.find((value) => String(value) === text);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** First and last day that a query can name. Their start and end have a four-digit year in every time zone. */
const FIRST_DAY = '0001-01-03';
const LAST_DAY = '9999-12-29';

/** Parses a day or a timestamp in a query. Returns a timestamp in UTC. */
export function dayOrMoment(text: string): string | undefined {
  if (DAY.test(text)) return isDate(text) && text >= FIRST_DAY && text <= LAST_DAY ? text : undefined;
  const found = text.length > 40 ? undefined : parseInstant(text)?.toISOString();
  return found !== undefined && found > FIRST_DAY && found < LAST_DAY ? found : undefined;
}
