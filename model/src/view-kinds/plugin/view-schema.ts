// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import type { Raw } from '../../model/json/raw.ts';
import { listIn, objectIn } from '../../model/json/raw.ts';
import type { PluginViewKind, PluginViewKinds } from './plugin-view-kind.ts';

export function withPluginViewKinds(view: Raw, kinds: PluginViewKinds): Raw {
  const properties = objectIn(view, 'properties');
  const kind = objectIn(properties, 'kind');
  return {
    ...view,
    properties: { ...properties, kind: { ...kind, enum: [...listIn(kind, 'enum'), ...kinds.keys()] } },
    allOf: [
      ...listIn(view, 'allOf'),
      ...[...kinds].map(([name, definition]) => ({
        if: { required: ['kind'], properties: { kind: { const: name } } },
        then: schemaOf(definition),
      })),
    ],
  };
}

function schemaOf({ settings }: PluginViewKind): Raw {
  return {
    type: 'object',
    properties: {
      name: true,
      kind: true,
      label: true,
      live: true,
      filter: { $ref: 'condition.schema.json' },
      sort: { type: ['string', 'array'], items: { type: 'string' }, minItems: 1, uniqueItems: true },
      ...settings.properties,
    },
    required: ['label', ...(settings.required ?? [])],
    additionalProperties: false,
  };
}
