import { singular } from '../../emit/print/names.ts';
import { snakeCase } from '../naming/snake-case.ts';
import type { ReferenceTarget } from '../properties/context.ts';
import type { Shape } from '../schema/shape.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { FoundResource } from './found-resource.ts';
import type { RecordKey } from './record-key.ts';

export interface TargetResource {
  readonly name: string;
  readonly found: FoundResource;
  readonly key: RecordKey;
}

interface Targets {
  named(field: string): ReferenceTarget | undefined;
  of(shape: Shape): ReferenceTarget | undefined;
}

/**
 * Returns functions that find the resource to which a field refers. They find nothing if the name or component fits two
 * resources.
 */
export function referenceTargets(resources: readonly TargetResource[], reader: ShapeReader): Targets {
  const targets = resources.filter(({ key }) => key.certainty === 'stated');
  const byNoun = unambiguous(targets.map((target) => [nounOf(target.name), target]));
  const byComponent = unambiguous(
    targets.flatMap((target) => componentsOf(target.found, reader).map((component) => [component, target] as const)),
  );
  return {
    named: (field) => {
      const noun = /^(.+)_(?:id|ids|uuid|uuids|gid|gids|guid)$/u.exec(field)?.[1];
      return noun === undefined ? undefined : targetOf(byNoun.get(noun));
    },
    of: (shape) => {
      const { component } = shape;
      const target =
        component === undefined ? undefined : (byComponent.get(component) ?? byNoun.get(compactNoun(component)));
      return target && shape.properties.has(target.key.wire) ? targetOf(target) : undefined;
    },
  };
}

function targetOf(target: TargetResource | undefined): ReferenceTarget | undefined {
  return target && { resource: target.name, key: target.key.wire };
}

const nounOf = (resource: string): string => singular(resource).replaceAll('-', '_');

/** Returns the noun of a component that is a short form of a record: `user` for `UserReference` and `User--Mini`. */
function compactNoun(component: string): string {
  return /^(.+)_(?:reference|compact|mini|summary|ref|brief|short)$/u.exec(snakeCase(component))?.[1] ?? '';
}

/** Returns the components that the resource's record and list have or extend. */
function componentsOf({ record, records }: FoundResource, { shapeOf }: ShapeReader): readonly string[] {
  const shapes = [record, records].flatMap((found) => (found ? [shapeOf(found.item)] : []));
  return [
    ...new Set(
      shapes.flatMap(({ component, ancestors }) => [...(component === undefined ? [] : [component]), ...ancestors]),
    ),
  ];
}

function unambiguous(entries: readonly (readonly [string, TargetResource])[]): ReadonlyMap<string, TargetResource> {
  const found = new Map<string, TargetResource>();
  const ambiguous = new Set<string>();
  for (const [key, target] of entries) {
    if (found.has(key) && found.get(key) !== target) ambiguous.add(key);
    found.set(key, target);
  }
  for (const key of ambiguous) found.delete(key);
  return found;
}
