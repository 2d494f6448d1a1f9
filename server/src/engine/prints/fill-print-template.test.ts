import { expect, it } from 'vitest';
import { fillPrintTemplate } from './fill-print-template.ts';
import type { Filling } from './filling.ts';

const NOTHING = {} as Filling;

it.each([
  ['left', 'left'],
  ['center', 'center'],
  ['right', 'right'],
  ['justify', 'left'],
] as const)('a template paragraph with CSS alignment %s is printed with alignment %s', async (written, printed) => {
  const parts = await fillPrintTemplate(NOTHING, `<p style="text-align: ${written}">Đã trả</p>`);
  expect(parts).toEqual([{ part: 'paragraph', align: printed, runs: [{ text: 'Đã trả' }] }]);
});

const cell = (text: string, heading = false) => ({
  heading,
  parts: text === '' ? [] : [{ part: 'paragraph', align: 'left', runs: [{ text, ...(heading && { bold: true }) }] }],
});

it('a template prints lists, tables, rules and headings, and pads table rows to equally many cells', async () => {
  const parts = await fillPrintTemplate(
    NOTHING,
    `<h2>Phiếu mượn</h2><ul><li>Một</li><li>Hai</li></ul><ol><li>Ba</li></ol><hr>
     <table><thead><tr><th>Sách</th><th>Tập</th></tr></thead><tbody><tr><td>Tắt đèn</td></tr></tbody></table>
     <p>Dòng một<br>dòng <u>hai</u> <s>ba</s></p>`,
  );
  const said = (text: string) => [{ part: 'paragraph', align: 'left', runs: [{ text }] }];
  expect(parts).toEqual([
    { part: 'paragraph', align: 'center', level: 2, runs: [{ text: 'Phiếu mượn' }] },
    { part: 'list', ordered: false, items: [said('Một'), said('Hai')] },
    { part: 'list', ordered: true, items: [said('Ba')] },
    { part: 'rule' },
    {
      part: 'table',
      rows: [
        [cell('Sách', true), cell('Tập', true)],
        [cell('Tắt đèn'), cell('')],
      ],
    },
    {
      part: 'paragraph',
      align: 'left',
      runs: [
        { text: 'Dòng một' },
        { text: '\n' },
        { text: 'dòng ' },
        { text: 'hai', underline: true },
        { text: ' ' },
        { text: 'ba', strike: true },
      ],
    },
  ]);
});

it('a template table without rows is kept as an empty table', async () => {
  expect(await fillPrintTemplate(NOTHING, '<table></table>')).toEqual([{ part: 'table', rows: [] }]);
});

it.each([
  ['data:image/png;base64,AAAA', [{ part: 'image', image: 'data:image/png;base64,AAAA', align: 'center' }]],
  [undefined, []],
])('a logo placeholder prints the office logo as a picture, or nothing without a logo: %s', async (logo, printed) => {
  const filling = { office: { logo } } as unknown as Filling;
  expect(await fillPrintTemplate(filling, '<p>{print.logo}</p>')).toEqual(printed);
});

it('headings of a print template keep their level and are centered by default', async () => {
  const heading = (level: number, align = 'center') => ({
    part: 'paragraph',
    align,
    level,
    runs: [{ text: 'Phiếu' }],
  });
  expect(
    await fillPrintTemplate(NOTHING, '<h1>Phiếu</h1><h6>Phiếu</h6><h3 style="text-align:left">Phiếu</h3>'),
  ).toEqual([heading(1), heading(6), heading(3, 'left')]);
});

it.each([
  ['strong', { bold: true }],
  ['b', { bold: true }],
  ['em', { italic: true }],
  ['i', { italic: true }],
  ['u', { underline: true }],
  ['s', { strike: true }],
  ['del', { strike: true }],
  ['span', {}],
] as const)('the HTML element %s of a print template formats only the words inside it', async (name, style) => {
  expect(await fillPrintTemplate(NOTHING, `<p><${name}>a <b>b</b><br></${name}>c</p>`)).toEqual([
    {
      part: 'paragraph',
      align: 'left',
      runs: [{ ...style, text: 'a ' }, { ...style, bold: true, text: 'b' }, { ...style, text: '\n' }, { text: 'c' }],
    },
  ]);
});

it('printing a template collapses white space in its HTML and omits empty paragraphs', async () => {
  expect(await fillPrintTemplate(NOTHING, '<p>a \n\t b</p><p> </p><p><br></p>c')).toEqual([
    { part: 'paragraph', align: 'left', runs: [{ text: 'a b' }] },
    { part: 'paragraph', align: 'left', runs: [{ text: 'c' }] },
  ]);
});

it('lists and tables inside an item or cell of a template are printed in that item or cell', async () => {
  const said = (text: string) => ({ part: 'paragraph', align: 'left', runs: [{ text }] });
  expect(await fillPrintTemplate(NOTHING, '<ul><li>a<ol><li>b</li></ol></li></ul>')).toEqual([
    { part: 'list', ordered: false, items: [[said('a'), { part: 'list', ordered: true, items: [[said('b')]] }]] },
  ]);
  const inner = { part: 'table', rows: [[{ heading: false, parts: [said('b')] }]] };
  expect(
    await fillPrintTemplate(NOTHING, '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>'),
  ).toEqual([{ part: 'table', rows: [[{ heading: false, parts: [said('a'), inner] }]] }]);
});

it('cells and items of a print template inherit the alignment of their table or list', async () => {
  const said = (text: string, align: string) => [{ part: 'paragraph', align, runs: [{ text }] }];
  const html = `<table style="text-align: right"><tr><td>a</td><td style="text-align: center">b</td></tr></table>
    <ul style="text-align: right"><li>c</li></ul>`;
  expect(await fillPrintTemplate(NOTHING, html)).toEqual([
    {
      part: 'table',
      rows: [
        [
          { heading: false, parts: said('a', 'right') },
          { heading: false, parts: said('b', 'center') },
        ],
      ],
    },
    { part: 'list', ordered: false, items: [said('c', 'right')] },
  ]);
});

it('a print template ignores white space between items, rows and cells, and keeps empty rows', async () => {
  const said = (text: string) => [{ part: 'paragraph', align: 'left', runs: [{ text }] }];
  expect(await fillPrintTemplate(NOTHING, '<ul> <li>a</li> <!-- b --> <li>c</li>\n</ul>')).toEqual([
    { part: 'list', ordered: false, items: [said('a'), said('c')] },
  ]);
  expect(await fillPrintTemplate(NOTHING, '<table> <tr> <td>a</td> </tr> </table>')).toEqual([
    { part: 'table', rows: [[{ heading: false, parts: said('a') }]] },
  ]);
  expect(await fillPrintTemplate(NOTHING, '<table><tr></tr></table>')).toEqual([{ part: 'table', rows: [[]] }]);
});
