import { objectIn } from '@tuyen/model/raw';
import type { DraftedResource } from './drafted-resource.ts';

const NAMES = ['name', 'title', 'label', 'display_name', 'full_name', 'subject', 'summary', 'number', 'code', 'username', 'email', 'email_address', 'slug', 'filename', 'reference'];

/** Returns the title of a record: a field with a name that is usual for titles, else the first text, else the key. */
export function recordTitle({ listed, properties }: DraftedResource): string {
  const texts = (listed ?? Object.keys(properties)).filter((field) => isTitle(objectIn(properties[field])));
  const named = NAMES.find((name) => texts.includes(name)) ?? texts.find((field) => /(?:^|_)name$/u.test(field));
  return `{${named ?? 'id'}}`;
}

function isTitle(schema: Readonly<Record<string, unknown>>): boolean {
  const isText = schema['type'] === 'string' && schema['x-reference'] === undefined && schema['enum'] === undefined;
  return isText && schema['writeOnly'] !== true && schema['x-multiline'] !== true;
}
