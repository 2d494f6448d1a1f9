import type { Resource } from '../../model/resource.ts';
import type { View, ViewKind } from '../../model/work/view.ts';
import type { ScreenView } from '../screens.ts';
import { boardScreen } from './board.ts';
import { queueScreen } from './queue.ts';
import { timelineScreen } from './timeline.ts';

type Views = { readonly [K in ViewKind]: Extract<View, { readonly kind: K }> };
type Page = Omit<ScreenView, 'name' | 'kind'>;

/** Functions that derive the page of a view, one for each kind of view. */
const PAGES: { readonly [K in ViewKind]: (view: Views[K], resource: Resource) => Page } = {
  queue: queueScreen,
  board: boardScreen,
  timeline: timelineScreen,
};

export function deriveView(resource: Resource, view: View): ScreenView {
  return { name: view.name, kind: view.kind, ...pageOf(view.kind, view, resource) };
}

function pageOf<K extends ViewKind>(kind: K, view: Views[K], resource: Resource): Page {
  return PAGES[kind](view, resource);
}
