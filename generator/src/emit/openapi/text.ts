import type { Model, Resource } from '@tuyen/model';
import { openApiFrame, openApiOf } from './index.ts';

/**
 * The document as JSON, in pieces of UTF-8. With a thousand resources it is too large for memory as objects and again as one
 * string.
 */
export function openApiText(model: Model): readonly Uint8Array[] {
  const { head, components, schemas } = openApiFrame(model);
  const own = ownTexts(model);
  return [
    Buffer.from(`{\n${members(head, 1)},\n  "paths": {\n`),
    ...joined(own.map((each) => each.paths)),
    Buffer.from(`\n  },\n  "components": {\n${members(components, 2)},\n    "schemas": {\n`),
    ...joined([members(schemas, 3), ...own.map((each) => each.schemas)]),
    Buffer.from('\n    }\n  }\n}\n'),
  ];
}

interface OwnText {
  readonly paths: Uint8Array;
  readonly schemas: Uint8Array;
}

/** Texts of unchanged resources, for the next run of a watcher. A text depends on the resource and the names of the others. */
const known = new WeakMap<Resource, OwnText & { readonly names: string }>();

function ownTexts(model: Model): readonly OwnText[] {
  const { resources, enums, kinds } = model;
  const names = JSON.stringify([resources.map(({ name }) => name), enums.map(({ name }) => name), kinds]);
  return resources.map((resource) => {
    const before = known.get(resource);
    if (before?.names === names) return before;
    const { paths, schemas } = openApiOf(model, resource);
    const made = { names, paths: Buffer.from(members(paths, 2)), schemas: Buffer.from(members(schemas, 3)) };
    known.set(resource, made);
    return made;
  });
}

const COMMA = Buffer.from(',\n');

function joined(parts: readonly (string | Uint8Array)[]): readonly Uint8Array[] {
  return parts
    .filter(({ length }) => length > 0)
    .flatMap((part, index) => {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      return index === 0 ? [bytes] : [COMMA, bytes];
    });
}

/** The text between the braces of an object at the given indentation depth; empty for an empty object. */
function members(value: object, depth: number): string {
  if (Object.keys(value).length === 0) return '';
  let [opening, closing, outer] = ['{\n', '\n}', value];
  for (let level = 1; level < depth; level++) {
    const indent = '  '.repeat(level);
    opening += `${indent}"": {\n`;
    closing = `\n${indent}}${closing}`;
    outer = { '': outer };
  }
  return JSON.stringify(outer, null, 2).slice(opening.length, -closing.length);
}
