import type { ViewStarter } from '../view-starter.ts';

export const startCalendar: ViewStarter = {
  description: 'Add a page with the records in a calendar',
  name: 'Name in the URL: calendar',
  next: 'Edit its label and dates.',
  keys({ fields }) {
    const own = fields.filter(({ system }) => !system);
    const first = own.find(({ kind }) => kind === 'date' || kind === 'date-time');
    if (!first) return { unfit: 'has no date and no date-time, where its records would be in a calendar' };
    const second = own.find((field) => field.kind === first.kind && field !== first);
    return { from: first.name, ...(second && { to: second.name }) };
  },
};
