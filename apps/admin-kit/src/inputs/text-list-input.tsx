import { useState } from 'react';
import { required, TextArrayInput } from 'react-admin';
import { type Formats, monthsFrom, type Precision } from '@tuyen/model';
import { useFormats } from '../format/use-formats.ts';
import { without, type KitInputProps } from './input-props.ts';

/**
 * Validator that only marks the label with an asterisk; the form's resolver checks the value. `isRequired` is not
 * passed on, because react-admin would pass it to the DOM.
 */
const REQUIRED = required();

/** Renders an input for a list of texts, dates or times. */
export function TextListInput(given: KitInputProps & { readonly precision?: Precision }) {
  const { isRequired, precision } = given;
  const formats = useFormats();
  const [options] = useState(() => timeOptions(precision, formats));
  const props = without(given, 'isRequired', 'alwaysOn', 'precision');
  return (
    <TextArrayInput
      {...props}
      {...(isRequired ? { validate: REQUIRED } : {})}
      {...(precision ? { ...timesAs(precision, formats), options } : {})}
    />
  );
}

function timesAs(precision: Precision, formats: Formats) {
  return {
    format: (stored: unknown) => textsIn(stored).map((one) => formats.time(one, precision)),
    parse: (typed: unknown) => textsIn(typed).map((one) => formats.readTime(one, precision) ?? one),
  };
}

const MONTH_COUNT = 24;

export function timeOptions(precision: Precision | undefined, formats: Formats): string[] {
  return precision === 'month' ? monthsFrom(formats.zone.dayOf(new Date()), MONTH_COUNT).map(formats.month) : [];
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
