import { type Field, type Model, type Resource, serialOf } from '@tuyen/model';
import { likeExample } from './like-example.ts';
import { type Locale, openLocale } from './locale.ts';
import type { Wording } from './languages/wording.ts';
import {
  type Beside,
  mailAddress,
  type Meaning,
  meaningOfLabel,
  meaningOfName,
  note,
  phoneNumber,
  thing,
} from './meanings.ts';

export interface SampleTexts {
  /**
   * Returns a sample text for a field by the meaning of its name or format, or undefined if neither has a known
   * meaning.
   */
  (field: Field, random: () => number, resource?: Resource, beside?: Beside): string | undefined;
  /** Returns a sample text for a field by the meaning of its label, otherwise some words of the language. */
  otherwise(field: Field, random: () => number, resource?: Resource, beside?: Beside): string | undefined;
  /**
   * Words of the project's language. If undefined, every value that is not a text is the sample value of its field
   * kind.
   */
  readonly wording?: Wording;
}

const KINDS: readonly Field['kind'][] = ['text', 'phone', 'email'];

export async function openTexts({ languages: [language], kinds, identity, region }: Model): Promise<SampleTexts> {
  const locale = await openLocale(language);
  const labels = new WeakMap<Field, Meaning | undefined>();
  const names = new WeakMap<Field, Meaning | undefined>();
  let seededBy: (() => number) | undefined;
  const examples = new Map(kinds.map((kind) => [kind.name, kind.examples]));

  const say = (field: Field, random: () => number, text: () => string): string | undefined => {
    // Seed the text library only if the random source has changed, because seeding takes longer than creating most
    // texts.
    if (random !== seededBy) locale.faker.seed(Math.floor(random() * 0x7fffffff));
    seededBy = random;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const said = text();
      if (fits(field, said)) return said;
    }
    return undefined;
  };

  function patterned(field: Field, random: () => number, resource?: Resource, beside?: Beside): string | undefined {
    const { minLength, maxLength } = field.schema;
    const known = field.examples ?? examples.get(field.format ?? '') ?? [];
    const example = known[Math.floor(random() * known.length)];
    const pattern = patternOf(field);
    const like =
      typeof example === 'string' ? likeExample(example, random, { pattern, minLength, maxLength }) : undefined;
    if (like !== undefined || pattern === undefined) return like;
    const text = meant(field, random, resource, beside);
    return text !== undefined && new RegExp(pattern, 'u').test(text) ? text : undefined;
  }

  const around = (resource: Resource | undefined, beside?: Beside) => {
    const isOffice = resource !== undefined && resource.name === identity.offices?.resource;
    return { resource, beside, isOffice, language, currency: region.currency.code };
  };

  function meant(field: Field, random: () => number, resource?: Resource, beside?: Beside): string | undefined {
    const meaning = meaningByName(field);
    return meaning && say(field, random, () => meaning.text(locale, around(resource, beside)));
  }

  function meaningByName(field: Field): Meaning | undefined {
    if (!names.has(field)) names.set(field, meaningOfName(field));
    return names.get(field);
  }

  const texts = (field: Field, random: () => number, resource?: Resource, beside?: Beside): string | undefined => {
    if (!KINDS.includes(field.kind) || field.coded || field.writeOnly || serialOf(field) !== undefined)
      return undefined;
    if (patternOf(field) !== undefined) return patterned(field, random, resource, beside);
    if ((field.examples ?? []).length > 0 || field.kind === 'phone') return undefined;
    if (field.format !== undefined && field.kind !== 'email') return undefined;
    if (field.kind === 'email') return say(field, random, () => mailAddress(locale, around(resource, beside)));
    return meant(field, random, resource, beside);
  };

  return Object.assign(texts, {
    wording: locale.wording,
    otherwise(field: Field, random: () => number, resource?: Resource, beside?: Beside): string | undefined {
      if (field.kind === 'rich-text') return say(field, random, () => `<p>${note(locale)}</p>`);
      if (field.kind === 'phone' && patternOf(field) === undefined && (field.examples ?? []).length === 0)
        return say(field, random, () => phoneNumber(locale));
      if (field.kind !== 'text' || field.coded || (!field.unique && (field.examples ?? []).length > 0))
        return undefined;
      if (serialOf(field) !== undefined) return say(field, random, () => serial(locale, resource));
      if (patternOf(field) !== undefined || field.format !== undefined) return undefined;
      if (field.writeOnly) return say(field, random, () => locale.faker.string.alphanumeric(SECRET));
      if (!labels.has(field)) labels.set(field, meaningOfLabel(field));
      const meaning = labels.get(field);
      const meant = meaning && say(field, random, () => meaning.text(locale, around(resource, beside)));
      return meant ?? say(field, random, () => (field.multiline ? note(locale) : thing(locale)));
    },
  });
}

const ATTEMPTS = 3;
/** Length of a secret, in characters. */
const SECRET = 24;

function serial({ faker }: Locale, resource: Resource | undefined): string {
  const initials = (resource?.name ?? '').split('-').map((word) => word.charAt(0));
  return initials.join('').toUpperCase() + faker.string.numeric(7);
}

function patternOf(field: Field): string | undefined {
  return 'pattern' in field ? field.pattern : undefined;
}

function fits(field: Field, text: string): boolean {
  const { minLength = 0, maxLength = Infinity } = { ...field.schema, ...(field.kind === 'text' && field) };
  return text.length >= minLength && text.length <= maxLength;
}
