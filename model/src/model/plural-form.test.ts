import { expect, test } from 'vitest';
import { pluralForm } from './plural-form.ts';

test.each([
  ['day |||| days', 1, 'en', 'day'],
  ['day |||| days', 0, 'en', 'days'],
  ['day |||| days', 1.5, 'en', 'days'],
  ['jour |||| jours', 0, 'fr', 'jour'],
  ['den |||| dny |||| dne |||| dní', 3, 'cs', 'dny'],
  ['den |||| dny |||| dne |||| dní', 5, 'cs', 'dní'],
  // The text has no form for the plural category of this number, so the last form applies.
  ['den |||| dny', 5, 'cs', 'dny'],
  ['ngày', 1, 'vi', 'ngày'],
  ['Vé |||| Các vé', 1, 'vi', 'Vé'],
  ['Vé |||| Các vé', 2, 'vi', 'Các vé'],
  ['day |||| days', undefined, 'en', 'days'],
])('the plural form of "%s" for the count %s in the language %s is "%s"', (text, count, language, form) => {
  expect(pluralForm(text, count, language)).toBe(form);
});
