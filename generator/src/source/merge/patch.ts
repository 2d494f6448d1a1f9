import { fieldsOf, find, holdersIn, isField, textOf, type Span, type Tree } from './tree.ts';
import { apply, insertingInto, removing, replacing, type Edit } from './edits.ts';
import { canFollow, composes, holdsFields, named, wrapped } from './likeness.ts';
import { insert, outside, permute } from './lists.ts';
import { changedPlaces, placeOf } from './moved.ts';
import { mergeText } from './text.ts';

/** A place where the schema and the owner want different things. */
export interface Contest extends Span {
  readonly why: 'changed' | 'removed' | 'taken' | 'homeless' | 'used' | 'named' | 'moved';
  readonly was: string | undefined;
  readonly next: string | undefined;
  /** What would make the place as the schema wants it. */
  readonly edits: readonly Edit[];
}

/** What has to happen to the owner's text for it to follow the schema. */
export interface Patch {
  readonly edits: Edit[];
  readonly contests: Contest[];
  /** Parts that change places; they are moved before anything else is done. */
  readonly moves: Edit[];
}

/** Within which trees a field is looked for: the statement, or the field whose list it is in. */
interface Scope {
  readonly base: ReadonlyMap<string, Tree>;
  readonly mine: Tree;
  readonly next: ReadonlyMap<string, Tree>;
  /** The same trees as they stand. */
  readonly before: Tree;
  readonly after: Tree;
  readonly holders: ReadonlySet<string>;
}

/**
 * What changed from `base` to `next`, done to `mine`: each part is found there by what it stands for, wherever its owner put
 * it. What the owner deleted stays deleted; what the owner added is not looked at.
 */
export function patch(base: Tree, mine: Tree, next: Tree): Patch {
  const made: Patch = { edits: [], contests: [], moves: [] };
  new Patching(made).tree(base, mine, next, scopeOf(base, mine, next));
  return made;
}

function scopeOf(base: Tree, mine: Tree, next: Tree): Scope {
  const holders = new Set([...holdersIn(base), ...holdersIn(next)]);
  return { base: fieldsOf(base), mine, next: fieldsOf(next), before: base, after: next, holders };
}

class Patching {
  readonly #made: Patch;

  constructor(made: Patch) {
    this.#made = made;
  }

  tree(base: Tree, mine: Tree, next: Tree, scope: Scope): void {
    if (base.plain === next.plain && base.kind !== 'file') return;
    // Sections are gone through part by part even so: what they held may have gone to another.
    const whole = base.kind !== 'file' && (isField(base) || !holdsFields(base, next));
    if ((whole || base.kind === 'statement') && mine.plain === next.plain) return;
    // And what holds many fields keeps its owner's layout where only some of them change.
    const alike = base.kind === next.kind && base.kind === mine.kind && base.frame === next.frame;
    if ((whole || !alike) && mine.plain === base.plain && base.kind !== 'file') {
      this.#made.edits.push(replacing(mine, textOf(next)));
      return;
    }
    const inner = wrapped(base, mine);
    if (inner) return this.tree(base, inner, next, scope);
    const own = isField(base) || base.kind === 'statement' ? scopeOf(base, mine, next) : scope;
    if (alike && base.kind === 'element') this.#element(base, mine, next, own);
    else if (alike && base.value && mine.value && next.value) this.tree(base.value, mine.value, next.value, own);
    else if (alike && (base.kind === 'file' || base.children.length + next.children.length > 0)) {
      this.#list(base.children, mine, next.children, own);
    } else this.#leaf(base, mine, next);
  }

