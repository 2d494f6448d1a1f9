import { walkFields } from '../model/fields/walk.ts';
import type { Model } from '../model/model.ts';
import { type Slug, slugFor } from '../model/permission.ts';
import type { Backend } from '../model/place.ts';
import type { Resource } from '../model/resource.ts';
import { listOf, recordOf } from './dialect.ts';
import { type BackendMethod, METHODS } from './requests.ts';
import { wireName } from './wire.ts';

/** Request that the dialect of a back end describes. The server forwards no other request. */
export interface AllowedCall {
  readonly resource: string;
  readonly method: BackendMethod;
  /** Pattern of the encoded path, anchored. */
  readonly path: RegExp;
  /** The same pattern without regard to case. */
  readonly anyCase: RegExp;
  /** Number of `{id}` and `{within}` in the path. */
  readonly placeholders: number;
  /** Permission that the caller needs. */
  readonly slug: Slug;
  /** Patterns of the query's parameters, by name. A request has no other parameter. */
  readonly params: ReadonlyMap<string, RegExp>;
  /** Parameters that a request must have. */
  readonly required: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

interface CallFile {
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns every request that screens can send to a back end. */
export function allowedCalls(model: Pick<Model, 'resources'>, backend: Backend): readonly AllowedCall[] {
  return model.resources.filter(({ place }) => place?.backend === backend.name).flatMap((one) => callsOf(one, backend));
}

function callsOf(resource: Resource, { dialect }: Backend): readonly AllowedCall[] {
  const list = listOf(dialect, resource.name);
  const record = recordOf(dialect, resource.name);
  const found: AllowedCall[] = [];
  const add = (slug: Slug, call: CallFile & Partial<Record<BackendMethod, string>>, params?: AllowedCall['params']) => {
    for (const method of METHODS) {
      const path = call[method];
      if (path === undefined) continue;
      const required = params ? [] : Object.keys(call.params ?? {}).map((name) => filled(name, resource));
      found.push({
        resource: resource.name,
        method,
        ...pathPatterns(path, resource),
        slug,
        params: params ?? ownParams(call, resource),
        required,
        headers: call.headers ?? {},
      });
    }
  };
  const slug = (action: string) => slugFor(resource.module, action);
  const can = (action: Resource['actions'][number]) => resource.actions.includes(action);
  if (list.get !== undefined) {
    add(slug('list'), { get: list.get, headers: list.headers ?? {} }, listParams(resource, list));
  }
  if (record.get !== undefined) {
    const { get, params = {}, headers = {} } = record;
    add(slug('show'), { get, params, headers });
  }
  if (record.create && can('create')) add(slug('create'), record.create);
  if (record.update && can('edit')) add(slug('edit'), record.update);
  if (record.delete && can('delete')) add(slug('delete'), record.delete);
  for (const operation of resource.operations ?? []) {
    const call = record.operations?.[operation.name];
    if (call) add(operation.slug, call);
  }
  return found;
}

function listParams(resource: Resource, list: ReturnType<typeof listOf>): ReadonlyMap<string, RegExp> {
  const { page, sort, search, filters = {}, anyFilter, many, params = {} } = list;
  const names = fieldNames(resource);
  const byField = [
    ...(anyFilter ? [anyFilter.param] : []),
    ...Object.values(anyFilter?.operators ?? {}).flatMap((one) => (typeof one === 'string' ? [] : [one.param])),
  ].flatMap((param) => names.map((name) => param.replaceAll('{field}', name)));
  const free = [
    page?.page,
    page?.offset,
    page?.size,
    page?.end,
    page?.range,
    page?.cursor,
    sort?.param,
    sort?.order?.param,
    typeof search === 'string' ? search : search?.param,
    ...Object.values(filters).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one))),
    many && filled(many.param, resource),
    ...byField,
  ].filter((name) => typeof name === 'string');
  return new Map([...free.map((name) => [name, ANY] as const), ...ownParams({ params }, resource)]);
}

const ANY = /^[^]*$/u;

function fieldNames({ place, fields }: Resource): readonly string[] {
  if (!place) return [];
  return [place.id, ...walkFields(fields).map(([, field]) => wireName(field, place.names))];
}

function ownParams({ params = {} }: CallFile, resource: Resource): ReadonlyMap<string, RegExp> {
  return new Map(
    Object.entries(params).map(([name, value]) => [filled(name, resource), valuePattern(value, resource)]),
  );
}

function filled(text: string, { place }: Resource): string {
  return text.replaceAll('{key}', place?.id ?? 'id');
}

function valuePattern(value: string, resource: Resource): RegExp {
  return new RegExp(pattern(filled(value, resource), resource, '[^,()]+'), 'u');
}

function pathPatterns(path: string, resource: Resource): Pick<AllowedCall, 'path' | 'anyCase' | 'placeholders'> {
  const full = encoded(path.replaceAll('{path}', resource.place?.path ?? ''));
  const source = pattern(full, resource, '[^/]+');
  return {
    path: new RegExp(source, 'u'),
    anyCase: new RegExp(source, 'iu'),
    placeholders: full.match(/\{(?:id|within)\}/gu)?.length ?? 0,
  };
}

/** Writes a path as browsers send it. */
function encoded(path: string): string {
  return path.replace(/[^!-~]|["<>`]/gu, (sign) => encodeURIComponent(sign));
}

/** @param any pattern of a key of any text */
function pattern(text: string, { place }: Resource, any: string): string {
  const id = place?.ids === 'integer' ? String.raw`-?\d+` : any;
  const parts = text.split(/(\{(?:id|within)\})/u);
  const sources = parts.map((part) => (part === '{id}' ? id : part === '{within}' ? any : escaped(part)));
  return `^${sources.join('')}$`;
}

function escaped(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);
}
