import type { Resource } from '../../model/resource.ts';
import type { TimelineView } from '../../model/work/view.ts';
import { formInput } from '../form-input.ts';
import type { ScreenView } from '../screens.ts';
import { viewElement } from './view-element.ts';

export function timelineScreen(view: TimelineView, resource: Resource): Omit<ScreenView, 'name' | 'kind'> {
  const inputs = view.assign.flatMap((name) => resource.fields.filter((field) => field.name === name));
  return {
    component: 'TimelinePage',
    parts: [
      { component: 'TimelineFields', elements: view.parts.fields.map((field) => viewElement(field, resource)) },
      ...(inputs.length > 0
        ? [{ component: 'TimelineInputs', elements: inputs.map((field) => formInput(resource, field)) }]
        : []),
    ],
  };
}
