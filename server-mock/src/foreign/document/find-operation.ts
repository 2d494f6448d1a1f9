import { closest } from 'fastest-levenshtein';
import { isObject } from '@tuyen/model';
import { pathValue } from '../../qa/matching/decoded-path.ts';
import { type LinearPattern, linearPattern } from '../../qa/matching/pattern.ts';
import type { Operation, Schema } from './open-api.ts';

export interface FoundOperation {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

export interface Directory {
  /** @param path decoded path, see `decodedPath` */
  find(method: string, path: string): FoundOperation | undefined;
  /** Returns the methods of a path in the document. */
  methodsOf(path: string): readonly string[];
  /** Returns the operation whose address is most like that of a request: `GET /v1/pets/{petId}`. */
  nearest(method: string, path: string): string | undefined;
}

interface Template {
  readonly text: string;
  readonly operations: readonly Operation[];
  /** Returns the values of the path parameters, or undefined if the path does not match. */
  match(path: string): Readonly<Record<string, string>> | undefined;
}

/**
 * Finds operations by the address of a request. An address begins with the path of one of the servers of the document.
 * Of several templates that match, the one with the most literal text counts: `/pets/mine` before `/pets/{petId}`.
 */
export function openDirectory(operations: readonly Operation[], document: Schema): Directory {
  const bases = basesOf(document);
  const templates = [...Map.groupBy(operations, ({ template }) => template)]
    .map(([text, some]) => templateOf(text, some))
    .toSorted((one, other) => literalLength(other.text) - literalLength(one.text));

  const matchesOf = (path: string) =>
    bases
      .filter((base) => path.startsWith(`${base}/`))
      .flatMap((base) =>
        templates.flatMap((template) => {
          const params = template.match(path.slice(base.length));
          return params ? [{ template, params }] : [];
        }),
      );

  return {
    find(method, path) {
      for (const { template, params } of matchesOf(path)) {
        const operation =
          template.operations.find((one) => one.method === method) ??
          (method === 'HEAD' ? template.operations.find((one) => one.method === 'GET') : undefined);
        if (operation) return { operation, params };
      }
      return undefined;
    },
    methodsOf: (path) => [
      ...new Set(matchesOf(path).flatMap(({ template }) => template.operations.map(({ method }) => method))),
    ],
    nearest(method, path) {
      const known = bases.flatMap((base) => operations.map((one) => `${one.method} ${base}${one.template}`));
      return known.length === 0 ? undefined : closest(`${method} ${path}`, known);
    },
  };
}

/** Returns the paths of the servers, the longest first. A document without servers has the path ''. */
export function basesOf({ servers }: Schema): readonly string[] {
  const urls = (Array.isArray(servers) ? servers : []).flatMap((server) => (isObject(server) ? [urlOf(server)] : []));
  const paths = urls.flatMap((url) => {
    const parsed = URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
    return parsed ? [decodeURI(parsed.pathname).replace(/\/+$/u, '')] : [];
  });
  return [...new Set(paths.length > 0 ? paths : [''])].toSorted((one, other) => other.length - one.length);
}

function urlOf({ url, variables }: Schema): string {
  const values = isObject(variables) ? variables : {};
  return String(url).replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => {
    const variable = values[name];
    return isObject(variable) ? String(variable['default'] ?? name) : name;
  });
}

const PARAMETER = /\{([^{}/]+)\}/gu;

function templateOf(text: string, operations: readonly Operation[]): Template {
  const names: string[] = [];
  let end = 0;
  let source = '';
  for (const { 0: part, 1: name = '', index } of text.matchAll(PARAMETER)) {
    source += `${escaped(text.slice(end, index))}(?<p${names.length}>[^/]+)`;
    names.push(name);
    end = index + part.length;
  }
  source = `^${source}${escaped(text.slice(end))}$`;
  let pattern: LinearPattern | undefined;
  return {
    text,
    operations,
    match(path) {
      pattern ??= linearPattern(source);
      const groups = pattern.groupsOf(path);
      return groups && Object.fromEntries(names.map((name, index) => [name, pathValue(groups[`p${index}`] ?? '')]));
    },
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

const literalLength = (text: string): number => text.replaceAll(PARAMETER, '').length;
