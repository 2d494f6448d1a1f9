import { expect, it } from 'vitest';
import { email, textField } from '../field.fixture.ts';
import { namesFirst } from '../names-first.ts';
import { accountName, personIn, withoutTitles } from './people.ts';

it.each([
  ['Jörg Weiß', 'joerg.weiss'],
  ['Nguyễn Thị Đào', 'nguyen.thi.dao'],
  ['Mr. Dominick O’Hara Jr.', 'dominick.o.hara'],
  ['Łukasz Østergård', 'lukasz.ostergard'],
  ['山田太郎', undefined],
])('the account name of a sample person %s has Latin letters and dots: %s', (person, account) => {
  expect(accountName(person)).toBe(account);
});

it('titles such as Dr. are removed from the name of a sample person unless only one word would remain', () => {
  expect(withoutTitles('Mrs. Amya Zemlak DVM')).toBe('Amya Zemlak');
  expect(withoutTitles('Dr. Weiß')).toBe('Dr. Weiß');
});

it("a person's name in a sample row is read from its name fields, preferably from the contact's name", () => {
  const whole = [textField('name'), textField('contact_name')];
  expect(personIn(whole, { name: 'Shop', contact_name: 'An' })).toBe('An');
  expect(personIn([textField('name')], { name: 'Shop' })).toBe('Shop');
  const parts = [textField('first_name'), textField('last_name')];
  expect(personIn(parts, { first_name: 'An', last_name: 'Lê' })).toBe('An Lê');
  expect(personIn(parts, {})).toBeUndefined();
});

it('sample mail addresses and user names are generated after all other fields', () => {
  const fields = [email('mail'), textField('username'), textField('name'), textField('code')];
  expect(namesFirst(fields).map(({ name }) => name)).toEqual(['name', 'code', 'mail', 'username']);
});
