/**
 * Returns whether the value is an integer multiple of the step in decimal arithmetic. 0.3 is a multiple of 0.1,
 * although their floating-point quotient is 2.9999999999999996.
 * @param step more than 0
 */
export function isMultipleOf(value: number, step: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [a, b] = [decimalOf(value), decimalOf(step)];
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent);
  return scaled(a) % scaled(b) === 0n;
}

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const fraction = mantissa.split('.')[1] ?? '';
  return { digits: BigInt(mantissa.replace('.', '')), exponent: Number(exponent) - fraction.length };
}
