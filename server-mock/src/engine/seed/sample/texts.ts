import type { Faker } from '@faker-js/faker';
import type { Field, Model } from '@tuyen/model';

/** A text as people write it in a field of that name, or undefined where its name says nothing. */
export type Texts = (field: Field, random: () => number) => string | undefined;

/** Identifiers are English in every project. */
const MEANINGS: readonly (readonly [name: RegExp, text: (faker: Faker) => string])[] = [
  [
    /^(full_?name|display_?name|holder|person|contact|author|driver|recipient|sender|buyer|owner_name)(_name)?$/u,
    (faker) => faker.person.fullName(),
  ],
  [/^(first|given)_?name$/u, (faker) => faker.person.firstName()],
  [/^(last|family|sur)_?name$/u, (faker) => faker.person.lastName()],
  [/^(company|employer|organi[sz]ation|school|workplace)(_name)?$/u, (faker) => faker.company.name()],
  [/(^|_)(address|street)$/u, (faker) => faker.location.streetAddress()],
  [/(^|_)(city|town)$/u, (faker) => faker.location.city()],
  [/^(job|occupation|position)(_title)?$/u, (faker) => faker.person.jobTitle()],
  [/(^|_)(note|notes|description|comment|remark|message|reason|content|body)$/u, (faker) => faker.lorem.sentence()],
  [/^user_?agent$/u, (faker) => faker.internet.userAgent()],
  [/^(ip|ip_address)$/u, (faker) => faker.internet.ip()],
];

/** In the Model's first language; in English where the library has none in it. */
export async function openTexts({ languages: [language] }: Model): Promise<Texts> {
  const { faker } = await import(`@faker-js/faker/locale/${language}`).catch(() => import('@faker-js/faker/locale/en'));
  return (field, random) => {
    if (field.kind !== 'text' || field.coded || field.pattern !== undefined || field.format !== undefined)
      return undefined;
    if (field.serial !== undefined || (field.examples ?? []).length > 0) return undefined;
    const meaning = MEANINGS.find(([name]) => name.test(field.name));
    if (!meaning) return undefined;
    faker.seed(Math.floor(random() * 0x7fffffff));
    const text = meaning[1](faker);
    const { minLength = 0, maxLength = Infinity } = field;
    return text.length >= minLength && text.length <= maxLength ? text : undefined;
  };
}
