import type { Resource } from '../model/resource.ts';
import type { View, ViewKind, ViewOf } from '../model/work/view.ts';
import type { PluginScreenView, ScreenView, ViewParts } from '../screens/screens.ts';
import { boardScreen } from './board/screen.ts';
import { calendarScreen } from './calendar/screen.ts';
import { mapScreen } from './map/screen.ts';
import { pluginScreen } from './plugin/screen.ts';
import { queueScreen } from './queue/screen.ts';
import { timelineScreen } from './timeline/screen.ts';

const PARTS: { readonly [K in ViewKind]: (view: ViewOf<K>, resource: Resource) => ViewParts<K> } = {
  queue: queueScreen,
  board: boardScreen,
  timeline: timelineScreen,
  calendar: calendarScreen,
  map: mapScreen,
};

export function deriveView(resource: Resource, view: View): ScreenView | PluginScreenView {
  if (view.kind === 'plugin') return pluginScreen(view, resource);
  return { name: view.name, kind: view.kind, parts: partsOf(view.kind, view, resource) };
}

function partsOf<K extends ViewKind>(kind: K, view: ViewOf<K>, resource: Resource): ViewParts<K> {
  return PARTS[kind](view, resource);
}
