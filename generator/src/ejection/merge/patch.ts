import { fieldsOf, find, holdersIn, isField, sourceText, type TextRange, type Tree } from './tree.ts';
import { apply, insertingInto, removing, replacing, type SourceEdit } from './edits.ts';
import { hasChangedAttributes, composes, holdsFields, attributeNamed, wrappedPart } from './compare.ts';
import { insert, outside, permute } from './lists.ts';
import { changedPosition, positionOf } from './field-position.ts';
import { mergeText } from './text.ts';

export interface Conflict extends TextRange {
  readonly why: 'changed' | 'removed' | 'deleted' | 'taken' | 'orphaned' | 'used' | 'named' | 'moved';
  readonly was: string | undefined;
  readonly next: string | undefined;
  readonly edits: readonly SourceEdit[];
}

export interface Patch {
  readonly edits: SourceEdit[];
  readonly conflicts: Conflict[];
  /** Edits that move list items to another position. They are applied before all other edits. */
  readonly moves: SourceEdit[];
}

/**
 * Three versions of the statement in which the merge searches for a moved field: the earlier generated one, the
 * developer's and the newly generated one. For a field inside a nested list, the merge searches only the field that
 * contains this list.
 */
interface Scope {
  readonly base: ReadonlyMap<string, Tree>;
  readonly mine: Tree;
  readonly next: ReadonlyMap<string, Tree>;
  readonly before: Tree;
  readonly after: Tree;
  readonly holders: ReadonlySet<string>;
}

export function patch(base: Tree, mine: Tree, next: Tree): Patch {
  const patch: Patch = { edits: [], conflicts: [], moves: [] };
  new Patcher(patch).tree(base, mine, next, scopeOf(base, mine, next));
  return patch;
}

function scopeOf(base: Tree, mine: Tree, next: Tree): Scope {
  const holders = new Set([...holdersIn(base), ...holdersIn(next)]);
  return { base: fieldsOf(base), mine, next: fieldsOf(next), before: base, after: next, holders };
}

class Patcher {
  readonly #patch: Patch;

  constructor(patch: Patch) {
    this.#patch = patch;
  }

  tree(base: Tree, mine: Tree, next: Tree, scope: Scope): void {
    if (base.normalized === next.normalized && base.kind !== 'file') return;
    // A section that contains fields is always compared field by field, even if the developer's section equals the
    // section of the new schema. A field may have moved between sections.
    const atomic = base.kind !== 'file' && (isField(base) || !holdsFields(base, next));
    if ((atomic || base.kind === 'statement') && mine.normalized === next.normalized) return;
    // An element that contains fields is merged field by field, not replaced as a whole. Unchanged fields thus keep the
    // developer's layout.
    const alike = base.kind === next.kind && base.kind === mine.kind && base.frame === next.frame;
    if ((atomic || !alike) && mine.normalized === base.normalized && base.kind !== 'file') {
      this.#patch.edits.push(replacing(mine, sourceText(next)));
      return;
    }
    const inner = wrappedPart(base, mine);
    if (inner) return this.tree(base, inner, next, scope);
    const own = isField(base) || base.kind === 'statement' ? scopeOf(base, mine, next) : scope;
    if (alike && base.kind === 'element') this.#element(base, mine, next, own);
    else if (alike && base.value && mine.value && next.value) this.tree(base.value, mine.value, next.value, own);
    else if (alike && (base.kind === 'file' || base.children.length + next.children.length > 0)) {
      this.#list(base.children, mine, next.children, own);
    } else this.#leaf(base, mine, next);
  }

