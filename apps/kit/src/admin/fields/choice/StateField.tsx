import { holds, textIn, type StateOverride } from '@tuyen/model';
import { useLocale, useRecordContext, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import type { FieldProps } from '../field-props.ts';
import { EnumField } from './EnumField.tsx';
import { StateChip } from './StateChip.tsx';

interface StateFieldProps extends FieldProps {
  readonly enum: string;
  readonly overrides: readonly StateOverride[];
}

/** A state by its label, or what overrides it: a locked account is "Locked", not "Active". */
export function StateField({ overrides, ...field }: StateFieldProps) {
  const override = useOverride(overrides);
  const language = useLocale();
  if (!override) return <EnumField {...field} />;
  return <StateChip label={textIn(override.label, language)} color={override.color} sx={field.sx} />;
}

/** The first override that applies to the record around. */
export function useOverride(overrides: readonly StateOverride[]): StateOverride | undefined {
  const record = useRecordContext();
  const { zone } = useFormats();
  const [now] = useState(() => new Date());
  return record && overrides.find((one) => holds(one.when, record) && isPast(one.past, record, now, zone.dayOf(now)));
}

/** Holds without a field. A date is over after its day, and an empty one never. */
function isPast(field: string | undefined, record: RaRecord, now: Date, today: string): boolean {
  if (field === undefined) return true;
  const end: unknown = record[field];
  if (typeof end !== 'string') return false;
  return end.includes('T') ? Date.parse(end) < now.getTime() : end < today;
}
