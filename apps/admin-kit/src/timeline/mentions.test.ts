import { expect, test } from 'vitest';
import { mentionsOf, typedMention, withMention } from './mentions.ts';

test.each([
  ['@', 1, ''],
  ['Nhờ @La', 7, 'La'],
  ['Nhờ @Lan Anh', 12, 'Lan Anh'],
  ['Nhờ @Lan Anh xem', 16, undefined],
  ['lan@example', 11, undefined],
  ['Nhờ @La xem', 7, 'La'],
  ['Nhờ Lan', 7, undefined],
])('the mention that is typed in %j at %i is %j', (text, caret, name) => {
  expect(typedMention(text, caret)).toBe(name);
});

test('a chosen name replaces what was typed, and the caret stands after it', () => {
  expect(withMention('Nhờ @la xem', 7, 'Lan Anh')).toEqual({ text: 'Nhờ @Lan Anh  xem', caret: 13 });
  expect(withMention('@', 1, 'Lan')).toEqual({ text: '@Lan ', caret: 5 });
});

test('only people whose name is still in the text are mentioned, each once', () => {
  const lan = { id: '1', name: 'Lan' };
  expect(mentionsOf('@Lan xem', [lan, lan, { id: '2', name: 'Minh' }])).toEqual(['1']);
});
