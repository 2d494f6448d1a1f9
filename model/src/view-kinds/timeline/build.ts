import type { TimelineView } from '../../model/work/view.ts';
import type { TimelineFile } from '../../generated/view-timeline.ts';
import type { Around } from '../index.ts';
import { viewFields } from '../view-fields.ts';

export function buildTimeline(file: TimelineFile, around: Around): TimelineView {
  const { name, kind, label, filter = {}, from, to, exclusive = [], idle, assign = [] } = file;
  return {
    name,
    kind,
    label,
    slugs: [],
    filter,
    lanes: [file.lanes].flat(),
    from,
    ...(to !== undefined && { to }),
    exclusive,
    ...(idle && { idle }),
    assign,
    parts: { fields: viewFields(file.fields ?? around.resource.list.columns, around) },
  };
}
