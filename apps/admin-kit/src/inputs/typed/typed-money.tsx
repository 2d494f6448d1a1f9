import { useFormats } from '../../format/use-formats.ts';
import { TypedNumber, type TypedNumberProps } from './typed-number.tsx';

/** Amount input that shows whole units (`19,90`) and returns the stored smallest unit (1990). */
export function TypedMoney({
  value,
  onChange,
  min,
  currency: code,
  ...props
}: Omit<TypedNumberProps, 'decimals' | 'plain' | 'affixes'> & { readonly currency?: string | undefined }) {
  const currency = useFormats().currency(code);
  const unit = 10 ** currency.minorUnit;
  const [prefix, suffix] = currency.pattern.split('{amount}').map((sign) => sign.trim());
  return (
    <TypedNumber
      {...props}
      value={typeof value === 'number' ? value / unit : value}
      onChange={(typed) => onChange(typed === null ? null : Math.round(typed * unit))}
      min={min === undefined ? undefined : min / unit}
      decimals={currency.minorUnit}
      affixes={{ prefix, suffix }}
    />
  );
}
