import type { Model, Resource } from '@tuyen/model';
import type { Piece, Pieces } from '../generated-file.ts';
import { openApiContextOf, type Context } from './document.ts';
import { openApiFrame } from './index.ts';
import { resourcePaths } from './resource-paths.ts';
import { recordSchemas } from './schemas.ts';

/**
 * Returns the OpenAPI document as JSON, split into parts of one resource each. With a thousand resources, building the
 * whole document and one string would need too much memory. And if one resource changes, most parts can be reused.
 */
export function openApiText(model: Model): Pieces {
  const { head, components, schemas } = openApiFrame(model);
  const context = openApiContextOf(model);
  const ofEach = (part: string, of: (context: Context, resource: Resource) => object, depth: number) =>
    model.resources.map((resource): Piece => ({
      slice: [part, resource, context],
      print: () => members(of(context, resource), depth),
    }));
  const common: Piece = { slice: ['common', schemas], print: () => members(schemas, 3) };
  return [
    `{\n${members(head, 1)},\n  "paths": {\n`,
    ofEach('paths', resourcePaths, 2),
    `\n  },\n  "components": {\n${members(components, 2)},\n    "schemas": {\n`,
    [common, ...ofEach('schemas', recordSchemas, 3)],
    '\n    }\n  }\n}\n',
  ];
}

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
