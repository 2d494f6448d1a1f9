/**
 * Returns a serial number as text, for fields that the server numbers without code of the project: `loan-000001`.
 * @param number counts from 1
 */
export function plainSerial(template: string, number: number): string {
  return `${template}-${String(number).padStart(6, '0')}`;
}

export function fitsText(
  text: string,
  { maxLength, pattern }: { readonly maxLength?: number | undefined; readonly pattern?: string | undefined },
): boolean {
  if (maxLength !== undefined && [...text].length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}