  #leaf(base: Tree, mine: Tree, next: Tree): void {
    const merged = mergeText(textOf(base), textOf(mine), textOf(next));
    if (merged === undefined) this.#contest('changed', mine, base, next);
    else this.#made.edits.push(replacing(mine, merged));
  }

  #element(base: Tree, mine: Tree, next: Tree, scope: Scope): void {
    if (base.tag?.name !== next.tag?.name && mine.tag?.name !== next.tag?.name) {
      if (mine.tag?.name !== base.tag?.name) return this.#contest('changed', mine, base, next);
      for (const span of mine.tag?.spans ?? []) this.#made.edits.push(replacing(span, next.tag?.name ?? ''));
    }
    const another = mine.tag?.name !== base.tag?.name && mine.tag?.name !== next.tag?.name;
    if (another && !canFollow(base, mine, next)) return this.#contest('changed', mine, base, next);
    this.#attributes(base, mine, next);
    this.#list(base.children, mine, next.children, scope);
  }

  #attributes(base: Tree, mine: Tree, next: Tree): void {
    for (const [index, wanted] of next.attributes.entries()) {
      const before = named(base, wanted.key);
      const now = named(mine, wanted.key);
      if (before?.plain === wanted.plain || now?.plain === wanted.plain) continue;
      if (before && now) {
        if (before.plain === now.plain) this.#made.edits.push(replacing(now, textOf(wanted)));
        else this.#leaf(before, now, wanted);
      } else if (now) this.#contest('taken', now, undefined, wanted);
      else if (!before) {
        const beside = next.attributes.map(({ key }) => named(mine, key));
        this.#made.edits.push(insert(next.attributes, index, wanted, beside, mine));
      }
    }
    for (const before of base.attributes) {
      const now = named(mine, before.key);
      if (!now || named(next, before.key)) continue;
      if (now.plain === before.plain) this.#made.edits.push(removing(now));
      else this.#contest('removed', now, before, undefined);
    }
  }

  /** @param dissolved what held the list is not there any more: its parts are looked for in the whole `owner` */
  #list(base: readonly Tree[], owner: Tree, next: readonly Tree[], scope: Scope, dissolved = false): void {
    for (const [index, wanted] of next.entries()) {
      const before = base.find(({ key }) => key === wanted.key);
      const now = this.#counterpart(before ?? wanted, owner, scope);
      if (before && now) {
        this.tree(before, now, wanted, scope);
        if (!dissolved) this.#takenAway(next, index, owner, now, scope);
      } else if (before) this.#dissolved(before, wanted, scope);
      else this.#added(next, index, owner, now, scope, dissolved);
    }
    for (const before of base) {
      if (next.some(({ key }) => key === before.key) || scope.next.has(before.key)) continue;
      const now = this.#counterpart(before, owner, scope);
      if (!now) continue;
      if (now.plain === before.plain) this.#made.edits.push(removing(now));
      else this.#contest('removed', now, before, undefined);
    }
    this.#made.moves.push(...permute(base, owner.children, next));
  }

  /** What `part` has become in the owner's file. */
  #counterpart(part: Tree, owner: Tree, scope: Scope): Tree | undefined {
    const found =
      find(owner, part.key, scope.holders) ??
      (part.key.startsWith('tag:') ? undefined : find(scope.mine, part.key, scope.holders));
    if (found || !part.key.startsWith('tag:')) return found;
    // The owner took another component: it is the one that holds what the generated one held.
    const fields = [...fieldsOf(part).keys()];
    const holding = owner.children.filter(
      (child) => !isField(child) && fields.some((key) => find(child, key, scope.holders)),
    );
    return holding.length === 1 ? holding[0] : undefined;
  }

  /** The part is not in the owner's file: a field was deleted; what only holds fields may live on in its fields. */
  #dissolved(before: Tree, wanted: Tree, scope: Scope): void {
    if (isField(before) || before.plain === wanted.plain) return;
    const holds = before.children.length > 0 || wanted.children.length > 0;
    if (!holds) return;
    const given = (tree: Tree) => tree.attributes.map(({ plain }) => plain).join(' ');
    if (given(before) === given(wanted)) this.#list(before.children, scope.mine, wanted.children, scope, true);
    else this.#contest('homeless', scope.mine, before, wanted);
  }

  #added(
    next: readonly Tree[],
    index: number,
    owner: Tree,
    now: Tree | undefined,
    scope: Scope,
    dissolved: boolean,
  ): void {
    const wanted = next[index];
    if (!wanted) return;
    const before = scope.base.get(wanted.key);
    if (!before) {
      if (now || composes(owner)) return;
      const beside = next.map(({ key }) => {
        const found = find(owner, key, scope.holders);
        return found && !dissolved ? outside(found, owner) : found;
      });
      // Where its list is gone, and all that stood in it, only a person knows where a new part belongs.
      if (dissolved && !beside.some(Boolean)) return this.#contest('homeless', owner, undefined, wanted);
      this.#made.edits.push(insert(next, index, this.#gathered(wanted, scope), beside, owner));
      return;
    }
    // It comes from another section: what the owner deleted does not come back, what the owner changed moves as it is.
    if (!now) return;
    if (now.plain !== before.plain && before.plain !== wanted.plain) this.#contest('changed', now, before, wanted);
    else if (find(owner, wanted.key, scope.holders) !== now) {
      const edits = movingTo(next, index, owner, now.plain === before.plain ? wanted : now, now, scope);
      if (this.#ownerMoved(wanted.key, scope)) this.#movedApart(now, wanted.key, edits, scope);
      else this.#made.edits.push(...edits);
    }
  }

  /** The schema gave the field another place in its list, and its owner has taken it to another list. */
  #takenAway(next: readonly Tree[], index: number, owner: Tree, now: Tree, scope: Scope): void {
    const { key } = next[index] ?? owner;
    if (!key.startsWith('field:')) return;
    const [was, wanted, here] = placesOf(key, scope);
    if (!was || !wanted || !here || was.holder.key !== wanted.holder.key || here.holder.key === was.holder.key) return;
    if (!isIn(scope.mine, was.holder) || !changedPlaces(key, was.order, wanted.order)) return;
    this.#movedApart(now, key, movingTo(next, index, owner, now, now, scope), scope);
  }

  /** Has the owner given the field another place than it was generated in? Not where its list is gone altogether. */
  #ownerMoved(key: string, scope: Scope): boolean {
    const [was, , here] = placesOf(key, scope);
    if (!was || !here || !isIn(scope.mine, was.holder)) return false;
    return here.holder.key !== was.holder.key || changedPlaces(key, was.order, here.order);
  }

  #movedApart(now: Tree, key: string, edits: readonly Edit[], scope: Scope): void {
    const { start, end } = now;
    this.#made.contests.push({ why: 'moved', start, end, was: textOf(now), next: placeInWords(key, scope), edits });
  }

  /** A new section that takes in fields which stood elsewhere: as their owner has them now, and without those that are deleted. */
  #gathered(section: Tree, scope: Scope): Tree {
    const edits: Edit[] = [];
    for (const [key, wanted] of isField(section) ? [] : fieldsOf(section)) {
      const before = scope.base.get(key);
      const now = find(scope.mine, key, scope.holders);
      if (Boolean(before) !== Boolean(now)) edits.push(removing(wanted));
      if (!before || !now) continue;
      if (now.plain !== before.plain && before.plain !== wanted.plain) this.#contest('changed', now, before, wanted);
      else if (this.#ownerMoved(key, scope)) {
        edits.push(removing(wanted));
        this.#movedApart(now, key, [], scope);
      } else {
        this.#made.edits.push(removing(now));
        if (now.plain !== before.plain) edits.push(replacing(wanted, textOf(now)));
      }
    }
    const source = apply(section.source, edits);
    return { ...section, source, end: section.end + source.length - section.source.length };
  }

  #contest(why: Contest['why'], mine: Tree, base: Tree | undefined, next: Tree | undefined): void {
    const wanted = next && textOf(next);
    const edits =
      why !== 'homeless' ? [wanted === undefined ? removing(mine) : replacing(mine, wanted)] : homeFor(mine, next);
    this.#made.contests.push({
      why,
      start: mine.start,
      end: why === 'homeless' ? mine.start : mine.end,
      was: base && textOf(base),
      next: wanted,
      edits,
    });
  }
}

