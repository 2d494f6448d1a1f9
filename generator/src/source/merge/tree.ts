/** A part of a text: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A module as the merge sees it: statements, records of parts, elements with their attributes and children. What it cannot see
 * into is a leaf, and merged as text.
 */
export interface Tree extends Span {
  readonly kind: 'file' | 'statement' | 'record' | 'property' | 'element' | 'attribute' | 'expression' | 'leaf';
  /** What tells it from its siblings, wherever they stand: `field:plate`, `name:main`, `tag:DataTable#0`. */
  readonly key: string;
  /** What it stands for besides: an element that somebody put around one field stands for the field. */
  readonly alias: string | undefined;
  /** Its tokens, whatever their layout: two trees that say the same have the same. */
  readonly plain: string;
  /** The same without attributes, children and value. */
  readonly frame: string;
  readonly tag: { readonly name: string; readonly spans: readonly Span[] } | undefined;
  readonly attributes: readonly Tree[];
  readonly children: readonly Tree[];
  readonly value: Tree | undefined;
  /** Where its children stand; empty and at the end of the tag where the element closes itself. */
  readonly inside: Span;
  readonly closesItself: boolean;
  /** The whole text that it is a part of. */
  readonly source: string;
}

/** What a spread of the generated record stands for. */
export const COMPOSES = 'composes';

export function textOf({ source, start, end }: Tree): string {
  return source.slice(start, end);
}

export function isField({ key }: Tree): boolean {
  return key.startsWith('field:');
}

/**
 * The outermost tree below that is, or stands for, `key`. It does not look into fields: the `page` of a nested list is not the
 * resource's own.
 * @param holders what holds fields in generated code, by tag: a table of one column does not stand for the column
 */
export function find(within: Tree, key: string, holders: ReadonlySet<string>): Tree | undefined {
  let level: readonly Tree[] = below(within);
  while (level.length > 0) {
    const found =
      level.find((each) => each.key === key) ??
      level.find(({ alias, tag }) => alias === key && !holders.has(tag?.name ?? ''));
    if (found) return found;
    level = level.flatMap((each) => (isField(each) ? [] : below(each)));
  }
  return undefined;
}

/** The fields below, without those that are inside of a field. */
export function fieldsOf(within: Tree): ReadonlyMap<string, Tree> {
  const fields = new Map<string, Tree>();
  const visit = (tree: Tree) => {
    for (const each of below(tree)) {
      if (!isField(each)) visit(each);
      else if (!fields.has(each.key)) fields.set(each.key, each);
    }
  };
  visit(within);
  return fields;
}

/** Tags of what holds fields and is none itself. */
export function holdersIn(within: Tree): ReadonlySet<string> {
  const tags = new Set<string>();
  const visit = (tree: Tree) => {
    if (tree.tag && !isField(tree) && fieldsOf(tree).size > 0) tags.add(tree.tag.name);
    for (const each of below(tree)) visit(each);
  };
  visit(within);
  return tags;
}

function below({ children, value }: Tree): readonly Tree[] {
  return value ? [value, ...children] : children;
}

export function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
