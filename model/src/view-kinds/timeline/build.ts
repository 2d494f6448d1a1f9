import type { TimelineView } from '../../model/work/view.ts';
import type { TimelineFile } from '../../generated/view-timeline.ts';
import type { Around } from '../index.ts';
import { viewFields } from '../view-fields.ts';

export function buildTimeline(file: TimelineFile, around: Around): TimelineView {
  const { name, kind, label, filter = {}, from, to, exclusive = [], idle, assign = [], needs = [], turns } = file;
  const lanes = [file.lanes].flat();
  return {
    name,
    kind,
    label,
    slugs: [],
    filter,
    lanes,
    from,
    ...(to !== undefined && { to }),
    exclusive,
    ...(idle && { idle }),
    assign,
    bar: file.bar ?? [...new Set([...assign, ...lanes])],
    needs,
    repeats: file.repeats ?? lanes.slice(0, 1),
    ...(turns !== undefined && { turns }),
    parts: { fields: viewFields(file.fields ?? around.resource.list.columns, around) },
  };
}
