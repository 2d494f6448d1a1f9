import type { Resource } from '@tuyen/model';
import type { ColumnElement } from '../../../elements/columns-in.ts';

type Place = 'name' | 'amount' | 'kind' | 'date';

interface CardField {
  readonly column: ColumnElement;
  readonly place: Place;
}

const PLACE_OF_KIND: Readonly<Record<string, Place>> = {
  money: 'amount',
  integer: 'amount',
  number: 'amount',
  decimal: 'amount',
  percent: 'amount',
  enum: 'kind',
  boolean: 'kind',
  date: 'date',
  'date-time': 'date',
  month: 'date',
  time: 'date',
};

/**
 * Chooses the values that a card shows below its title, at most one for each place: a name, an amount, a kind and a
 * date. An empty place takes the next column of a similar length.
 */
export function cardFields(columns: readonly ColumnElement[], resource: Resource | undefined): readonly CardField[] {
  const kinds = new Map(resource?.fields.map(({ name, kind }) => [name, kind]));
  const chosen = new Map<Place, ColumnElement>();
  const others: ColumnElement[] = [];
  for (const column of columns) {
    const place = PLACE_OF_KIND[kinds.get(column.props.source ?? '') ?? ''] ?? 'name';
    if (chosen.has(place)) others.push(column);
    else chosen.set(place, column);
  }
  for (const place of ['name', 'kind'] as const) {
    const next = chosen.has(place) ? undefined : others.shift();
    if (next) chosen.set(place, next);
  }
  return [...chosen].map(([place, column]) => ({ column, place }));
}
