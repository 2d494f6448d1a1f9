/** Part of a text from `start` up to `end`, which is excluded. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A part of a module for merging: a statement, an object literal with parts, or a JSX element with its attributes and
 * children. Any other code has no parts and is merged as text.
 */
export interface Tree extends TextRange {
  readonly kind: 'file' | 'statement' | 'record' | 'property' | 'element' | 'attribute' | 'expression' | 'leaf';
  /**
   * Identifies the part among its siblings, whatever their order is: `field:plate`, `name:main`,
   * `words:pages.lend.lead`, `tag:DataTable#0`.
   */
  readonly key: string;
  /** Second key of an element that contains a single field: the key of that field. */
  readonly alias: string | undefined;
  /** Normalized text of the code, which is equal for two trees that differ only in layout. */
  readonly normalized: string;
  /** Normalized text of the code without its attributes, children and value. */
  readonly frame: string;
  readonly tag: { readonly name: string; readonly spans: readonly TextRange[] } | undefined;
  readonly attributes: readonly Tree[];
  readonly children: readonly Tree[];
  readonly value: Tree | undefined;
  /** Span of the children. For a self-closing element, it is empty and at the end of the tag. */
  readonly inside: TextRange;
  readonly closesItself: boolean;
  readonly source: string;
}

export const COMPOSES = 'composes';

export function sourceText({ source, start, end }: Tree): string {
  return source.slice(start, end);
}

export function isField({ key }: Tree): boolean {
  return key.startsWith('field:');
}

/**
 * Searches the trees inside `within` level by level, and returns the first one with this key or alias. Does not search
 * inside fields: a field with a nested list may contain a `page` that is not the resource's own `page`.
 * @param holders tags that contain fields in generated code. The alias of such an element is ignored, so that a table
 * with a single column is not mistaken for the column.
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

export function encloses(outer: TextRange, inner: TextRange): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
