import type { Faker } from '@faker-js/faker';
import { openWording, type Wording } from './languages/wording.ts';

/**
 * Sample texts in one language only. The library `faker` itself would use English where it has no data for the
 * language.
 */
export interface Locale {
  readonly faker: Faker;
  address(): string;
  job(): string;
  /** Family name and given name, in the order of the language. */
  person(): string;
  sentence(): string;
  words(): string;
  readonly wording: Wording;
}

/** Languages that put the family name first. The library `faker` does not support this order in all of them. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['hu', 'ja', 'ko', 'vi', 'zh']);

export async function openLocale(language: string | undefined): Promise<Locale> {
  const { faker: english }: { faker: Faker } = await import('@faker-js/faker/locale/en');
  const { faker }: { faker: Faker } = await import(`@faker-js/faker/locale/${language}`).catch(() => ({
    faker: english,
  }));
  const has = (group: string, part: string) =>
    faker === english || partOf(faker, group, part) !== partOf(english, group, part);
  const hasStreets = ['street_name', 'street_suffix', 'street_prefix'].some((part) => has('location', part));
  const knowsWords = has('word', 'noun');

  const words = () =>
    knowsWords ? `${faker.word.adjective()} ${faker.word.noun()}` : faker.lorem.words({ min: 2, max: 3 });
  const wording = await openWording(language);
  return {
    faker,
    wording,
    address: () =>
      hasStreets
        ? faker.location.streetAddress()
        : // Without sample street names, use the name of a person. Most languages name streets after people.
          `${faker.number.int({ min: 1, max: 300 })} ${faker.person.lastName()} ${faker.person.firstName()}`,
    person: () =>
      FAMILY_FIRST.has(language ?? '')
        ? `${faker.person.lastName()} ${faker.person.firstName()}`
        : faker.person.fullName(),
    job: () => (has('person', 'job_type') ? faker.person.jobTitle() : capitalized(words())),
    sentence: () =>
      knowsWords ? `${capitalized(faker.word.words({ count: { min: 4, max: 8 } }))}.` : faker.lorem.sentence(),
    words: () => capitalized(words()),
  };
}

function partOf({ rawDefinitions }: Faker, group: string, part: string): unknown {
  return rawDefinitions[group]?.[part];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
