import { isInteroperable } from '@tuyen/model';
import type { Raw } from '@tuyen/model/raw';
import { listIn, numberIn, stringIn } from '@tuyen/model/raw';
import type { Shape } from '../schema/shape.ts';
import { lengthLimits, numberLimits } from './limits.ts';
import { isSimplePattern } from './simple-pattern.ts';

const FORMATS = new Set(['date', 'date-time', 'email', 'time', 'uuid']);

/** Texts that may be longer than this have an input of several lines. */
const MAX_LINE = 255;

const LONG_TEXT =
  /(?:^|_)(?:body|bio|comments?|content|description|html|instructions|message|notes?|remarks?|summary|text)$/u;

/** Returns the schema of a field with a single value that is no enum: a text, a number, yes or no. */
export function scalarProperty(shape: Shape, field: string): Raw | undefined {
  if (shape.type === 'boolean') return { type: 'boolean' };
  if (shape.type === 'integer' || shape.type === 'number') {
    const values = listIn(shape.keywords, 'enum').filter((value) => typeof value === 'number');
    return values.length > 0 && values.every(isInteroperable)
      ? { type: shape.type, enum: [...new Set(values)] }
      : { type: shape.type, ...numberLimits(shape) };
  }
  return shape.type === 'string' ? textProperty(shape, field) : undefined;
}

function textProperty(shape: Shape, field: string): Raw {
  const { keywords } = shape;
  const format = stringIn(keywords, 'format');
  if (format !== undefined && FORMATS.has(format)) return { type: 'string', format };
  if (format === 'uri' || format === 'url') return { type: 'string', format: 'uri' };
  const pattern = stringIn(keywords, 'pattern');
  const isLong = (numberIn(keywords, 'maxLength') ?? 0) > MAX_LINE || LONG_TEXT.test(field);
  return {
    type: 'string',
    ...lengthLimits(shape, ['minLength', 'maxLength']),
    ...(pattern !== undefined && isSimplePattern(pattern) && { pattern }),
    ...(isLong && { 'x-multiline': true }),
  };
}
