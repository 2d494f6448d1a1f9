import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { Path } from '../../load/problem.ts';
import type { StatedRenames } from '../../load/stated-renames.ts';

export interface Token {
  readonly offset: number;
  readonly length: number;
  readonly choices: readonly string[];
}

/**
 * Returns the texts that may contain an earlier name, at one place of a file. The likeliest texts come first: the key,
 * then all texts in the value.
 */
export function tokensAt(text: string, path: Path, renames: StatedRenames): readonly (readonly Token[])[] {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!node) return [];
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return [key ? [key] : [], stringsIn(node)].map((nodes) => nodes.flatMap((one) => tokenOf(text, one, renames) ?? []));
}

function stringsIn(node: Node): readonly Node[] {
  const found: Node[] = [];
  const open = [node];
  for (const next of open) {
    if (next.type === 'string') found.push(next);
    open.push(...(next.children ?? []));
  }
  return found;
}

function tokenOf(text: string, { offset, length }: Node, renames: StatedRenames): Token | undefined {
  const written = text.slice(offset, offset + length);
  const choices = [...renames].reduce<readonly string[]>(
    (known, [from, names]) => known.flatMap((one) => choicesOf(one, from, names)),
    [written],
  );
  const changed = choices.filter((one) => one !== written);
  return changed.length > 0 ? { offset, length, choices: changed } : undefined;
}

/**
 * Returns the possible replacements of a text: in each, one of the current names replaces the earlier name. Only whole
 * words are replaced, and in a sentence only words within braces.
 */
function choicesOf(text: string, from: string, names: ReadonlySet<string>): readonly string[] {
  const name = from.replaceAll(/[^\w-]/gu, '\\$&');
  const word = new RegExp(`(?<!\\w|\\w-)${name}${from.endsWith('.') ? '' : '(?!\\w|-\\w)'}`, 'gu');
  if (!word.test(text)) return [text];
  const isSentence = text.includes('{');
  return [...names].map((to) =>
    isSentence ? text.replaceAll(/\{[^{}]*\}/gu, (inside) => inside.replaceAll(word, to)) : text.replaceAll(word, to),
  );
}
