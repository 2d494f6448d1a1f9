import { listIn } from '@tuyen/model/raw';
import { canonicalJson } from '@tuyen/model';
import { kebabCase } from '../naming/snake-case.ts';
import { uniqueName } from '../naming/unique-name.ts';
import type { Shape } from '../schema/shape.ts';

export interface EnumFile {
  readonly name: string;
  readonly values: readonly string[];
  readonly shape: Shape;
}

/** Enums that several properties share, each in a file of its own. */
export interface EnumFiles {
  /**
   * Returns the name of the file with the values. Returns undefined if the enum is written where it is used.
   * @param inlineName the name that an inline enum at this place would have
   */
  fileOf(shape: Shape, values: readonly string[], inlineName: string): string | undefined;
  files(): readonly EnumFile[];
}

/** @param uses the number of properties that use each component */
export function enumFiles(uses: ReadonlyMap<string, number>): EnumFiles {
  const files = new Map<string, EnumFile>();
  const taken = new Set<string>();
  const add = (key: string, name: string, values: readonly string[], shape: Shape) => {
    const known = files.get(key);
    if (known) return known.name;
    const file = { name: uniqueName(name, taken, '-'), values, shape };
    files.set(key, file);
    return file.name;
  };
  return {
    fileOf: (shape, values, inlineName) => {
      const { component } = shape;
      const key = canonicalJson([component, listIn(shape.keywords, 'enum')]);
      const name = component === undefined ? '' : kebabCase(component);
      if (component !== undefined && name !== '' && (uses.get(component) ?? 0) > 1)
        return add(key, name, values, shape);
      // An inline enum has a name too. If another enum has this name, the inline enum becomes a file with a unique
      // name.
      if (taken.has(inlineName)) return add(canonicalJson([inlineName, values]), inlineName, values, shape);
      taken.add(inlineName);
      return undefined;
    },
    files: () => [...files.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}
