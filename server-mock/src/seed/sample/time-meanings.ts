import type { Field } from '@tuyen/model';

export type When = 'birth' | 'past' | 'future' | 'around';

interface TimeMeaning {
  readonly when: When;
  /** Pattern that recognizes a field by its name. Field names are English in every project, so one pattern is enough. */
  readonly name: RegExp;
  readonly label: Readonly<Record<string, RegExp>>;
}

const MEANINGS: readonly TimeMeaning[] = [
  {
    when: 'birth',
    name: /(^|_)(birth|born|birthday|birthdate|dob)(_|$)/u,
    label: { en: /\b(birth|born|birthday)/u, de: /geburt|geboren/u, fr: /naissance|\bnée?\b/u, vi: /(ngày|năm) sinh/u },
  },
  {
    when: 'future',
    name: /(^|_)(expires?|expiry|expiration|until|due|deadline|next|valid_to|renewal|warranty)(_|$)/u,
    label: {
      en: /\b(expir|until\b|due\b|deadline|valid (to|until)\b)/u,
      de: /(gültig|versichert) bis|ablauf|läuft ab|fällig/u,
      fr: /expir|jusqu|échéance/u,
      vi: /hết hạn|đến hạn|hạn (dùng|sử dụng|trả)/u,
    },
  },
  {
    when: 'past',
    name: /(^|_)(issued?|bought|purchased?|registered|joined|hired|founded|built|opened|signed|received|paid|sold|last|since|made|published|acquired|installed|closed|returned|completed|approved|started|(valid|contract)_from)(_|$)/u,
    label: {
      en: /\b(issued|bought|purchased|registered|joined|hired|founded|built|signed|received|paid|published|since|last)\b/u,
      de: /ausgestellt|gekauft|registriert|eingestellt|gegründet|gebaut|baujahr|unterschrieben|bezahlt|zuletzt|\bseit\b/u,
      fr: /délivré|acheté|inscrit|fondé|signé|reçu|payé|publié|depuis|dernier/u,
      vi: /ngày (cấp|mua|đăng ký|vào làm|thành lập|ký|nhận|xuất bản)|gần nhất|từ khi/u,
    },
  },
];

export function whenOf({ name, label, schema }: Pick<Field, 'name' | 'label' | 'schema'>): When {
  if (schema.format === 'birth-date') return 'birth';
  const labels = Object.entries(label).map(([language, text]) => [language, String(text).toLowerCase()] as const);
  const found =
    MEANINGS.find((meaning) => meaning.name.test(name)) ??
    MEANINGS.find((meaning) => labels.some(([language, text]) => meaning.label[language]?.test(text)));
  return found?.when ?? 'around';
}
