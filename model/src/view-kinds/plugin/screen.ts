import type { Resource } from '../../model/resource.ts';
import type { PluginScreenView } from '../../screens/screens.ts';
import { viewElement } from '../view-element.ts';
import type { PluginView } from './view.ts';

export function pluginScreen({ name, kind, of, settings, parts }: PluginView, resource: Resource): PluginScreenView {
  return {
    name,
    kind,
    of,
    settings,
    parts: Object.entries(parts).map(([part, fields]) => ({
      part,
      elements: fields.map((field) => viewElement(field, resource)),
    })),
  };
}
