import type { Field } from '../../model/fields/field.ts';
import type { ViewStarter } from '../view-starter.ts';

export const startMap: ViewStarter = {
  description: 'Add a page with the records on a map',
  name: 'Name in the URL: map',
  next: 'Edit its label, point and fields.',
  keys({ fields }) {
    const point = fields.find(({ kind }) => kind === 'geo-point');
    if (point) return { point: point.name };
    const [lat, lng] = [90, 180].map((degrees) => fields.find((field) => isWithin(field, degrees))?.name);
    if (lat !== undefined && lng !== undefined) return { point: [lat, lng] };
    return { unfit: 'has no point: a field of kind geo-point, or numbers within ±90 and ±180' };
  },
};

function isWithin({ kind, schema }: Field, degrees: number): boolean {
  const { minimum, maximum } = schema;
  return (kind === 'decimal' || kind === 'integer') && minimum === -degrees && maximum === degrees;
}
