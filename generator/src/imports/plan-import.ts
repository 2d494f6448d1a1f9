import { isObject } from '@tuyen/model';
import { pointerOf } from '@tuyen/model/load';
import { isDeepStrictEqual } from 'node:util';
import { metaSchemaFrom } from '../completion/completion-folder.ts';
import { jsonText } from '../start/json-text.ts';
import type { DraftFile } from '../import/draft.ts';
import { withEdits } from './merge/apply-edits.ts';
import { deadEntries, deletedResources } from './merge/dead-entries.ts';
import { ownNames, withOwnNames } from './merge/follow-renames.ts';
import { mergeValues, type Path } from './merge/merge-values.ts';
import { probableRenames } from './merge/probable-renames.ts';
import type { StoredDraft } from './stored-draft.ts';

export interface ImportState {
  /** Last draft. Undefined before the first import. */
  readonly base: StoredDraft | undefined;
  readonly theirs: readonly DraftFile[];
  /** Texts of the project's files: those of the drafts, and all resources. Missing files are absent. */
  readonly mine: ReadonlyMap<string, string>;
  /** Files of the other imports of the project. */
  readonly others?: ReadonlySet<string>;
}

export interface Decisions {
  /** Places `<file>#<pointer>` at which the source wins. */
  readonly theirs: ReadonlySet<string>;
  /** Places at which the project's value wins. */
  readonly mine: ReadonlySet<string>;
  /** Side that wins at all other places in conflict. */
  readonly others?: 'theirs' | 'mine' | undefined;
}

export interface PlannedImport {
  /** Texts of files to write, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly conflicts: readonly FileConflict[];
  readonly renames: readonly {
    readonly file: string;
    readonly resource: string;
    readonly from: string;
    readonly to: string;
  }[];
  /** Fields that the import removes: the file and the field. */
  readonly removed: readonly { readonly file: string; readonly field: string }[];
  /** Files that the source no longer has. */
  readonly vanished: readonly string[];
  /** Files that the owner deleted. They stay deleted. */
  readonly deleted: readonly string[];
  /** Files of the project that have a drafted path, but are not from this import. */
  readonly taken: readonly string[];
  /** Decisions about places that the source has not changed. */
  readonly unmet: readonly string[];
  readonly stored: StoredDraft;
}

