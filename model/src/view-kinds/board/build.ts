import type { BoardView } from '../../model/work/view.ts';
import type { BoardFile } from '../../generated/view-board.ts';
import { sortOf } from '../../model/work/sort-order.ts';
import { namesInTitle } from '../../placeholders/names-in-title.ts';
import type { Around } from '../index.ts';
import { viewFields } from '../view-fields.ts';

export function buildBoard(file: BoardFile, around: Around): BoardView {
  const { name, kind, label, filter = {} } = file;
  const { fields, list, title, workflow } = around.resource;
  const field = workflow?.field ?? '';
  const state = fields.find((one) => one.name === field);
  const all = state?.schema.enum?.filter((value) => typeof value === 'string') ?? [];
  const known = [...namesInTitle(title), field];
  const columns = list.columns.filter((one) => !known.includes(one)).slice(0, 3);
  return {
    name,
    kind,
    label,
    slugs: [],
    field,
    states: file.states ?? all,
    filter,
    sort: file.sort === undefined ? [list.sort] : [file.sort].flat().map(sortOf),
    parts: { fields: viewFields(file.fields ?? columns, around) },
  };
}
