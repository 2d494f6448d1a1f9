import { type Field, mapObjects, memoize } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';

const KINDS: readonly Field['kind'][] = ['integer', 'decimal', 'money', 'date', 'date-time', 'time', 'month', 'year'];

const ENDS = [
  [/(^|_)from(_|$)/u, '$1to$2'],
  [/(^|_)from(_|$)/u, '$1until$2'],
  [/(^|_)from(_|$)/u, '$1till$2'],
  [/(^|_)start(s|ed)?(_|$)/u, '$1end$2$3'],
  [/(^|_)begin(s)?(_|$)/u, '$1end$2$3'],
  [/(^|_)open(s|ed)(_|$)/u, '$1close$2$3'],
  [/(^|_)opened(_|$)/u, '$1closed$2'],
  [/(^|_)issued(_|$)/u, '$1expires$2'],
  [/(^|_)issued?(_|$)/u, '$1expiry$2'],
  [/(^|_)check_?in(_|$)/u, '$1check_out$2'],
  [/(^|_)checkin(_|$)/u, '$1checkout$2'],
  [/(^|_)pick_?up(_|$)/u, '$1return$2'],
  [/(^|_)departure(_|$)/u, '$1arrival$2'],
  [/(^|_)departs(_|$)/u, '$1arrives$2'],
  [/(^|_)first(_|$)/u, '$1last$2'],
  [/(^|_)min(_|$)/u, '$1max$2'],
  [/(^|_)minimum(_|$)/u, '$1maximum$2'],
] as const;

export function withOrderedPairs(fields: readonly Field[], row: Row): Row {
  const after = { ...row };
  for (const [low, high] of rangesIn(fields)) {
    const [from, to] = [after[low.name], after[high.name]];
    if (from === undefined || to === undefined || typeof from !== typeof to) continue;
    if (isAbove(from, to)) Object.assign(after, { [low.name]: to, [high.name]: from });
  }
  for (const field of fields)
    if ('fields' in field && after[field.name] !== undefined)
      after[field.name] = mapObjects(field, after[field.name], (object, inner) => withOrderedPairs(inner, object));
  return after;
}

export const rangesIn = memoize((fields: readonly Field[]): readonly (readonly [Field, Field])[] =>
  fields.flatMap((low) => {
    const names = ENDS.flatMap(([end, other]) => (end.test(low.name) ? [low.name.replace(end, other)] : []));
    const high = fields.find((field) => names.includes(field.name));
    return high && canSwap(low, high) ? [[low, high] as const] : [];
  }),
);

function canSwap(low: Field, high: Field): boolean {
  const isPlain = [low, high].every((field) => KINDS.includes(field.kind) && !field.unique && !field.system);
  const bounds = ({ schema }: Field) => JSON.stringify([schema.minimum, schema.maximum, schema.multipleOf]);
  return isPlain && low.kind === high.kind && bounds(low) === bounds(high);
}

function isAbove(from: unknown, to: unknown): boolean {
  return typeof from === 'number' && typeof to === 'number' ? from > to : String(from) > String(to);
}
