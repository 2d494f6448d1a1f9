import {
  dayParts,
  renderSerial,
  serialLength,
  type Piece,
  type SerialPart,
  type SerialValues,
} from './serial-template.ts';
import type { LocalDate } from '../time/calendar.ts';

export const SAMPLE_VALUES: SerialValues = {
  route_serial: '022A',
  route_code: '22A',
  ticket_type: 'VT',
  card_type: 'T',
  object_group: 'HSSV',
  agency_short_name: 'DLCG',
  office_short_name: 'XNTL',
  command_transport: '00022A2606000042',
  node_code: 'N07',
  node_number: '7',
  shift_number: '2',
};

export function sampleSerial(pieces: readonly Piece[], day: LocalDate, index = 1): string {
  const fitting: Partial<Record<SerialPart, string>> = {};
  for (const piece of pieces) {
    const value = 'part' in piece ? SAMPLE_VALUES[piece.part] : undefined;
    if ('part' in piece && value !== undefined) fitting[piece.part] = value.slice(-piece.width);
  }
  return renderSerial(pieces, { ...dayParts(day), ...fitting }, index);
}

export function indexIn(
  pieces: readonly Piece[],
  serial: string,
): { readonly index: number; readonly from: number; readonly to: number } | undefined {
  if (serial.length > serialLength(pieces)) return undefined;
  let from = 0;
  for (const piece of pieces) {
    const width = 'text' in piece ? piece.text.length : piece.width;
    if ('part' in piece && piece.part === 'index') {
      // An index at the end of the serial number can have fewer digits than its width. `slice` then returns only the
      // digits that exist.
      const digits = serial.slice(from, from + width);
      return /^\d+$/.test(digits) ? { index: Number(digits), from, to: from + digits.length } : undefined;
    }
    if ('text' in piece && serial.slice(from, from + width) !== piece.text) return undefined;
    from += width;
  }
  return undefined;
}

export function followerOf(
  pieces: readonly Piece[],
  serial: string,
): { readonly index: number; readonly serial: string } | undefined {
  const found = indexIn(pieces, serial);
  if (!found) return undefined;
  const index = found.index + 1;
  const digits = String(index).padStart(found.to - found.from, '0');
  return { index, serial: `${serial.slice(0, found.from)}${digits}${serial.slice(found.to)}` };
}
