import type { SchemaProblem } from '../../load/problem.ts';
import type { Condition } from '../../model/json/json-schema.ts';
import { objectIn, stringsIn } from '../../model/json/raw.ts';
import type { Text } from '../../model/text.ts';
import { sortOf } from '../../model/work/sort-order.ts';
import type { Around, ViewKindDefinition } from '../index.ts';
import { viewFields } from '../view-fields.ts';
import type { ViewPlace } from '../view-place.ts';
import { COMMON_KEYS, type PluginViewKind } from './plugin-view-kind.ts';
import type { PluginView } from './view.ts';

interface PluginViewFile {
  readonly name: string;
  readonly kind: string;
  readonly label?: Text;
  readonly filter?: Condition;
  readonly sort?: string | readonly string[];
}

export function definitionOf({ fields = {} }: PluginViewKind): ViewKindDefinition<PluginViewFile, PluginView> {
  return {
    *check(place: ViewPlace): Iterable<SchemaProblem> {
      yield* place.filter();
      yield* place.sort();
      for (const [key, kinds] of Object.entries(fields)) {
        if (kinds === 'any') {
          yield* place.paths(key);
          continue;
        }
        const named = kinds.map((kind) => `"${kind}"`).join(' or ');
        const hint = `Name a field of kind ${named}.`;
        yield* place.paths(key, { kinds, otherwise: `is not a field of kind ${named}`, hint });
      }
    },
    build(file: PluginViewFile, around: Around): PluginView {
      const { name, kind, label = {}, filter = {}, sort } = file;
      const settings = Object.entries(objectIn(file)).filter(([key]) => !COMMON_KEYS.includes(key));
      const parts = Object.keys(fields).map((key) => {
        const paths = stringsIn(file, key).map(([path]) => path);
        return [key, viewFields(paths, around)] as const;
      });
      return {
        name,
        kind: 'plugin',
        of: kind,
        label,
        slugs: [],
        filter,
        sort: sort === undefined ? [around.resource.list.sort] : [sort].flat().map(sortOf),
        // Safe cast: the settings come from a JSON file, so all values are JSON.
        settings: Object.fromEntries(settings) as PluginView['settings'],
        parts: Object.fromEntries(parts),
      };
    },
  };
}
