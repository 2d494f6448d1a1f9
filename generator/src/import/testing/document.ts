import { stringify } from 'yaml';
import type { Draft, ImportOptions, ListedResource } from '../draft.ts';
import { openapiSource } from '../openapi/source.ts';

export const OWN: ImportOptions = { only: [], except: [], rename: {}, languages: ['en'], schemas: 'schemas' };

export const BACKEND: ImportOptions = { ...OWN, backend: 'shop' };

const SERVERS = [{ url: 'https://api.example.org/v1' }];

interface Imported {
  readonly draft: Draft;
  readonly listed: readonly ListedResource[];
  /** Codes and places of the notes: `TUY843 /events`. */
  readonly notes: readonly string[];
  // oxlint-disable-next-line typescript/no-explicit-any -- drafts are JSON of any shape
  file(path: string): any;
}

/** Imports an OpenAPI document. */
export async function importDocument(document: object | string, options: ImportOptions = BACKEND): Promise<Imported> {
  const text = typeof document === 'string' ? document : stringify({ openapi: '3.0.0', servers: SERVERS, ...document });
  const reading = await openapiSource.read({ from: 'shop.yaml', bytes: new TextEncoder().encode(text) });
  const draft = openapiSource.draft(reading, options);
  return {
    draft,
    listed: openapiSource.list(reading, options),
    notes: draft.notes.map(({ code, place }) => `${code} ${place}`),
    file: (path) => draft.files.find((file) => file.path === `schemas/${path}.json`)?.value,
  };
}

/** Returns a successful response with a schema. */
export function answer(schema: object): object {
  return { responses: { 200: { description: 'Done', content: { 'application/json': { schema } } } } };
}

export function body(schema: object): object {
  return { requestBody: { content: { 'application/json': { schema } } } };
}

export const listOf = (items: object): object => ({ type: 'array', items });

export function object(properties: object, more: object = {}): object {
  return { type: 'object', properties, ...more };
}

export const ref = (component: string): object => ({ $ref: `#/components/schemas/${component}` });

export const TEXT = { type: 'string' };

/** Returns the paths of a resource that can be listed and shown. */
export function resourcePaths(path: string, record: object, more: { list?: object; item?: object } = {}): object {
  return {
    [path]: { get: answer(listOf(record)), ...more.list },
    [`${path}/{id}`]: { get: answer(record), ...more.item },
  };
}
