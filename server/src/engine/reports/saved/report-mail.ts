import { escapedHtml } from '../../mail-templates/html.ts';
import type { ReportLines } from './report-lines.ts';

/** Maximum number of rows in a mail. The page that the mail links to has all. */
export const MAILED_ROWS = 50;

interface MailWords {
  readonly title: string;
  readonly opened: string;
  readonly more: string | undefined;
  readonly ended: string;
}

/** Writes a report as plain text: one line for each row, with the headings before the values. */
export function plainMail({ headings, rows, totals }: ReportLines, words: MailWords): string {
  const line = (cells: readonly string[]) =>
    cells.flatMap((cell, at) => (cell === '' ? [] : [`${headings[at] ?? ''}: ${cell}`])).join(' · ');
  const body = [...rows.slice(0, MAILED_ROWS), ...totals].map(line);
  return [words.title, '', ...body, ...(words.more ? [words.more] : []), '', words.opened, '', words.ended].join('\n');
}

/** Writes a report as a table that mail programs can show. */
export function htmlMail({ headings, groups, rows, totals }: ReportLines, words: MailWords): string {
  const cell = (name: 'td' | 'th', text: string, at: number) =>
    `<${name} style="padding:4px 10px;border-bottom:1px solid #ccc;text-align:${at < groups ? 'left' : 'right'}">${escapedHtml(text)}</${name}>`;
  const row = (name: 'td' | 'th') => (cells: readonly string[]) =>
    `<tr>${cells.map((text, at) => cell(name, text, at)).join('')}</tr>`;
  const paragraph = (text: string) => `<p>${linked(escapedHtml(text))}</p>`;
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head><body style="font-family:sans-serif;font-size:14px">',
    `<h1 style="font-size:18px">${escapedHtml(words.title)}</h1>`,
    '<table style="border-collapse:collapse">',
    row('th')(headings),
    ...rows.slice(0, MAILED_ROWS).map(row('td')),
    ...totals.map(row('th')),
    '</table>',
    ...(words.more ? [paragraph(words.more)] : []),
    paragraph(words.opened),
    paragraph(words.ended),
    '</body></html>',
  ].join('\n');
}

const linked = (html: string) =>
  html.replaceAll(/https?:[^\s<]+/gu, (address) => `<a href="${address}">${address}</a>`);
