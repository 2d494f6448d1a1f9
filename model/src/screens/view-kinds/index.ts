import type { Resource } from '../../model/resource.ts';
import type { View } from '../../model/work/view.ts';
import type { ScreenView } from '../screens.ts';
import { boardScreen } from './board.ts';
import { queueScreen } from './queue.ts';
import { timelineScreen } from './timeline.ts';

export function deriveView(resource: Resource, view: View): ScreenView {
  return { name: view.name, kind: view.kind, ...pageOf(view, resource) };
}

/** Returns the page of a view. A new kind of view needs a file beside `queue.ts` and a line here. */
function pageOf(view: View, resource: Resource): Omit<ScreenView, 'name' | 'kind'> {
  switch (view.kind) {
    case 'queue':
      return queueScreen(view, resource);
    case 'board':
      return boardScreen(view, resource);
    case 'timeline':
      return timelineScreen(view, resource);
  }
}