  #leaf(base: Tree, mine: Tree, next: Tree): void {
    const merged = mergeText(sourceText(base), sourceText(mine), sourceText(next));
    if (merged === undefined) this.#addConflict('changed', mine, base, next);
    else this.#patch.edits.push(replacing(mine, merged));
  }

  #element(base: Tree, mine: Tree, next: Tree, scope: Scope): void {
    if (base.tag?.name !== next.tag?.name && mine.tag?.name !== next.tag?.name) {
      if (mine.tag?.name !== base.tag?.name) return this.#addConflict('changed', mine, base, next);
      for (const span of mine.tag?.spans ?? []) this.#patch.edits.push(replacing(span, next.tag?.name ?? ''));
    }
    const another = mine.tag?.name !== base.tag?.name && mine.tag?.name !== next.tag?.name;
    if (another && !hasChangedAttributes(base, mine, next)) return this.#addConflict('changed', mine, base, next);
    this.#attributes(base, mine, next);
    this.#list(base.children, mine, next.children, scope);
  }

  #attributes(base: Tree, mine: Tree, next: Tree): void {
    for (const [index, target] of next.attributes.entries()) {
      const before = attributeNamed(base, target.key);
      const now = attributeNamed(mine, target.key);
      if (before?.normalized === target.normalized || now?.normalized === target.normalized) continue;
      if (before && now) {
        if (before.normalized === now.normalized) this.#patch.edits.push(replacing(now, sourceText(target)));
        else this.#leaf(before, now, target);
      } else if (now) this.#addConflict('taken', now, undefined, target);
      else {
        const beside = next.attributes.map(({ key }) => attributeNamed(mine, key));
        const edit = insert(next.attributes, index, target, beside, mine);
        if (before) this.#addDeleteConflict(before, target, [edit]);
        else this.#patch.edits.push(edit);
      }
    }
    for (const before of base.attributes) {
      const now = attributeNamed(mine, before.key);
      if (!now || attributeNamed(next, before.key)) continue;
      if (now.normalized === before.normalized) this.#patch.edits.push(removing(now));
      else this.#addConflict('removed', now, before, undefined);
    }
  }

  /**
   * @param holderRemoved true if the developer removed the element that contained the list. The items of the list are
   * then searched everywhere in `owner`
   */
  #list(base: readonly Tree[], owner: Tree, next: readonly Tree[], scope: Scope, holderRemoved = false): void {
    for (const [index, target] of next.entries()) {
      const before = base.find(({ key }) => key === target.key);
      const now = this.#counterpart(before ?? target, owner, scope);
      if (before && now) {
        this.tree(before, now, target, scope);
        if (!holderRemoved) this.#checkMovedAway(next, index, owner, now, scope);
      } else if (before) this.#deleted(before, next, index, owner, scope, holderRemoved);
      else this.#added(next, index, owner, now, scope, holderRemoved);
    }
    for (const before of base) {
      if (next.some(({ key }) => key === before.key) || scope.next.has(before.key)) continue;
      const now = this.#counterpart(before, owner, scope);
      if (!now) continue;
      if (now.normalized === before.normalized) this.#patch.edits.push(removing(now));
      else this.#addConflict('removed', now, before, undefined);
    }
    this.#patch.moves.push(...permute(base, owner.children, next));
  }

  #counterpart(part: Tree, owner: Tree, scope: Scope): Tree | undefined {
    const found =
      find(owner, part.key, scope.holders) ??
      (part.key.startsWith('tag:') ? undefined : find(scope.mine, part.key, scope.holders));
    if (found || !part.key.startsWith('tag:')) return found;
    // The developer replaced the generated component with another one. The other component is compared instead if it
    // contains generated fields.
    const fields = [...fieldsOf(part).keys()];
    const holding = owner.children.filter(
      (child) => !isField(child) && fields.some((key) => find(child, key, scope.holders)),
    );
    return holding.length === 1 ? holding[0] : undefined;
  }

  /**
   * Handles a generated code element that is missing in the developer's file. If it is a field, the developer deleted
   * it. If it is a parent of fields, the developer may have kept the fields elsewhere.
   */
  #deleted(
    before: Tree,
    next: readonly Tree[],
    index: number,
    owner: Tree,
    scope: Scope,
    holderRemoved: boolean,
  ): void {
    const target = next[index];
    // If the developer's object literal spreads the generated object (`...`), the developer's file already has the
    // schema's version of the property.
    if (!target || before.normalized === target.normalized || composes(owner)) return;
    if (isField(before) || before.children.length + target.children.length === 0) {
      const beside = besideOf(next, owner, scope, holderRemoved);
      const lost = holderRemoved && !beside.some(Boolean);
      const edits = lost ? fallbackParent(owner, target) : [insert(next, index, target, beside, owner)];
      return this.#addDeleteConflict(before, target, edits);
    }
    const given = (tree: Tree) => tree.attributes.map(({ normalized }) => normalized).join(' ');
    if (given(before) === given(target)) this.#list(before.children, scope.mine, target.children, scope, true);
    else this.#addConflict('orphaned', scope.mine, before, target);
  }

  #added(
    next: readonly Tree[],
    index: number,
    owner: Tree,
    now: Tree | undefined,
    scope: Scope,
    holderRemoved: boolean,
  ): void {
    const target = next[index];
    if (!target) return;
    const before = scope.base.get(target.key);
    if (!before) {
      if (now || composes(owner)) return;
      const beside = besideOf(next, owner, scope, holderRemoved);
      // If the developer removed a generated list with all its items, only a person can decide where a new item
      // belongs.
      if (holderRemoved && !beside.some(Boolean)) return this.#addConflict('orphaned', owner, undefined, target);
      this.#patch.edits.push(insert(next, index, this.#withMovedFields(target, scope), beside, owner));
      return;
    }
    // Handles a field that the schema moved from another section to this one. If the developer deleted the field, it
    // stays deleted. If the developer changed it, it moves with the changes.
    if (!now) return this.#deleted(before, next, index, owner, scope, holderRemoved);
    if (now.normalized !== before.normalized && before.normalized !== target.normalized)
      this.#addConflict('changed', now, before, target);
    else if (find(owner, target.key, scope.holders) !== now) {
      const edits = movingTo(next, index, owner, now.normalized === before.normalized ? target : now, now, scope);
      if (this.#ownerMoved(target.key, scope)) this.#addMoveConflict(now, target.key, edits, scope);
      else this.#patch.edits.push(...edits);
    }
  }

  #checkMovedAway(next: readonly Tree[], index: number, owner: Tree, now: Tree, scope: Scope): void {
    const { key } = next[index] ?? owner;
    if (!key.startsWith('field:')) return;
    const [was, target, here] = positionsOf(key, scope);
    if (!was || !target || !here || was.holder.key !== target.holder.key || here.holder.key === was.holder.key) return;
    if (!isIn(scope.mine, was.holder) || !changedPosition(key, was.order, target.order)) return;
    this.#addMoveConflict(now, key, movingTo(next, index, owner, now, now, scope), scope);
  }

  /**
   * Returns true if the developer moved the field to another list or within its list. Returns false if the field's
   * former list no longer exists.
   */
  #ownerMoved(key: string, scope: Scope): boolean {
    const [was, , here] = positionsOf(key, scope);
    if (!was || !here || !isIn(scope.mine, was.holder)) return false;
    return here.holder.key !== was.holder.key || changedPosition(key, was.order, here.order);
  }

  #addMoveConflict(now: Tree, key: string, edits: readonly SourceEdit[], scope: Scope): void {
    const { start, end } = now;
    this.#patch.conflicts.push({
      why: 'moved',
      start,
      end,
      was: sourceText(now),
      next: describePosition(key, scope),
      edits,
    });
  }

  /**
   * Returns a section that is new in the schema. The schema may have moved existing fields into this section. These
   * fields keep the developer's changes. Fields that the developer deleted, or moved elsewhere, are left out.
   */
  #withMovedFields(section: Tree, scope: Scope): Tree {
    const edits: SourceEdit[] = [];
    for (const [key, target] of isField(section) ? [] : fieldsOf(section)) {
      const before = scope.base.get(key);
      const now = find(scope.mine, key, scope.holders);
      if (Boolean(before) !== Boolean(now)) edits.push(removing(target));
      if (before && !now && before.normalized !== target.normalized) this.#addDeleteConflict(before, target, []);
      if (!before || !now) continue;
      if (now.normalized !== before.normalized && before.normalized !== target.normalized)
        this.#addConflict('changed', now, before, target);
      else if (this.#ownerMoved(key, scope)) {
        edits.push(removing(target));
        this.#addMoveConflict(now, key, [], scope);
      } else {
        this.#patch.edits.push(removing(now));
        if (now.normalized !== before.normalized) edits.push(replacing(target, sourceText(now)));
      }
    }
    const source = apply(section.source, edits);
    return { ...section, source, end: section.end + source.length - section.source.length };
  }

  #addDeleteConflict(before: Tree, target: Tree, edits: readonly SourceEdit[]): void {
    const place = edits[0]?.start ?? 0;
    this.#patch.conflicts.push({
      why: 'deleted',
      start: place,
      end: place,
      was: sourceText(before),
      next: sourceText(target),
      edits,
    });
  }

  #addConflict(why: Conflict['why'], mine: Tree, base: Tree | undefined, next: Tree | undefined): void {
    const target = next && sourceText(next);
    const edits =
      why !== 'orphaned'
        ? [target === undefined ? removing(mine) : replacing(mine, target)]
        : fallbackParent(mine, next);
    this.#patch.conflicts.push({
      why,
      start: mine.start,
      end: why === 'orphaned' ? mine.start : mine.end,
      was: base && sourceText(base),
      next: target,
      edits,
    });
  }
}

