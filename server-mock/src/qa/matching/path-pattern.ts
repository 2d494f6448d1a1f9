import { recent } from '@tuyen/server/extension';
import { decodedPath, pathValue } from './decoded-path.ts';
import { linearPattern } from './pattern.ts';
import { SyntaxFault } from './syntax-fault.ts';

/** `/api/v1/orders/{id}` */
export interface PathPattern {
  readonly text: string;
  /** Names of the parameters. */
  readonly names: readonly string[];
  /** @param path decoded, see `decodedPath` */
  readonly test: (path: string) => boolean;
  /** Values of the parameters: `{ id: '7' }`; undefined where the path does not match. */
  readonly parametersOf: (path: string) => Readonly<Record<string, string>> | undefined;
}

/** The contract checks each request against all documented paths. */
const parsed = recent<PathPattern>(1_000, 500_000);

export function pathPattern(pattern: string): PathPattern {
  return parsed.get(pattern) ?? parsed.set(pattern, parsePathPattern(pattern));
}

/** A parameter, a wildcard, or a character that no pattern has in its text. A colon begins a parameter at the start of a segment only. */
const PART = /\{[^{}/]*\}|(?<=\/):[A-Za-z_]\w*|\*+|[{}?#]/gu;

/**
 * Parses `/api/v1/orders/{id}`, also `:id`; `*` stands for any rest of one segment, `**` for any rest of the path.
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

/** What a pattern names in a decoded path: `{ id: '7' }`; undefined where the path does not match. */
export function pathParameters(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  return pathPattern(pattern).parametersOf(path);
}
