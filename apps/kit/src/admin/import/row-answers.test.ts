import { expect, test } from 'vitest';
import { answersCsv, reasonFor } from './row-answers.ts';

const label = (path: string) => (path === 'plate' ? 'Biển số' : path);
const refused = { line: 3, message: 'Không nhận', fields: { plate: 'Bị trùng', 'stops.0.order': 'Thiếu' } };

test('a reason names its fields as people know them', () => {
  expect(reasonFor(refused, label)).toBe('Biển số: Bị trùng; stops.0.order: Thiếu');
  expect(reasonFor({ ...refused, fields: {} }, label)).toBe('Không nhận');
});

test('every row that was sent has an answer', () => {
  const csv = answersCsv(3, [refused], label, { line: 'Dòng', answer: 'Kết quả', created: 'Đã nhập' });
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Dòng,Kết quả',
    '2,Đã nhập',
    '3,Biển số: Bị trùng; stops.0.order: Thiếu',
    '4,Đã nhập',
  ]);
});
