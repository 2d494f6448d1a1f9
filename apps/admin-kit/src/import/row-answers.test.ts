import { expect, test } from 'vitest';
import type { CheckedRow } from './check-rows.ts';
import { answersCsv, detailsFor, positionText, reasonFor, type AnswerWords } from './row-answers.ts';

const words: AnswerWords = {
  line: 'Dòng',
  answer: 'Kết quả',
  details: 'Chi tiết',
  actions: { create: 'Thêm mới', update: 'Thay đổi', none: 'Không đổi', refuse: 'Bị từ chối' },
  imported: 'Đã nhập',
  repeats: (line) => `Trùng dòng ${line}`,
  empty: '(trống)',
  fault: ({ kind }) => kind,
  cell: ({ cells }, path) => (path === 'plate' ? (cells[0] ?? '') : ''),
  label: (path) => (path === 'plate' ? 'Biển số' : path),
  pair: (label, text) => `${label}: ${text}`,
};
const row = (line: number, more: Partial<CheckedRow>): CheckedRow => ({
  action: 'create',
  row: { line, cells: [] },
  ...more,
});

test('an import error message contains the labels of the invalid fields and their values in the file', () => {
  const errors = { plate: 'Bị trùng', 'stops.0.order': 'Thiếu' };
  const { row: file } = row(2, { row: { line: 2, cells: ['30E'] } });
  expect(reasonFor(file, { message: 'Không nhận', errors }, words)).toBe(
    'Biển số “30E”: Bị trùng\nstops.0.order: Thiếu',
  );
  expect(reasonFor(file, { message: 'Không nhận', errors: {} }, words)).toBe('Không nhận');
  const long = { line: 2, cells: ['x'.repeat(100)] };
  expect(reasonFor(long, { errors: { plate: '!' } }, words)).toBe(`Biển số “${'x'.repeat(60)}…”: !`);
});

test('an import error in a list contains the position of the invalid list entry', () => {
  expect(['plate', 'related_ids.1', 'chapters.0.notes.11.text'].map(positionText)).toEqual(['', ' (2)', ' (1, 12)']);
});

test('the import preview shows old and new values for changed rows, and the first cells for new rows', () => {
  const changes = [{ field: 'plate', from: '', to: '30E' }];
  expect(detailsFor(row(2, { action: 'update', changes }), words)).toBe('Biển số: (trống) → 30E');
  const cells = ['30E', '', 'Xe buýt', '40', 'Samco'];
  expect(detailsFor(row(4, { row: { line: 4, cells } }), words)).toBe('30E · Xe buýt · 40');
  expect(detailsFor(row(3, { action: 'refuse', repeats: 2 }), words)).toBe('Trùng dòng 2');
});

test('an import row that repeats an earlier row also lists its other errors', () => {
  const refused = row(3, { action: 'refuse', repeats: 2, message: 'Không nhận', errors: { plate: 'Quá dài' } });
  expect(detailsFor(refused, words)).toBe('Trùng dòng 2\nBiển số: Quá dài');
});

test('an unreadable import row lists all its errors', () => {
  const faults = [{ kind: 'open_quote' }, { kind: 'too_few_cells', cells: 1, columns: 2 }] as const;
  expect(detailsFor(row(2, { action: 'refuse', row: { line: 2, cells: ['A'], faults } }), words)).toBe(
    'open_quote\ntoo_few_cells',
  );
});

test('the import report contains the result of every row, or the expected result of a row that was not sent', () => {
  const checked = [
    row(2, {}),
    row(4, { action: 'refuse', message: 'Không nhận' }),
    row(5, {}),
    row(6, { action: 'none' }),
    row(7, {}),
  ];
  const rejected = [{ line: 5, message: 'no', errors: { plate: '=Bị trùng' } }];
  expect(answersCsv(checked, { processed: 2, rejected }, words).slice(1).split('\r\n')).toEqual([
    'Dòng,Kết quả,Chi tiết',
    '2,Đã nhập: Thêm mới,',
    '4,Bị từ chối,Không nhận',
    '5,Bị từ chối,Biển số: =Bị trùng',
    '6,Không đổi,',
    '7,Thêm mới,',
  ]);
});
