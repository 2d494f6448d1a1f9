import { type ShapeReader, shapeReader } from '../schema/shape-reader.ts';
import type { ApiPath } from './api-path.ts';
import { apiPaths } from './api-paths.ts';
import { findChildren } from './find-children.ts';
import { findResources } from './find-resources.ts';
import type { FoundResource } from './found-resource.ts';

/** Parsed document, with the paths and resources that are found in the document. */
export interface OpenApiReading {
  readonly document: unknown;
  /** Name of the file, or address. */
  readonly from: string;
  readonly reader: ShapeReader;
  readonly paths: readonly ApiPath[];
  /** Top-level resources, whose lists need no key of a parent record. */
  readonly resources: readonly FoundResource[];
  /** Child resources, whose lists are below a record of another resource. */
  readonly children: readonly FoundResource[];
}

export function readingOf(document: unknown, from: string): OpenApiReading {
  const reader = shapeReader(document);
  const paths = apiPaths(document, reader.follow);
  const resources = findResources(paths, reader);
  return { document, from, reader, paths, resources, children: findChildren(paths, resources, reader) };
}
