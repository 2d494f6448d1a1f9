import { describe, expect, it } from 'vitest';
import { followerOf, indexIn, sampleSerial } from './serial-standing.ts';
import { parseSerialTemplate } from './serial-template.ts';

const of = (template: string) => parseSerialTemplate(template).pieces;

describe('Next serial number', () => {
  it.each([
    ['{route_serial}{short_year}{node_code}{index:7}', '00022A260N070000042', '00022A260N070000043', 43],
    ['{route_serial}{short_year}{node_code}{index:7}', '00022A260N079999998', '00022A260N079999999', 9_999_999],
    ['LBX{index}{month}{short_year}', 'LBX0000420626', 'LBX0000430626', 43],
    ['PNT{index}{month}{short_year}', 'PNT0009990626', 'PNT0010000626', 1000],
    [
      '{ticket_type}{short_year}{object_group}{index:7}/{agency_short_name}',
      'VT2600HSSV0000042/DLCG',
      'VT2600HSSV0000043/DLCG',
      43,
    ],
    ['{month}{short_year}{index}/{office_short_name}', '0626000042/XNTL', '0626000043/XNTL', 43],
    ['{short_year}{index:7}/MP', '260000042/MP', '260000043/MP', 43],
    // An index that ends the serial number after a slash has no leading zeros.
    ['{short_year}/{index}', '26/9', '26/10', 10],
  ])('with serial template %s, the number %s is followed by %s', (template, last, next, index) =>
    expect(followerOf(of(template), last)).toEqual({ serial: next, index }),
  );

  it.each([
    ['LBX{index}{month}{short_year}', 'PNT0000420626'],
    ['LBX{index:4}', 'LBX00042'],
    ['LBX{index}', 'LBX00A042'],
    ['{short_year}{index:7}/MP', ''],
  ])('the serial template %s finds no next serial number for the unsuitable number %j', (template, serial) => {
    expect(indexIn(of(template), serial)).toBeUndefined();
    expect(followerOf(of(template), serial)).toBeUndefined();
  });
});

it.each([
  ['{route_serial}{short_year}{node_code}{index:7}', '2026-06-15', '00022A260N070000001'],
  ['{route_serial}{date}{node_number}{shift_number}{index:4}', '2028-02-29', '00022A290228007020001'],
  ['{agency_short_name:2}{index:1}', '2026-06-15', 'CG1'],
])('serial template %s on %s gives the expected sample number', (template, day, sample) =>
  expect(sampleSerial(of(template), day)).toBe(sample),
);
