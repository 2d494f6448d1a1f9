import type { Raw } from '@tuyen/model/raw';
import { humanized } from './naming/labels.ts';
import type { PropertyContext } from './properties/context.ts';
import type { EnumFile } from './properties/enum-files.ts';
import { labeledEnum } from './properties/enum-property.ts';

export function enumFile({ name, values, shape }: EnumFile, context: Pick<PropertyContext, 'isOwn' | 'text'>): Raw {
  const { enum: stored, 'x-values': labels } = labeledEnum(shape, values, context);
  return { type: 'string', enum: stored, 'x-label': context.text(humanized(name)), 'x-values': labels };
}
