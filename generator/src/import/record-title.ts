import { objectIn, type Raw } from '@tuyen/model/raw';

const NAMES = [
  'name',
  'title',
  'label',
  'display_name',
  'full_name',
  'subject',
  'summary',
  'number',
  'code',
  'username',
  'email',
  'email_address',
  'slug',
  'filename',
  'reference',
];

/**
 * Returns the title of a record: a field with a name that is usual for titles, else the key.
 * @param names the fields to choose from, by default all
 */
export function recordTitle(properties: Readonly<Record<string, Raw>>, names?: readonly string[]): string {
  const texts = (names ?? Object.keys(properties)).filter((field) => isTitle(objectIn(properties[field])));
  const named = NAMES.find((name) => texts.includes(name)) ?? texts.find((field) => /(?:^|_)name$/u.test(field));
  return `{${named ?? 'id'}}`;
}

function isTitle(schema: Raw): boolean {
  const isText = schema['type'] === 'string' && schema['x-reference'] === undefined && schema['enum'] === undefined;
  return isText && schema['writeOnly'] !== true && schema['x-multiline'] !== true;
}
