import type { Field } from '../../model/fields/field.ts';
import type { ViewStarter } from '../view-starter.ts';

export const startTimeline: ViewStarter = {
  description: 'Add a page with the records of a day as bars in lanes',
  name: 'Name in the URL: day',
  next: 'Edit its label, lanes and times.',
  keys({ fields }) {
    const own = fields.filter(({ system }) => !system);
    const lanes = namesOf(own, 'reference');
    const [from, to] = namesOf(own, 'date-time');
    if (lanes.length === 0) return { unfit: 'refers to no other record, which a timeline has lanes of' };
    if (from === undefined) return { unfit: 'has no date-time, where the bars of a timeline would begin' };
    return { lanes, from, ...(to !== undefined && { to }) };
  },
};

function namesOf(fields: readonly Field[], kind: Field['kind']): readonly string[] {
  return fields.filter((field) => field.kind === kind).map(({ name }) => name);
}
