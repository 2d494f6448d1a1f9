import type { CalendarFile } from '../../generated/view-calendar.ts';
import type { CalendarView } from '../../model/work/view.ts';
import type { Around } from '../index.ts';
import { viewFields } from '../view-fields.ts';

export function buildCalendar(file: CalendarFile, around: Around): CalendarView {
  const { name, kind, label, filter = {}, from, to, endless = false, title, mode = 'month' } = file;
  const { fields, actions, list, workflow } = around.resource;
  const dated = [from, ...(to === undefined ? [] : [to])];
  const own = dated.map((one) => fields.find((field) => field.name === one));
  const color = file.color ?? workflow?.field;
  const movable = file.move !== false && actions.includes('edit') && own.every((field) => field && !field.readOnly);
  return {
    name,
    kind,
    label,
    slugs: [],
    filter,
    from,
    ...(to !== undefined && { to }),
    days: own[0]?.kind === 'date',
    endless,
    ...(title !== undefined && { title }),
    ...(color !== undefined && { color }),
    mode,
    moves: movable ? dated : [],
    parts: { fields: viewFields(file.fields ?? list.columns, around) },
  };
}
