import type { ViewStarter } from '../view-starter.ts';

export const startQueue: ViewStarter = {
  description: 'Add a page on which waiting records are handled one by one',
  name: 'Name in the URL: to-approve',
  next: 'Edit its label and fields, and give its actions keys.',
  keys({ workflow, operations = [], list }) {
    const moves = (workflow?.transitions ?? []).filter(({ by }) => by.includes('staff'));
    // A record waits for somebody if staff can move it out of its state.
    const state = moves[0]?.from[0];
    const possible = moves.filter(({ from }) => state !== undefined && from.includes(state));
    const actions = [...possible, ...operations.filter(({ on }) => on === 'record')].map((action) => action.name);
    if (actions.length === 0) {
      return { unfit: 'has no transition by staff and no operation on a record: a queue would have nothing to do' };
    }
    return {
      ...(workflow && state !== undefined && { filter: { [workflow.field]: state } }),
      sort: 'created_at',
      fields: list.columns,
      actions: [...new Set(actions)].map((action) => ({ name: action })),
    };
  },
};