function homeFor(mine: Tree, next: Tree | undefined): readonly Edit[] {
  const [root = mine] = mine.children;
  return next ? [insertingInto(root, next, 'last')] : [];
}

/** Takes a field from where its owner has it to its place in a list of the schema. */
function movingTo(
  next: readonly Tree[],
  index: number,
  owner: Tree,
  part: Tree,
  now: Tree,
  { holders }: Scope,
): readonly Edit[] {
  const beside = next.map(({ key }, at) => {
    const found = at === index ? undefined : find(owner, key, holders);
    return found && outside(found, owner);
  });
  return [removing(now), insert(next, index, part, beside, owner)];
}

/** Where a field was generated, where it is generated now, and where its owner has it. */
function placesOf(key: string, { before, after, mine, holders }: Scope) {
  return [placeOf(before, key, holders), placeOf(after, key, holders), placeOf(mine, key, holders)] as const;
}

function isIn(within: Tree, { key }: Pick<Tree, 'key'>): boolean {
  return (
    within.key === key ||
    [...within.children, ...(within.value ? [within.value] : [])].some((child) => isIn(child, { key }))
  );
}

/** `in "main", behind {bookInputs.pages}` */
function placeInWords(key: string, scope: Scope): string {
  const place = placeOf(scope.after, key, scope.holders);
  if (!place) return '';
  const { holder, order } = place;
  const at = order.indexOf(key);
  const [previous, following] = [holder.children[at - 1], holder.children[at + 1]];
  const name = /^name:(.+)$/.exec(holder.key)?.[1];
  const beside = previous ? `behind ${textOf(previous)}` : following ? `before ${textOf(following)}` : '';
  return [name === undefined ? '' : `in "${name}"`, beside].filter((part) => part !== '').join(', ');
}
