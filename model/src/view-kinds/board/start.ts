import type { ViewStarter } from '../view-starter.ts';

export const startBoard: ViewStarter = {
  description: 'Add a page with a column for each state of a workflow',
  name: 'Name in the URL: by-state',
  next: 'Edit its label and fields.',
  keys: ({ workflow, list }) =>
    workflow
      ? { fields: list.columns.filter((column) => column !== workflow.field).slice(0, 3) }
      : { unfit: 'has no workflow, whose states would be the columns of a board' },
};