function besideOf(
  next: readonly Tree[],
  owner: Tree,
  { holders }: Scope,
  holderRemoved: boolean,
): readonly (Tree | undefined)[] {
  return next.map(({ key }) => {
    const found = find(owner, key, holders);
    return found && !holderRemoved ? outside(found, owner) : found;
  });
}

function fallbackParent(mine: Tree, next: Tree | undefined): readonly SourceEdit[] {
  const [root = mine] = mine.children;
  return next ? [insertingInto(root, next, 'last')] : [];
}

function movingTo(
  next: readonly Tree[],
  index: number,
  owner: Tree,
  part: Tree,
  now: Tree,
  { holders }: Scope,
): readonly SourceEdit[] {
  const beside = next.map(({ key }, at) => {
    const found = at === index ? undefined : find(owner, key, holders);
    return found && outside(found, owner);
  });
  return [removing(now), insert(next, index, part, beside, owner)];
}

function positionsOf(key: string, { before, after, mine, holders }: Scope) {
  return [positionOf(before, key, holders), positionOf(after, key, holders), positionOf(mine, key, holders)] as const;
}

function isIn(within: Tree, { key }: Pick<Tree, 'key'>): boolean {
  return (
    within.key === key ||
    [...within.children, ...(within.value ? [within.value] : [])].some((child) => isIn(child, { key }))
  );
}

/** Describes where a field is in the code, such as `in "main", behind {bookInputs.pages}`. */
function describePosition(key: string, scope: Scope): string {
  const place = positionOf(scope.after, key, scope.holders);
  if (!place) return '';
  const { holder, order } = place;
  const at = order.indexOf(key);
  const [previous, following] = [holder.children[at - 1], holder.children[at + 1]];
  const name = /^name:(.+)$/.exec(holder.key)?.[1];
  const beside = previous ? `behind ${sourceText(previous)}` : following ? `before ${sourceText(following)}` : '';
  return [name === undefined ? '' : `in "${name}"`, beside].filter((part) => part !== '').join(', ');
}
