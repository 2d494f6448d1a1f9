import type { Model } from '@tuyen/schemas';
import { openApiParts } from './index.ts';

/**
 * The document as JSON, in pieces of UTF-8: of a thousand resources it is far too large to be held as objects and then as one
 * text.
 */
export function openApiText(model: Model): readonly Uint8Array[] {
  const { head, paths, components, schemas } = openApiParts(model);
  return [
    '{\n',
    members(head, 1),
    ',\n  "paths": {\n',
    ...joined(paths, 2),
    '\n  },\n  "components": {\n',
    members(components, 2),
    ',\n    "schemas": {\n',
    ...joined(schemas, 3),
    '\n    }\n  }\n}\n',
  ].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
}

function joined(parts: Iterable<object>, depth: number): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (const part of parts) {
    const comma = pieces.length === 0 ? '' : ',\n';
    if (Object.keys(part).length > 0) pieces.push(Buffer.from(`${comma}${members(part, depth)}`));
  }
  return pieces;
}

/** What stands between an object's braces, as it is indented that deep inside others. */
function members(value: object, depth: number): string {
  let [opening, closing, outer] = ['{\n', '\n}', value];
  for (let level = 1; level < depth; level++) {
    const indent = '  '.repeat(level);
    opening += `${indent}"": {\n`;
    closing = `\n${indent}}${closing}`;
    outer = { '': outer };
  }
  return JSON.stringify(outer, null, 2).slice(opening.length, -closing.length);
}
