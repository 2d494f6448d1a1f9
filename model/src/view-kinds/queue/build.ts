import type { Resource } from '../../model/resource.ts';
import { slugOfAction } from '../../model/work/operation.ts';
import type { QueueAction, QueueView } from '../../model/work/view.ts';
import { sortOf } from '../../model/work/sort-order.ts';
import { namesInTitle } from '../../placeholders/names-in-title.ts';
import type { QueueFile } from '../../generated/view-queue.ts';
import type { Around } from '../index.ts';
import { viewFields } from '../view-fields.ts';

export function buildQueue(file: QueueFile, around: Around): QueueView {
  const { resource } = around;
  const {
    name,
    kind,
    label,
    tab,
    filter = {},
    late,
    row = rowOf(resource),
    fields = resource.list.columns,
    evidence = [],
  } = file;
  const actions = file.actions ?? allActions(resource);
  return {
    name,
    kind,
    label: label ?? resource.tabs?.find((one) => one.name === tab)?.label ?? {},
    slugs: actions.map((action) => slugOfAction(resource, action.name)),
    ...(tab !== undefined && { tab }),
    filter,
    ...(late && { late }),
    sort: file.sort === undefined ? [resource.list.sort] : [file.sort].flat().map(sortOf),
    parts: {
      row: viewFields(row, around),
      fields: viewFields(fields, around),
      evidence: viewFields(evidence, around),
    },
    actions,
  };
}

/** Returns columns that summarize a record. The title and the state are left out, because the queue already shows them. */
function rowOf({ list, title, workflow }: Resource): readonly string[] {
  const known = [...namesInTitle(title), workflow?.field];
  return list.columns.filter((name) => !known.includes(name)).slice(0, 2);
}

function allActions({ workflow, operations = [] }: Resource): readonly QueueAction[] {
  const moves = workflow?.transitions.filter(({ by }) => by.includes('staff')) ?? [];
  const names = [...moves, ...operations.filter(({ on }) => on === 'record')].map(({ name }) => name);
  return [...new Set(names)].map((name) => ({ name }));
}
