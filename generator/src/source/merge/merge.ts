import { parseSync } from 'oxc-parser';
import { ts } from 'ts-morph';
import { apply, outermost, type Edit } from './edits.ts';
import { mergeImports } from './imports.ts';
import { patch, type Contest } from './patch.ts';
import { plainText } from './plain.ts';
import { parse, readTree } from './read-tree.ts';
import { fieldsOf, holds, textOf, type Tree } from './tree.ts';

/** A clash of the schema with what the owner wrote, by its place in the owner's text. */
export type { Contest } from './patch.ts';

export interface Merged {
  /** The owner's text with all that the schema changed and nobody contests. */
  readonly text: string;
  /** The same with the schema's side of every contest as well. */
  readonly theirs: string;
  readonly contests: readonly Contest[];
}

/** Moves of moves: no list is in more lists than this. */
const MOST_PASSES = 5;

/**
 * Merges what the schema changed, from `base` to `next`, into the owner's text: part by part where the parts can be told, by line
 * and token inside of them. Nothing that the owner wrote is lost, and what the owner deleted does not come back.
 *
 * A clean merge by line alone would not do: a field that its owner moved and the schema dropped merges without a conflict, and
 * stays where it was moved to.
 */
export function merge(base: string, mine: string, next: string): Merged {
  const [before, after] = [readTree(base), readTree(next)];
  const first = patch(before, readTree(mine), after);
  let moved = mine;
  let made = first;
  for (let pass = 0; first.contests.length === 0 && made.moves.length > 0 && pass < MOST_PASSES; pass++) {
    moved = apply(moved, outermost(made.moves));
    made = patch(before, readTree(moved), after);
  }
  const code = apply(moved, made.edits);
  const imported = mergeImports(base, mine, next, code);
  const contests = [...first.contests, ...imported.contests];
  const left = contests.length === 0 ? leftBehind(before, after, mine, first.edits) : [];
  const all = [...contests, ...left].sort((a, b) => a.start - b.start);
  const contested = apply(moved, [...made.edits, ...all.flatMap(({ edits }) => edits)]);
  const theirs = all.length === 0 ? imported.text : mergeImports(base, mine, next, contested).text;
  const broken = parseSync('part.tsx', imported.text).errors.length > 0;
  return broken ? beyondUs(mine, next) : { text: imported.text, theirs, contests: all };
}

/** What the owner's code goes on using of a record that has lost it: it would not compile. */
function leftBehind(before: Tree, after: Tree, mine: string, edits: readonly Edit[]): readonly Contest[] {
  const gone = before.children.flatMap((statement) => {
    const kept = after.children.find(({ key }) => key === statement.key);
    const fields = kept ? fieldsOf(kept) : new Map<string, Tree>();
    return [...fieldsOf(statement)].flatMap(([key, tree]) => (fields.has(key) ? [] : [tree]));
  });
  const mentions = new Map(
    gone.filter(({ kind }) => kind === 'expression').map((tree) => [tree.plain.replace(/^\{ | \}$/g, ''), tree]),
  );
  if (mentions.size === 0) return [];
  const found: Contest[] = [];
  const visit = (node: ts.Node): void => {
    const was = ts.isPropertyAccessExpression(node) ? mentions.get(plainText(node)) : undefined;
    const [start, end] = [node.getStart(), node.end];
    if (was && !edits.some((edit) => holds(edit, { start, end }))) {
      found.push({ why: 'used', start, end, was: textOf(was), next: undefined, edits: [] });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(mine));
  return found;
}

function beyondUs(mine: string, next: string): Merged {
  const contest: Contest = {
    why: 'changed',
    start: 0,
    end: mine.length,
    was: undefined,
    next,
    edits: [{ start: 0, end: mine.length, text: next }],
  };
  return { text: mine, theirs: next, contests: [contest] };
}
