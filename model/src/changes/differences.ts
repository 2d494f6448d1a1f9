import { isObject } from '../model/json/is-object.ts';
import { isScalar } from '../model/json/json-schema.ts';
import { sameJson } from '../model/json/same-json.ts';
import { type ModelDifference, type Item, shortTemplate } from './difference.ts';
import { matchItems } from './match-items.ts';
import { type FollowNames, followNames, type Renames } from './renames.ts';

/** Keys whose value is compared as a whole, such as a condition, a single value or a list of rules. */
const WHOLE: ReadonlySet<string> = new Set([
  'when',
  'filter',
  'options',
  'choices',
  'late',
  'idle',
  'default',
  'examples',
  'templates',
  'create',
]);

interface Place {
  readonly path: readonly string[];
  readonly template: readonly string[];
  readonly items: readonly Item[];
}

/**
 * Compares two trees and collects every difference. Lists of named things are compared by name, other lists of single
 * values as ordered sets, and everything else as a whole.
 */
export class Differences {
  readonly found: ModelDifference[] = [];
  readonly #follow: FollowNames;
  readonly #languages: { readonly all: ReadonlySet<string>; readonly common: readonly string[] };

  constructor(renames: Renames, before: readonly string[], after: readonly string[]) {
    this.#follow = followNames(renames);
    const common = before.filter((language) => after.includes(language));
    this.#languages = { all: new Set([...before, ...after]), common };
  }

  compare(before: unknown, after: unknown, at: Place = { path: [], template: [], items: [] }): void {
    if (sameJson(before, after)) return;
    if (this.#isText(before) && this.#isText(after)) return this.#compareTexts(before, after, at);
    if (sameJson(this.#follow(before, resourceOf(at)), after)) return;
    // Looks up the key in the path in which names are replaced by `*`. In the original path, a resource or field could
    // have the same name as a key.
    const key = at.template.at(-1) ?? '';
    const isWhole =
      WHOLE.has(key) || at.template.at(-2) === 'schema' || (at.template[0] === 'texts' && at.path.length > 2);
    if (!isWhole && isListOrNone(before) && isListOrNone(after))
      return this.#compareLists(before ?? [], after ?? [], at);
    if (isWhole || !isObject(before) || !isObject(after)) return this.#note(at, before, after);
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const inner = { ...at, path: [...at.path, name], template: [...at.template, name] };
      this.compare(before[name], after[name], inner);
    }
  }

  #compareLists(before: readonly unknown[], after: readonly unknown[], at: Place): void {
    const follow = (item: unknown) => {
      const followed = isScalar(item) && !after.includes(item) ? this.#follow(item, resourceOf(at)) : item;
      return after.includes(followed) ? followed : item;
    };
    const matched = matchItems(before.map(follow), after);
    if (!matched) return this.#note(at, before, after, 'changed');
    for (const { name, was, is, renamed } of matched.pairs) {
      const path = [...at.path, name];
      const template = [...at.template, '*'];
      const item = { name, template: shortTemplate(template.join('/')), before: was, after: is };
      const inner = { path, template, items: [...at.items, item] };
      if (was === undefined || is === undefined) this.#note(inner, was, is);
      else if (!isScalar(is)) {
        if (renamed) this.#note(inner, was, is, 'renamed');
        this.compare(bare(was, renamed), bare(is, renamed), inner);
      }
    }
    if (matched.reordered) this.#note(at, before, after, 'reordered');
  }

  /**
   * Compares a text only in the languages that both revisions have. An added language is then one difference, in
   * `languages`. Otherwise, every text would differ.
   */
  #compareTexts(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>, at: Place): void {
    const differing = this.#languages.common.filter((language) => before[language] !== after[language]);
    const only = (text: typeof before) => Object.fromEntries(differing.map((language) => [language, text[language]]));
    if (differing.length > 0) this.#note(at, only(before), only(after), 'changed');
  }

  #isText(value: unknown): value is Readonly<Record<string, string>> {
    if (!isObject(value)) return false;
    const entries = Object.entries(value);
    return (
      entries.length > 0 && entries.every(([key, text]) => this.#languages.all.has(key) && typeof text === 'string')
    );
  }

  #note({ path, template, items }: Place, before: unknown, after: unknown, how?: ModelDifference['how']): void {
    const plain = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    this.found.push({ how: how ?? plain, path, template: shortTemplate(template.join('/')), before, after, items });
  }
}

function isListOrNone(value: unknown): value is readonly unknown[] | undefined {
  return Array.isArray(value) || value === undefined;
}

/**
 * Returns an item of a compared list without its name. The comparison matches items by name, so the name is never a
 * difference. Removes the keys that declare a rename too, if the item was renamed.
 */
function bare(item: unknown, renamed: boolean): unknown {
  if (!isObject(item)) return item;
  const { name: _, ...rest } = item;
  if (!renamed) return rest;
  const { renamedFrom: __, value: ___, ...others } = rest;
  return others;
}

function resourceOf({ path }: Place): string | undefined {
  return path[0] === 'resources' ? path[1] : undefined;
}
