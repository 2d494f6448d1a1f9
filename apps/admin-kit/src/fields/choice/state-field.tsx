import { holds, textIn, type StateOverride } from '@tuyen/model';
import { useLocale, useRecordContext, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import type { FieldProps } from '../field-props.ts';
import { EnumField } from './enum-field.tsx';
import { StateChip } from './state-chip.tsx';

interface StateFieldProps extends FieldProps {
  readonly enum: string;
  readonly overrides: readonly StateOverride[];
}

/** Shows the state of a record. The first override whose condition holds replaces label and color. */
export function StateField({ overrides, ...field }: StateFieldProps) {
  const override = useOverride(overrides);
  const language = useLocale();
  if (!override) return <EnumField {...field} />;
  return <StateChip label={textIn(override.label, language)} color={override.color} sx={field.sx} />;
}

export function useOverride(overrides: readonly StateOverride[]): StateOverride | undefined {
  const record = useRecordContext();
  const { zone } = useFormats();
  const [now] = useState(() => new Date());
  return record && overrides.find((one) => holds(one.when, record) && isPast(one.past, record, now, zone.dayOf(now)));
}

/**
 * Checks whether the date or timestamp in a field of the record is past. A date is past after its day ends. Without a
 * field name there is no time condition, so returns true. Returns false if the field is empty.
 */
function isPast(field: string | undefined, record: RaRecord, now: Date, today: string): boolean {
  if (field === undefined) return true;
  const end: unknown = record[field];
  if (typeof end !== 'string') return false;
  return end.includes('T') ? Date.parse(end) < now.getTime() : end < today;
}
