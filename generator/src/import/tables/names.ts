import { ADMIN_SEGMENTS, API_SEGMENTS, PAGE_FOLDERS, SYSTEM_FIELDS } from '@tuyen/model/load';
import { singular } from '../../emit/print/names.ts';

/** PostgreSQL truncates longer names, because the server appends up to seven characters to them. */
const LONGEST = 56;

/** Splits a name at signs and at capital letters: `customerID` and `Customer id` give `customer` and `id`. */
function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/gu, 'd')
    .replaceAll(/[ıİ]/gu, 'i')
    .replaceAll('ß', 'ss')
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
}

/** Joins words to a name that begins with a letter. */
function joined(name: string, separator: '-' | '_', otherwise: string): string {
  const words = wordsOf(name);
  const text = words.join(separator);
  const lettered = /^[a-z]/u.test(text) ? text : [otherwise, ...words].join(separator);
  return lettered.slice(0, LONGEST).replace(/[-_]$/u, '');
}

/** Returns the field name of a column: `AlbumId` → `album_id`. */
export function snakeName(name: string): string {
  return joined(name, '_', 'field');
}

/** Returns the name of an enum: `mpaa_rating` → `mpaa-rating`. */
export function kebabName(name: string): string {
  return joined(name, '-', 'list');
}

/**
 * Returns the resource name of a table: `InvoiceLine` → `invoice-lines`.
 * @param inEnglish whether the name becomes an English plural
 */
export function resourceName(name: string, inEnglish = true): string {
  const kebab = joined(name, '-', 'table');
  const named = (inEnglish ? plural(kebab) : kebab).slice(0, LONGEST);
  return RESERVED_RESOURCES.has(named) ? `${named}-records` : named;
}

const RESERVED_RESOURCES: ReadonlySet<string> = new Set([
  ...API_SEGMENTS,
  ...ADMIN_SEGMENTS,
  ...PAGE_FOLDERS,
  'constructor',
]);

const UNCOUNTED = /(?:^|-)(?:data|info|equipment|media|news|series|staff|people)$/u;

/** Returns the plural of an English name. A plural stays as it is. */
export function plural(name: string): string {
  if (singular(name) !== name || UNCOUNTED.test(name)) return name;
  if (/[^aeiou]y$/u.test(name)) return name.replace(/y$/u, 'ies');
  return /(?:s|x|z|ch|sh)$/u.test(name) ? `${name}es` : `${name}s`;
}

/** Names that a field of a record cannot have. */
const RESERVED_FIELDS: ReadonlySet<string> = new Set([
  ...SYSTEM_FIELDS,
  'q',
  'constructor',
  'prototype',
  'hasownproperty',
  'can',
  'origins',
  'ctid',
  'xmin',
  'xmax',
  'cmin',
  'cmax',
  'tableoid',
]);

export function isReservedField(name: string): boolean {
  return RESERVED_FIELDS.has(name);
}

/** Returns the name, or the name with the first number that makes it unique: `foo_bar_2`. */
export function uniqueName(name: string, taken: ReadonlySet<string>, separator: '-' | '_'): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name.slice(0, LONGEST - 3)}${separator}${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** No schema file can have these: control characters and marks of the text direction. */
const INVISIBLE = /[\p{Cc}\u202A-\u202E]/gu;

/** Returns a label: `AlbumId` → `Album id`, `first_name` → `First name`. */
export function labelOf(written: string): string {
  const name = written.replaceAll(INVISIBLE, '');
  // A heading that a person wrote stays as it is: "E-Mail", "Số hóa đơn".
  if (!/_|[a-z0-9][A-Z]|^[a-z0-9-]+$/u.test(name)) return name.charAt(0).toUpperCase() + name.slice(1);
  const spaced = name
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1 $2')
    .replaceAll(/[_\-.\s]+/gu, ' ')
    .trim();
  const words = spaced.split(' ').map((word) => (/^[A-Z]{2,}$/u.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text === '' ? name : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the label of a reference, without the word for its key: `AlbumId` → `Album`. */
export function referenceLabel(name: string): string {
  return labelOf(name).replace(/ (?:id|ID|key|code|no|number)$/u, '');
}