export interface FileConflict {
  readonly file: string;
  readonly pointer: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

const PROPERTIES = ['schema', 'properties'];

/** Merges the new draft of a source into the files of the project. Pure: writes nothing. */
export function planImport(
  { base, theirs: drafted, mine, others: elsewhere = new Set() }: ImportState,
  decisions: Decisions,
): PlannedImport {
  const values = new Map(
    [...mine].flatMap(([path, text]) => {
      const value = parsed(text);
      return value ? [[path, value] as const] : [];
    }),
  );
  const names = ownNames(base?.files ?? [], values);
  const before = new Map(
    [...withOwnNames([...(base?.files ?? []), ...(base?.vanished ?? [])], names)].map(({ path, value }) => [
      path,
      value,
    ]),
  );
  const theirs = withOwnNames(drafted, names);
  const texts = new Map<string, string>();
  const created: string[] = [];
  const changed: string[] = [];
  const conflicts: FileConflict[] = [];
  const renames: PlannedImport['renames'][number][] = [];
  const removed: PlannedImport['removed'][number][] = [];
  const deleted: string[] = [];
  const taken: string[] = [];
  const met = new Set<string>();
  const deletedNames = deletedResources(before, mine);

  for (const { path, value } of theirs) {
    const known = before.get(path);
    const text = mine.get(path);
    if (text === undefined && known) deleted.push(path);
    else if (text === undefined) {
      created.push(path);
      texts.set(path, newText(path, value, base !== undefined));
    } else if (!known) {
      const own = values.get(path);
      if (elsewhere.has(path) || !own || !isDeepStrictEqual(withoutSchema(own), withoutSchema(value))) taken.push(path);
    } else mergeFile(path, text, known, value);
  }
  const vanished = [...before.keys()].filter((path) => mine.has(path) && !theirs.some((file) => file.path === path));
  const kept = [...(base?.files ?? []), ...(base?.vanished ?? [])].filter(
    ({ path }) => !drafted.some((file) => file.path === path),
  );
  const told = vanished.filter((path) => !base?.vanished.some((file) => file.path === path));
  const stored = { files: drafted, vanished: kept };
  const unmet = [...decisions.theirs, ...decisions.mine].filter((place) => !met.has(place));
  return { texts, created, changed, conflicts, renames, removed, vanished: told, deleted, taken, unmet, stored };

  function mergeFile(path: string, text: string, known: Value, value: Value): void {
    const own = values.get(path);
    if (!own) {
      conflicts.push({ file: path, pointer: '', mine: undefined, theirs: undefined });
      return;
    }
    const dead = deadEntries(path, own, deletedNames);
    const accepted = (at: Path) => {
      if (dead.some(([part, name]) => at[0] === part && at[1] === name)) return 'mine';
      const place = `${path}#${pointerOf(at)}`;
      met.add(place);
      if (decisions.theirs.has(place)) return 'theirs';
      return decisions.mine.has(place) ? 'mine' : undefined;
    };
    const merged = mergeValues(withLabelsOf(value, known, own), withoutSchema(own), value, accepted);
    const [was, is] = [propertiesOf(known), propertiesOf(value)];
    for (const { from, to } of probableRenames(was, is)) {
      const isDecided = accepted([...PROPERTIES, from]) !== undefined || Object.hasOwn(propertiesOf(own), to);
      if (Object.hasOwn(propertiesOf(own), from) && !isDecided)
        renames.push({ file: path, resource: String(own['name']), from, to });
    }
    const { others } = decisions;
    if (others === undefined)
      for (const conflict of merged.conflicts)
        conflicts.push({ file: path, pointer: pointerOf(conflict.path), mine: conflict.mine, theirs: conflict.theirs });
    const won =
      others === 'theirs' ? merged.conflicts.map((conflict) => ({ path: conflict.path, value: conflict.theirs })) : [];
    const edits = [...won, ...merged.edits, ...dead.map((at) => ({ path: at, value: undefined }))];
    for (const edit of edits) {
      const isProperty = edit.path.length === 3 && edit.path[1] === 'properties' && edit.value === undefined;
      if (isProperty) removed.push({ file: path, field: String(edit.path[2]) });
    }
    const after = withEdits(text, edits);
    if (after === text) return;
    changed.push(path);
    texts.set(path, after);
  }
}

type Value = Readonly<Record<string, unknown>>;

/** Returns the text of a new file. A resource that a later import adds is not in the menu yet. */
function newText(path: string, value: Value, isLater: boolean): string {
  const [folder = ''] = path.split('/').slice(-2);
  const meta = SINGLE[folder];
  const isHidden = isLater && folder === 'resources' && !Object.hasOwn(value, 'menu');
  const { name, ...rest } = value;
  return jsonText({
    ...(meta !== undefined && { $schema: metaSchemaFrom(path, meta) }),
    ...(isHidden ? { name, menu: null, ...rest } : value),
  });
}

/** Kind of the files of a folder. */
const SINGLE: Readonly<Record<string, string | undefined>> = {
  resources: 'resource',
  enums: 'enum',
  backends: 'backend',
};

/**
 * Gives renamed fields of the last draft the labels of the new one. A source that renames a column changes its label
 * too, which is no reason to change the label of the project.
 */
function withLabelsOf(theirs: Value, base: Value, mine: Value): Value {
  const [after, own] = [propertiesOf(theirs), propertiesOf(mine)];
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(base)).map(([name, property]) => {
      const [now, current] = [after[name], own[name]];
      const isRenamed = isObject(current) && current['x-renamed-from'] !== undefined;
      const hasLabel = isObject(property) && isObject(now) && isRenamed && now['x-label'] !== undefined;
      return [name, hasLabel ? { ...property, 'x-label': now['x-label'] } : property];
    }),
  );
  const { schema } = base;
  return isObject(schema) ? { ...base, schema: { ...schema, properties } } : base;
}

function withoutSchema({ $schema: _, ...value }: Value): Value {
  return value;
}

function propertiesOf(value: Value): Value {
  const schema = isObject(value['schema']) ? value['schema'] : {};
  return isObject(schema['properties']) ? schema['properties'] : {};
}

function parsed(text: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
