import type { Faker } from '@faker-js/faker';
import type { Field, Resource } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import type { Locale } from './locale.ts';
import { accountName, personIn, withoutTitles } from './people.ts';

export interface Beside {
  readonly row: Row;
  readonly fields: readonly Field[];
}

export interface Around {
  readonly resource?: Resource | undefined;
  readonly beside?: Beside | undefined;
  readonly isOffice?: boolean;
  readonly language?: string | undefined;
  readonly currency?: string;
}

export interface Meaning {
  /** Pattern that recognizes a field by its name. Field names are English in every project, so one pattern is enough. */
  readonly name: RegExp;
  readonly label: Readonly<Record<string, RegExp>>;
  readonly text: (locale: Locale, around: Around) => string;
}

const MEANINGS: readonly Meaning[] = [
  {
    name: /^((full|customer|client|employee|member|guest|owner)_?name|(holder|person|contact|author|driver|recipient|receiver|sender|buyer|actor|customer|client|guest|patient|tenant|borrower|reader|passenger)(_name)?)$/u,
    label: {
      en: /\b(full name|contact person|recipient|receiver|sender|holder)\b/u,
      vi: /họ (và )?tên|tên (khách|nhân viên|thành viên)|người (nhận|gửi|liên hệ|đại diện|mua|ký)/u,
    },
    text: ({ person }) => withoutTitles(person()),
  },
  {
    name: /^(first|given)_?name$/u,
    label: { en: /\b(first|given) name\b/u, vi: /^tên gọi$/u },
    text: ({ faker }) => faker.person.firstName(),
  },
  {
    name: /^(last|family|sur)_?name$/u,
    label: { en: /\b(last|family) name\b|\bsurname\b/u, vi: /^họ$/u },
    text: ({ faker }) => faker.person.lastName(),
  },
  {
    name: /^(company|employer|organi[sz]ation|school|workplace|supplier)(_name)?$/u,
    label: {
      en: /\b(company|employer|organi[sz]ation|school|supplier)\b/u,
      vi: /công ty|nhà cung cấp|nơi làm việc|trường học/u,
    },
    text: ({ faker }) => faker.company.name(),
  },
  {
    // The sample of a brand is a family name, because many brands are named after their founders.
    name: /^(brand|make|maker|manufacturer)(_name)?$/u,
    label: { en: /\b(brand|manufacturer)\b/u, vi: /nhãn hiệu|thương hiệu|hãng|nhà sản xuất/u },
    text: ({ faker }) => faker.person.lastName(),
  },
  {
    name: /^(user_?name|login|account(_name)?)$/u,
    label: { en: /\b(username|login)\b/u, vi: /tên đăng nhập|tài khoản/u },
    text: (locale, around) => userName(locale, around),
  },
  {
    name: /(^|_)(address|street)$/u,
    label: { en: /\b(address|street)\b(?! of the (page|site))/u, vi: /địa chỉ(?! (thư|trang|ip|e-?mail))/u },
    text: ({ faker, wording }) =>
      wording.address(faker.helpers.arrayElement(wording.streets), faker.number.int({ min: 1, max: 180 })),
  },
  {
    name: /(^|_)(city|town)$/u,
    label: { en: /\b(city|town)\b/u, vi: /thành phố|thị xã/u },
    text: ({ faker, wording }) => faker.helpers.arrayElement(wording.cities),
  },
  {
    name: /^(job|occupation|position)(_title)?$/u,
    label: { en: /\b(job title|occupation)\b/u, vi: /nghề nghiệp|chức (vụ|danh)/u },
    text: ({ faker, wording }) => faker.helpers.arrayElement(wording.jobs),
  },
  {
    name: /(^|_)(note|notes|description|comment|remark|message|reason|content|body)$/u,
    label: {
      en: /\b(notes?|description|comment|remark|message|reason|contents?)\b/u,
      vi: /ghi chú|mô tả|nội dung|lý do|nhận xét|lời nhắn|bình luận/u,
    },
    text: note,
  },
  {
    name: /(^|_)colou?r$/u,
    label: { en: /\bcolou?r\b/u, de: /farbe/u, fr: /couleur/u, vi: /^màu/u },
    text: ({ faker, wording }) => faker.helpers.arrayElement(wording.colors),
  },
  {
    name: /(^|_)(tags?|keywords?|labels?)$/u,
    label: { en: /\b(tags?|keywords?)\b/u, de: /stichw(ort|örter)|schlagw/u, fr: /mots?-clés?/u, vi: /từ khóa|nhãn/u },
    text: ({ faker, wording }) => faker.helpers.arrayElement(wording.tags),
  },
  {
    name: /(^|_)(title|headline|heading|subject|topic)$/u,
    label: {
      en: /\b(title|headline|heading|subject|topic)\b/u,
      de: /titel|überschrift|betreff|thema/u,
      fr: /titre|objet|sujet/u,
      vi: /tiêu đề|nhan đề|tựa|chủ đề|tên (chương|bài)/u,
    },
    text: title,
  },
  {
    name: /(^|_)(model|variant|edition|series|extras?|features?|options?|amenit(y|ies))$/u,
    label: {},
    text: ({ faker, wording }) => faker.helpers.arrayElement(wording.epithets),
  },
  { name: /(^|_)currency(_code)?$/u, label: {}, text: (_, { currency = 'EUR' }) => currency },
  { name: /^user_?agent$/u, label: {}, text: ({ faker }) => faker.internet.userAgent() },
  {
    name: /(^|_)ips?(_address(es)?)?$/u,
    label: { en: /\bip address\b/u, vi: /địa chỉ ip/u },
    text: ({ faker }) => faker.internet.ip(),
  },
  {
    name: /(^|_)(phone|telephone|mobile|hotline)(_number)?$/u,
    label: { en: /\b(phone|telephone|hotline)\b/u, vi: /điện thoại|tổng đài|đường dây nóng/u },
    text: phoneNumber,
  },
  {
    name: /(^|_)e_?mail$/u,
    label: { en: /\be-?mail\b/u, vi: /e-?mail|thư điện tử/u },
    text: mailAddress,
  },
  {
    name: /(^|_)(code|number)$/u,
    label: { en: /\b(code|number)\b/u, vi: /^(mã|số)\b/u },
    text: ({ faker }) => codeOf(faker),
  },
  {
    name: /^display_?name$/u,
    label: {},
    text: (locale, around) => {
      const name = around.beside?.row['name'];
      return typeof name === 'string' ? name : nameIn(locale, around);
    },
  },
  {
    name: /^name$/u,
    label: { en: /^(display |short )?name\b|\bname$/u, vi: /^tên\b/u },
    text: nameIn,
  },
];

