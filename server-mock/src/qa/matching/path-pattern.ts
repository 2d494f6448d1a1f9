import { getOrCompute, lruCache } from '@tuyen/server/extension';
import { decodedPath, pathValue } from './decoded-path.ts';
import { linearPattern } from './pattern.ts';
import { SyntaxFault } from './syntax-fault.ts';

export interface PathPattern {
  readonly text: string;
  readonly names: readonly string[];
  /** @param path decoded path, see `decodedPath` */
  readonly test: (path: string) => boolean;
  readonly parametersOf: (path: string) => Readonly<Record<string, string>> | undefined;
}

/** Cache of parsed patterns. The contract checks each request against all documented paths. */
const parsed = lruCache<PathPattern>(1_000, 500_000);

export function pathPattern(pattern: string): PathPattern {
  return getOrCompute(parsed, pattern, () => parsePathPattern(pattern));
}

/**
 * Matches a parameter, a wildcard, or a character that is not allowed in a path pattern. A colon begins a parameter
 * only at the start of a segment.
 */
const PART = /\{[^{}/]*\}|(?<=\/):[A-Za-z_]\w*|\*+|[{}?#]/gu;

/**
 * Parses `/api/v1/orders/{id}` or `:id`. `*` matches the rest of one segment, `**` the rest of the path.
 * @throws SyntaxFault
 */
export function parsePathPattern(pattern: string): PathPattern {
  const names: string[] = [];
  let source = '';
  let end = 0;
  for (const { 0: part, index } of pattern.matchAll(PART)) {
    source += literal(pattern, end, index) + wildcard(pattern, part, index, names);
    end = index + part.length;
  }
  const compiled = linearPattern(`^${source}${literal(pattern, end, pattern.length)}$`);
  return {
    text: pattern,
    names,
    test: compiled.test,
    parametersOf(path) {
      const groups = compiled.groupsOf(path);
      return groups && Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, pathValue(value)]));
    },
  };
}

function wildcard(pattern: string, part: string, index: number, names: string[]): string {
  if (part === '*') return '[^/]*';
  if (part === '**') return '[^]*';
  if (part === '?' || part === '#') throw new SyntaxFault('path_query', index, pattern.slice(index));
  const name = part.startsWith(':') ? part.slice(1) : /^\{([A-Za-z_]\w*)\}$/u.exec(part)?.[1];
  if (name === undefined) throw new SyntaxFault('path_pattern', index, part === '{' ? pattern.slice(index) : part);
  if (names.includes(name)) throw new SyntaxFault('path_name_twice', index, part);
  names.push(name);
  return `(?<${name}>[^/]+)`;
}

function literal(pattern: string, start: number, end: number): string {
  const text = pattern.slice(start, end);
  const malformed = /%(?![\da-f]{2})/iu.exec(text)?.index ?? (isEncoded(text) ? undefined : text.indexOf('%'));
  if (malformed !== undefined) {
    const [part = ''] = pattern.slice(start + malformed, end).split('/');
    throw new SyntaxFault('path_encoding', start + malformed, part);
  }
  return decodedPath(text).replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
}

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

export function pathParameters(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  return pathPattern(pattern).parametersOf(path);
}
