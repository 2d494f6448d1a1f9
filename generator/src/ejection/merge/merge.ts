import { parseSync } from 'oxc-parser';
import { ts } from 'ts-morph';
import { apply, outermost, type SourceEdit } from './edits.ts';
import { mergeImports } from './imports.ts';
import { patch, type Conflict } from './patch.ts';
import { normalizedText } from './normalized-text.ts';
import { parse, readTree } from './read-tree.ts';
import { fieldsOf, encloses, sourceText, type Tree } from './tree.ts';

export type { Conflict } from './patch.ts';

export interface Merged {
  /** The developer's text, into which all schema changes without a conflict are merged. */
  readonly text: string;
  /** Like `text`, but the conflicts contain the schema's version instead of the developer's. */
  readonly theirs: string;
  readonly conflicts: readonly Conflict[];
}

/**
 * Maximum number of passes of one merge. Each pass moves the parts of one more level of nested lists, and no list is
 * nested deeper than this.
 */
const MAX_PASSES = 5;

/**
 * Merges the schema's changes from `base` to `next` into the developer's text: part by part if parts are recognized,
 * and by line and token inside them. Nothing that the developer wrote is lost, and deleted parts do not come back.
 *
 * A merge by lines alone is not enough: a field that the developer moved and the schema removed would merge without a
 * conflict and stay at its new position.
 */
export function merge(base: string, mine: string, next: string): Merged {
  const [before, after] = [readTree(base), readTree(next)];
  const first = patch(before, readTree(mine), after);
  let moved = mine;
  let current = first;
  for (let pass = 0; first.conflicts.length === 0 && current.moves.length > 0 && pass < MAX_PASSES; pass++) {
    moved = apply(moved, outermost(current.moves));
    current = patch(before, readTree(moved), after);
  }
  const code = apply(moved, current.edits);
  const imported = mergeImports(base, mine, next, code);
  const conflicts = [...first.conflicts, ...imported.conflicts];
  const dangling = conflicts.length === 0 ? danglingReferences(before, after, mine, first.edits) : [];
  const all = [...conflicts, ...dangling].sort((a, b) => a.start - b.start);
  const withConflictEdits = apply(moved, [...current.edits, ...all.flatMap(({ edits }) => edits)]);
  const theirs = all.length === 0 ? imported.text : mergeImports(base, mine, next, withConflictEdits).text;
  const broken = parseSync('part.tsx', imported.text).errors.length > 0;
  return broken ? wholeFileConflict(mine, next) : { text: imported.text, theirs, conflicts: all };
}

function danglingReferences(
  before: Tree,
  after: Tree,
  mine: string,
  edits: readonly SourceEdit[],
): readonly Conflict[] {
  const gone = before.children.flatMap((statement) => {
    const statementAfter = after.children.find(({ key }) => key === statement.key);
    const fields = statementAfter ? fieldsOf(statementAfter) : new Map<string, Tree>();
    return [...fieldsOf(statement)].flatMap(([key, tree]) => (fields.has(key) ? [] : [tree]));
  });
  const mentions = new Map(
    gone.filter(({ kind }) => kind === 'expression').map((tree) => [tree.normalized.replace(/^\{ | \}$/g, ''), tree]),
  );
  if (mentions.size === 0) return [];
  const found: Conflict[] = [];
  const visit = (node: ts.Node): void => {
    const was = ts.isPropertyAccessExpression(node) ? mentions.get(normalizedText(node)) : undefined;
    const [start, end] = [node.getStart(), node.end];
    if (was && !edits.some((edit) => encloses(edit, { start, end }))) {
      found.push({ why: 'used', start, end, was: sourceText(was), next: undefined, edits: [] });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(mine));
  return found;
}

function wholeFileConflict(mine: string, next: string): Merged {
  const conflict: Conflict = {
    why: 'changed',
    start: 0,
    end: mine.length,
    was: undefined,
    next,
    edits: [{ start: 0, end: mine.length, text: next }],
  };
  return { text: mine, theirs: next, conflicts: [conflict] };
}
