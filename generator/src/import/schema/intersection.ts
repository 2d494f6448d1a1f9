import { ANY_SHAPE, type Shape } from './shape.ts';

/** Returns the shape of values that satisfy both shapes. Keywords of the second one replace those of the first. */
export function intersection(one: Shape, other: Shape): Shape {
  if (one === ANY_SHAPE) return other;
  const component = componentOf(one, other);
  return {
    ...(component !== undefined && { component }),
    ancestors: [
      ...new Set(
        [one, other].flatMap(({ ancestors, component: name }) =>
          name === undefined ? ancestors : [...ancestors, name],
        ),
      ),
    ],
    type: other.type === 'any' ? one.type : other.type,
    nullable: one.nullable || other.nullable,
    properties: bothProperties(one, other),
    required: new Set([...one.required, ...other.required]),
    items: other.items ?? one.items,
    isUnion: one.isUnion || other.isUnion,
    isMap: one.isMap || other.isMap,
    keywords: { ...one.keywords, ...other.keywords },
  };
}

/**
 * Returns the component of two combined schemas. A schema without properties, such as a description, does not change
 * the component. A schema that adds properties does.
 */
function componentOf(one: Shape, other: Shape): string | undefined {
  if (other.properties.size === 0) return one.component ?? other.component;
  return one.properties.size === 0 ? other.component : undefined;
}

function bothProperties(one: Shape, other: Shape): Shape['properties'] {
  const properties = new Map(one.properties);
  for (const [name, schema] of other.properties) {
    const first = properties.get(name);
    properties.set(name, first === undefined || first === schema ? schema : { allOf: [first, schema] });
  }
  return properties;
}
