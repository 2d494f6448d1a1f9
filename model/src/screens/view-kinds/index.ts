import type { Resource } from '../../model/resource.ts';
import type { View } from '../../model/view.ts';
import type { ScreenView } from '../screens.ts';
import { queueScreen } from './queue.ts';

/** The page of a view of each kind. A kind is added by a file beside `queue.ts` and a line here. */
const KINDS: {
  readonly [K in View['kind']]: (
    view: Extract<View, { kind: K }>,
    resource: Resource,
  ) => Omit<ScreenView, 'name' | 'kind'>;
} = {
  queue: queueScreen,
};

export function deriveView(resource: Resource, view: View): ScreenView {
  return { name: view.name, kind: view.kind, ...KINDS[view.kind](view, resource) };
}