function codeOf(faker: Faker): string {
  return faker.string.alpha({ length: 3, casing: 'upper' }) + faker.string.numeric(4);
}

export function note({ faker, wording }: Locale): string {
  return faker.helpers.arrayElement(wording.notes);
}

export function phoneNumber({ faker, wording }: Locale): string {
  return faker.helpers.arrayElement(wording.phones).replaceAll('#', () => String(faker.number.int({ max: 9 })));
}

export function userName(locale: Locale, { beside }: Around): string {
  const { faker } = locale;
  const name =
    accountName((beside && personIn(beside.fields, beside.row)) ?? locale.person()) ??
    faker.internet.username().toLowerCase();
  return faker.number.int({ max: 5 }) === 0 ? `${name}${faker.number.int({ min: 2, max: 99 })}` : name;
}

export function mailAddress(locale: Locale, around: Around): string {
  const known = around.beside?.row['username'];
  const local = typeof known === 'string' && /^[\w.+-]+$/u.test(known) ? known : userName(locale, around);
  return `${local}@${locale.faker.helpers.arrayElement(MAIL_HOSTS)}`;
}

/** Hosts that are reserved for examples (RFC 2606). */
const MAIL_HOSTS = ['example.com', 'example.net', 'example.org'];

function title({ faker, wording }: Locale): string {
  const text = faker.helpers.arrayElement(wording.titles);
  return faker.number.int({ max: 3 }) === 0 ? `${text}: ${faker.helpers.arrayElement(wording.epithets)}` : text;
}

export function thing({ faker, wording }: Locale): string {
  return `${faker.helpers.arrayElement(wording.things)} ${faker.helpers.arrayElement(wording.epithets)}`;
}

function officeName({ faker, wording }: Locale, label: string): string {
  const city = faker.helpers.arrayElement(wording.cities);
  const isSecond = faker.number.int({ max: 4 }) === 0;
  return wording.office(label, isSecond ? `${city} ${faker.helpers.arrayElement(wording.districts)}` : city).trim();
}

function nameIn(locale: Locale, { resource, beside, isOffice, language = '' }: Around): string {
  const { faker, wording } = locale;
  // The name of a nested object cannot be made from the label of the resource, which names the whole record.
  if (resource && beside && beside.fields !== resource.fields) return thing(locale);
  if (isOffice) return officeName(locale, resource?.label[language] ?? '');
  const has = (name: RegExp) => resource?.fields.some((field) => name.test(field.name)) ?? false;
  if (has(/^(full_?name|first_?name|birth|birthday|born_on|birth_?date|date_of_birth|gender|sex|password)$/u))
    return withoutTitles(locale.person());
  if (has(/^(tax_?(code|number|id)|hotline|organi[sz]ation_type|contract_.*|legal_.*)$/u))
    return locale.faker.company.name();
  if (/^(cities|towns|municipalities)$/u.test(resource?.name ?? '')) return faker.helpers.arrayElement(wording.cities);
  const label = resource?.label[language];
  if (label === undefined) return thing(locale);
  const name = `${label} ${faker.helpers.arrayElement(wording.epithets)}`;
  return faker.number.int({ max: 2 }) === 0 ? `${name} ${faker.helpers.arrayElement(wording.cities)}` : name;
}

/**
 * Returns the meaning of a field by its name. Use it before `meaningOfLabel`, because names are more precise than
 * labels.
 */
export function meaningOfName({ name }: Pick<Field, 'name'>): Meaning | undefined {
  return MEANINGS.find((meaning) => meaning.name.test(name));
}

export function meaningOfLabel({ label }: Pick<Field, 'label'>): Meaning | undefined {
  return MEANINGS.find((meaning) =>
    Object.entries(meaning.label).some(([language, said]) => said.test((label[language] ?? '').toLowerCase())),
  );
}
