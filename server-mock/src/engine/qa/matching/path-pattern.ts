import { type LinearPattern, linearPattern } from './pattern.ts';

/** `/api/v1/orders/{id}`, also `:id`, as what it matches; `*` stands for any rest of one segment, `**` for any rest of the path. */
export function pathPattern(pattern: string): LinearPattern {
  const source = pattern
    .split(/(\{\w+\}|:\w+|\*\*|\*)/u)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`);
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      return `(?<${part.replaceAll(/\W/gu, '')}>[^/]+)`;
    })
    .join('');
  return linearPattern(`^${source}$`);
}

/** What a pattern names in a path: `{ id: '7' }`; undefined where the path does not match. */
export function pathParameters(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  return pathPattern(pattern).groupsOf(path);
}
