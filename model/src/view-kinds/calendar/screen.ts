import { formInput } from '../../kinds/form-input.ts';
import type { Resource } from '../../model/resource.ts';
import type { ViewParts } from '../../screens/screens.ts';
import { viewElement } from '../view-element.ts';
import type { CalendarView } from './view.ts';

export function calendarScreen(view: CalendarView, resource: Resource): ViewParts<'calendar'> {
  const inputs = view.moves.flatMap((name) => resource.fields.filter((field) => field.name === name));
  return [
    { part: 'fields', elements: view.parts.fields.map((field) => viewElement(field, resource)) },
    ...(inputs.length > 0
      ? [{ part: 'inputs' as const, elements: inputs.map((field) => formInput(resource, field)) }]
      : []),
  ];
}
