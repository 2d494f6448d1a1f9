import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import type { Filling } from './filling.ts';

/** A template without placeholders asks nothing of it. */
const NOTHING = {} as Filling;

it.each([
  ['left', 'left'],
  ['center', 'center'],
  ['right', 'right'],
  ['justify', 'left'],
] as const)('a paragraph that is written %s is printed %s', async (written, printed) => {
  const parts = await fillTemplate(NOTHING, `<p style="text-align: ${written}">Đã trả</p>`);
  expect(parts).toMatchObject([{ align: printed }]);
});

const cell = (text: string, heading = false) => ({
  heading,
  parts: text === '' ? [] : [{ part: 'paragraph', align: 'left', runs: [{ text, ...(heading && { bold: true }) }] }],
});

it('lists, tables, rules and headings are printed as they are written, a table with as many cells in each row', async () => {
  const parts = await fillTemplate(
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

it('a table without rows is a table without rows', async () => {
  expect(await fillTemplate(NOTHING, '<table></table>')).toEqual([{ part: 'table', rows: [] }]);
});

it.each([
  ['data:image/png;base64,AAAA', [{ part: 'image', image: 'data:image/png;base64,AAAA', align: 'center' }]],
  [undefined, []],
])('the logo of an office is printed in a paragraph of its own, where it has one: %s', async (logo, printed) => {
  const filling = { office: { logo } } as unknown as Filling;
  expect(await fillTemplate(filling, '<p>{print.logo}</p>')).toEqual(printed);
});
