import { isObject, sameJson } from '@tuyen/model';
import { compareProjects } from '@tuyen/model/changes';
import { loadProject, type EarlierLoad } from '@tuyen/model/load';

type Path = readonly (string | number)[];

/** Keys such as `properties` and `groups`. Each project itself chooses the names of the keys below them. */
const NAMED: ReadonlySet<string> = new Set([
  'properties',
  'x-values',
  'x-renamed-values',
  'filter',
  'when',
  'where',
  'values',
  'groups',
]);

const CHOICES = ['danger', 'neutral', 'global', 'staff', 'DESC', 'numeric', 'lower', 'month', '80mm', 'center'];

export interface EditedKeys {
  /** Number of schema keys that were edited. A key is a path such as `resources schema properties * minimum`. */
  readonly keys: number;
  /** Schema keys for which valid edits exist, but none of these edits is detected as a change. */
  readonly silent: readonly string[];
  /** Message templates of detected changes that no rule classifies as compatible or incompatible. */
  readonly unknown: readonly string[];
}

interface Occurrence {
  readonly file: string;
  readonly path: Path;
  readonly value: unknown;
}

export function editEveryKey(root: string): EditedKeys {
  const documents: NonNullable<EarlierLoad['documents']> = new Map();
  const before = loadProject(root, { documents });
  const places = new Map<string, Occurrence[]>();
  for (const [file, text] of before.sources) {
    const folder = file.split('/').at(-2) ?? file;
    if (file.includes('/locales/')) continue;
    for (const [path, value] of walk(JSON.parse(text))) {
      const key = keyOf(folder, path);
      if (path.length > 0) places.set(key, [...(places.get(key) ?? []), { file, path, value }]);
    }
  }
  const silent: string[] = [];
  const unknown = new Set<string>();
  for (const [key, found] of places) {
    let isSilent = false;
    const edits = found.slice(0, 3).flatMap((one) => othersFor(one.value).map((other) => ({ ...one, other })));
    for (const { file, path, other } of edits) {
      const text = JSON.stringify(replaced(JSON.parse(before.sources.get(file) ?? ''), path, other));
      const after = loadProject(root, { documents: new Map(documents), texts: new Map([[file, text]]) });
      if (!after.model) continue;
      const changes = compareProjects(before, after);
      for (const { code, difference } of changes) if (code === 'TUC999') unknown.add(difference.template);
      isSilent = changes.length === 0;
      if (!isSilent) break;
    }
    if (isSilent) silent.push(key);
  }
  return { keys: places.size, silent, unknown: [...unknown] };
}

export function keysOf(root: string): readonly string[] {
  const texts = [...loadProject(root).sources].filter(([file]) => !file.includes('/locales/'));
  return texts.flatMap(([, text]) => walk(JSON.parse(text)).map(([path]) => String(path.at(-1))));
}

function walk(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  const below = Array.isArray(value)
    ? value.flatMap((item: unknown, index) => walk(item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) => walk(inner, [...path, key]))
      : [];
  return [[path, value], ...below];
}

function keyOf(folder: string, path: Path): string {
  const steps = path.map((step, index) =>
    typeof step === 'number' || NAMED.has(String(path[index - 1])) ? '*' : step,
  );
  return [folder, ...steps].join(' ');
}

/** Returns values that may be valid replacements of a value. Undefined means that the key is removed. */
function othersFor(value: unknown): readonly unknown[] {
  const others = (): readonly unknown[] => {
    if (typeof value === 'boolean') return [!value, undefined];
    if (typeof value === 'number') return [value + 1, value * 2, value - 1, undefined];
    if (typeof value === 'string') return [`${value} x`, `${value}x`, `${value}-x`, undefined, ...CHOICES];
    if (Array.isArray(value)) return [value.slice(0, -1), value.toReversed(), value.slice(1), undefined];
    return [undefined, {}];
  };
  return others().filter((other) => !sameJson(other, value));
}

function replaced(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => (index === step ? replaced(item, rest, other) : item));
    return items.filter((item) => item !== undefined);
  }
  if (!isObject(value)) return value;
  const { [step]: before, ...without } = value;
  const inner = replaced(before, rest, other);
  return inner === undefined ? without : { ...value, [step]: inner };
}
