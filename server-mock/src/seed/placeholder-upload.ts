import type { Field } from '@tuyen/model';
import type { FixtureContext } from '../fixtures.ts';

/** A gray pixel as PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** Returns whether the upload field may stay empty. Its sample value would name a file that does not exist. */
export function isOptionalUpload({ kind, required, always, unique }: Field): boolean {
  return (kind === 'image' || kind === 'file') && !required && always !== true && !unique;
}

export function placeholderUpload(field: Field, { upload, anchor }: FixtureContext): unknown {
  if (field.kind !== 'image' || field.unique) return undefined;
  if (field.accept.length > 0 && !field.accept.some((type) => type === 'image/png' || type === 'image/*'))
    return undefined;
  const bytes = Buffer.from(PIXEL, 'base64');
  const address = upload('sample-image', { name: 'sample.png', type: 'image/png', bytes, at: anchor });
  return field.multiple ? [address] : address;
}
