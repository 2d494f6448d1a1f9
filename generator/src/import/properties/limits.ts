import type { Raw } from '@tuyen/model/raw';
import { isInteroperable } from '@tuyen/model';
import type { Shape } from '../schema/shape.ts';

const COUNTS = ['minLength', 'maxLength', 'minItems', 'maxItems'] as const;

/** Higher limits are left out, because nobody types such long values. */
const MAX_COUNT = 1_000_000;

/** Returns the limits of lengths that a schema file can have. */
export function lengthLimits({ keywords }: Shape, keys: readonly (typeof COUNTS)[number][]): Raw {
  const limits = Object.fromEntries(
    keys.flatMap((key) => {
      const value = keywords[key];
      const isLimit = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_COUNT;
      return isLimit ? [[key, value]] : [];
    }),
  );
  const [low, high] = [limits['minLength'] ?? limits['minItems'] ?? 0, limits['maxLength'] ?? limits['maxItems']];
  return high !== undefined && low > high ? {} : limits;
}

/** Limits of a 32-bit number are those of the back end's storage. */
const INT32: ReadonlySet<number> = new Set([-2_147_483_648, 2_147_483_647]);

/** Returns the limits of a number. Limits that JavaScript cannot hold exactly are left out. */
export function numberLimits({ keywords, type }: Shape): Raw {
  const limit = (key: string): number | undefined => {
    const value = keywords[key];
    return typeof value === 'number' && isInteroperable(value) && !INT32.has(value) ? value : undefined;
  };
  // OpenAPI 3.0 writes exclusive limits as {"minimum": 0, "exclusiveMinimum": true}.
  const isExclusive = (key: string) => keywords[key] === true;
  const low = limit('minimum');
  const high = limit('maximum');
  const above = isExclusive('exclusiveMinimum') ? low : limit('exclusiveMinimum');
  const below = isExclusive('exclusiveMaximum') ? high : limit('exclusiveMaximum');
  const step = limit('multipleOf');
  const [least, greatest] = [above ?? low, below ?? high];
  if (least !== undefined && greatest !== undefined && least >= greatest - (type === 'integer' ? 1 : 0)) return {};
  return {
    ...(above === undefined && low !== undefined && { minimum: low }),
    ...(above !== undefined && { exclusiveMinimum: above }),
    ...(below === undefined && high !== undefined && { maximum: high }),
    ...(below !== undefined && { exclusiveMaximum: below }),
    ...(step !== undefined && step > 0 && { multipleOf: step }),
  };
}
