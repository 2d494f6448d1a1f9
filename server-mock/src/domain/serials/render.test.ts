import { describe, expect, it } from 'vitest';
import { counterOf, dateParts, render } from './render.ts';
import { parseTemplate, templateNamed } from './templates.ts';

const day = dateParts(new Date('2026-06-15T02:00:00.000Z'));
const values = {
  ...day,
  route_serial: '022A',
  node_code: 'N07',
  node_number: '7',
  shift_number: '2',
  ticket_type: 'VT',
  object_group: 'HSSV',
  agency_short_name: 'DLCG',
  office_short_name: 'XNTL',
};

describe('serial numbers', () => {
  it.each([
    ['ticket', '00022A260N07000042'],
    ['command-ticket', '00022A15062600702000042'],
    ['transport-command', '00022A2606000042'],
    ['monthly-ticket', 'VT2600HSSV000042/DLCG'],
    ['sell-coin-command', 'LBX0000420626'],
    ['acceptance-command', 'PNT0000420626'],
    ['customer-card-code', '00022A26000042/DLCG'],
    ['electronic-card-code', '26000042/MP'],
    ['work-shift', '0626000042/XNTL'],
  ])('renders %s as %s', (name, written) => expect(render(templateNamed(name), values, 42)).toBe(written));

  it('never renders two different sets of values alike', () => {
    const parts = parseTemplate('{route_serial}{node_code}{index}');
    const one = render(parts, { route_serial: '1', node_code: '23' }, 1);
    const other = render(parts, { route_serial: '12', node_code: '3' }, 1);
    expect(one).not.toBe(other);
    expect(() => render(parts, { route_serial: '1234567', node_code: '1' }, 1)).toThrow('wider');
  });

  it('counts within one rendering of the other parts, so a new month starts at one', () => {
    const parts = templateNamed('transport-command');
    const july = { ...values, ...dateParts(new Date('2026-07-01T00:00:00.000Z')) };
    expect(counterOf('transport-command', parts, values)).toBe('serial:transport-command:00022A2606#');
    expect(counterOf('transport-command', parts, july)).toBe('serial:transport-command:00022A2607#');
  });

  it('turns the day over at midnight in Hà Nội', () => {
    expect(dateParts(new Date('2026-12-31T17:00:00.000Z'))).toMatchObject({ date: '010127', short_year: '27' });
  });

  it('says which part it does not know', () => {
    expect(() => parseTemplate('{route}')).toThrow('"route" is no part');
    expect(() => templateNamed('invoice')).toThrow('"invoice"');
    expect(() => render(templateNamed('ticket'), day, 1)).toThrow('route_serial');
  });
});
