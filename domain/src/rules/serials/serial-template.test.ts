import { describe, expect, it } from 'vitest';
import {
  dayParts,
  lastIndex,
  parseSerialTemplate,
  renderSerial,
  restartOf,
  SerialError,
  serialLength,
  seriesOf,
  type SerialValues,
} from './serial-template.ts';

const values: SerialValues = {
  ...dayParts('2026-06-15'),
  route_serial: '022A',
  node_code: 'N07',
  node_number: '7',
  shift_number: '2',
  ticket_type: 'VT',
  object_group: 'HSSV',
  agency_short_name: 'DLCG',
  office_short_name: 'XNTL',
};

describe('The nine standard serial templates', () => {
  it.each([
    ['{route_serial}{short_year}{node_code}{index:7}', '00022A260N070000042', 19, 'YEARLY'],
    ['{route_serial}{date}{node_number}{shift_number}{index:4}', '00022A150626007020042', 21, 'DAILY'],
    ['{route_serial}{short_year}{month}{index}', '00022A2606000042', 16, 'MONTHLY'],
    ['{ticket_type}{short_year}{object_group}{index:7}/{agency_short_name}', 'VT2600HSSV0000042/DLCG', 28, 'YEARLY'],
    ['LBX{index}{month}{short_year}', 'LBX0000420626', 13, 'MONTHLY'],
    ['PNT{index}{month}{short_year}', 'PNT0000420626', 13, 'MONTHLY'],
    ['{route_serial}{short_year}{index}/{agency_short_name}', '00022A26000042/DLCG', 25, 'YEARLY'],
    ['{short_year}{index:7}/MP', '260000042/MP', 12, 'YEARLY'],
    ['{month}{short_year}{index}/{office_short_name}', '0626000042/XNTL', 21, 'MONTHLY'],
  ])(
    'serial template %s renders %s, has at most %d characters and restarts its numbers %s',
    (template, serial, length, restart) => {
      const { pieces, problems } = parseSerialTemplate(template);
      expect(problems).toEqual([]);
      expect(renderSerial(pieces, values, 42)).toBe(serial);
      expect(serialLength(pieces)).toBe(length);
      expect(restartOf(pieces)).toBe(restart);
    },
  );
});

it.each([
  ['{route}{index}', [{ code: 'unknown_part', at: 0, found: 'route' }]],
  ['{}{index}', [{ code: 'unknown_part', at: 0, found: '' }]],
  ['{toString}{index}', [{ code: 'unknown_part', at: 0, found: 'toString' }]],
  ['{day:0}{index}', [{ code: 'bad_width', at: 0, found: 'day:0' }]],
  ['{day:41}{index}', [{ code: 'bad_width', at: 0, found: 'day:41' }]],
  ['{day:2:2}{index}', [{ code: 'bad_width', at: 0, found: 'day:2:2' }]],
  [
    '{index',
    [
      { code: 'open_brace', at: 0, found: '{' },
      { code: 'bad_text', at: 1, found: 'index' },
      { code: 'no_index', at: 6, found: '' },
    ],
  ],
  ['LBX}{index}', [{ code: 'open_brace', at: 3, found: '}' }]],
  ['vé{index}', [{ code: 'bad_text', at: 0, found: 'vé' }]],
  ['MP{short_year}', [{ code: 'no_index', at: 14, found: '' }]],
  ['', [{ code: 'no_index', at: 0, found: '' }]],
  ['{index}/{index:3}', [{ code: 'second_index', at: 8, found: 'index' }]],
  [
    '{x}{day:99}{index}',
    [
      { code: 'unknown_part', at: 0, found: 'x' },
      { code: 'bad_width', at: 3, found: 'day:99' },
    ],
  ],
])('every problem of the serial template %j is reported', (template, problems) =>
  expect(parseSerialTemplate(template).problems).toEqual(problems),
);

describe('Values inserted into a serial template', () => {
  const render = (template: string, more: SerialValues, index = 1): string =>
    renderSerial(parseSerialTemplate(template).pieces, more, index);

  it.each<[string, SerialValues, number, SerialError['why']]>([
    ['{route_serial}{index}', {}, 1, 'missing'],
    ['{route_serial}{index}', { route_serial: '' }, 1, 'missing'],
    ['{route_serial}{index}', { route_serial: 'ABCDEFG' }, 1, 'too_wide'],
    ['{index:4}', {}, 10_000, 'too_wide'],
    ['{index}/{office_short_name}', { office_short_name: 'A/B' }, 1, 'bad_character'],
    ['{index}/{office_short_name}', { office_short_name: 'ĐLMĐ' }, 1, 'bad_character'],
    ['{route_serial}{index}', { route_serial: '22a' }, 1, 'bad_character'],
    ['{index}/{office_short_name}', { office_short_name: 'ABCDEFGHIJK' }, 1, 'too_wide'],
  ])(
    'rendering the serial template %s with the values %j and the index %d fails with %s',
    (template, more, index, why) => {
      expect(() => render(template, more, index)).toThrow(expect.objectContaining({ why }));
    },
  );

  it('the index of a serial template can count up to the last number that fits its width', () => {
    const { pieces } = parseSerialTemplate('LBX{index:4}');
    expect(lastIndex(pieces)).toBe(9_999);
    expect(renderSerial(pieces, {}, 9_999)).toBe('LBX9999');
  });

  it.each([
    ['2026-12-31', '311226'],
    ['2027-01-01', '010127'],
    ['2028-02-29', '290228'],
    ['2100-01-01', '010100'],
  ])('a serial template writes the day %s as %s', (day, date) => expect(dayParts(day).date).toBe(date));
});

describe('Number series of a serial template', () => {
  const { pieces } = parseSerialTemplate('{route_serial}{short_year}{month}{index}');
  const on = (day: string, route: string): string => seriesOf(pieces, { ...dayParts(day), route_serial: route });

  it('a serial template with route, year and month starts a new number series only for another route, year or month', () => {
    expect(on('2026-06-01', '022A')).toBe('00022A2606#');
    expect(on('2026-06-30', '022A')).toBe('00022A2606#');
    expect(on('2026-07-01', '022A')).not.toBe(on('2026-06-30', '022A'));
    expect(on('2027-06-01', '022A')).not.toBe(on('2026-06-01', '022A'));
    expect(on('2026-06-01', '00E1')).not.toBe(on('2026-06-01', '022A'));
  });

  it('template values such as 22A and 022A, which are equal after zero-padding, share a number series', () => {
    expect(on('2026-06-01', '22A')).toBe(on('2026-06-01', '022A'));
  });

  it.each([
    '{route_serial:3}{node_code:2}{index:2}',
    '{route_serial:3}{index:2}/{agency_short_name:3}',
    '{index:2}{node_number:2}{shift_number:2}',
  ])('the serial template %s never renders the same number in two series', (template) => {
    const parsed = parseSerialTemplate(template).pieces;
    const some = ['1', '11', '12', 'A', 'A1'];
    const owners = new Map<string, string>();
    for (const one of some) {
      for (const other of some) {
        for (const index of [1, 2, 11, 12, 21]) {
          const given = {
            route_serial: one,
            node_number: one,
            node_code: other,
            shift_number: other,
            agency_short_name: other,
          };
          const owner = `${seriesOf(parsed, given)} ${index}`;
          const serial = renderSerial(parsed, given, index);
          expect(owners.get(serial) ?? owner).toBe(owner);
          owners.set(serial, owner);
        }
      }
    }
  });
});
