/** A part of a serial number: literal text, a value of the row, or the running index; each of a fixed width. */
export type Part = { readonly text: string } | { readonly part: PartName; readonly width: number };

/** The parts of the specification, and those that its templates use besides. */
export type PartName =
  | 'index'
  | 'date'
  | 'day'
  | 'month'
  | 'year'
  | 'short_year'
  | 'route_code'
  | 'route_serial'
  | 'card_type'
  | 'object_group'
  | 'ticket_type'
  | 'agency_short_name'
  | 'office_short_name'
  | 'command_transport'
  | 'node_code'
  | 'node_number'
  | 'shift_number';

/** Widths that keep two renderings from ever being the same text; `date` is DDMMYY. */
const WIDTHS: Readonly<Record<PartName, number>> = {
  index: 6,
  date: 6,
  day: 2,
  month: 2,
  year: 4,
  short_year: 2,
  route_code: 5,
  route_serial: 6,
  card_type: 1,
  object_group: 6,
  ticket_type: 2,
  agency_short_name: 10,
  office_short_name: 10,
  command_transport: 8,
  node_code: 4,
  node_number: 3,
  shift_number: 2,
};

/**
 * The nine templates of the specification by name. The row of `serials` with that name may say another width for the index; the
 * parts are the operator's and stand here where there is none.
 */
const TEMPLATES: Readonly<Record<string, string>> = {
  ticket: '{route_serial}{short_year}{node_code}{index}',
  'command-ticket': '{route_serial}{date}{node_number}{shift_number}{index}',
  'transport-command': '{route_serial}{short_year}{month}{index}',
  'monthly-ticket': '{ticket_type}{short_year}{object_group}{index}/{agency_short_name}',
  'sell-coin-command': 'LBX{index}{month}{short_year}',
  'acceptance-command': 'PNT{index}{month}{short_year}',
  'customer-card-code': '{route_serial}{short_year}{index}/{agency_short_name}',
  'electronic-card-code': '{short_year}{index}/MP',
  'work-shift': '{month}{short_year}{index}/{office_short_name}',
};

/** The template of a name, as parts. @throws where no template has the name, or a part is unknown: both are mistakes in a schema */
export function templateNamed(name: string, templates: Readonly<Record<string, string>> = TEMPLATES): readonly Part[] {
  const written = templates[name];
  if (written === undefined) throw new Error(`No serial template is named "${name}".`);
  return parseTemplate(written);
}

export function parseTemplate(written: string): readonly Part[] {
  return written.split(/(\{[^}]*\})/).flatMap((piece): Part[] => {
    if (piece === '') return [];
    if (!piece.startsWith('{')) return [{ text: piece }];
    const [name = '', width] = piece.slice(1, -1).split(':');
    if (!Object.hasOwn(WIDTHS, name)) throw new Error(`"${name}" is no part of a serial number.`);
    const part = name as PartName;
    return [{ part, width: width === undefined ? WIDTHS[part] : Number(width) }];
  });
}
