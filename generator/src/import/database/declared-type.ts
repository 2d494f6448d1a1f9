import type { Column, ColumnType } from '../tables/table.ts';

export type TypeOf = Pick<Column, 'type' | 'declared' | 'maxLength' | 'precision' | 'scale'>;

const TYPES: readonly (readonly [RegExp, ColumnType])[] = [
  [/^blob sub_type text/u, 'text'],
  [/^(?:bool|tinyint\(1\))/u, 'boolean'],
  [/^(?:timestamp|datetime).*with time zone|^timestamptz/u, 'date-time'],
  [/^(?:timestamp|datetime)/u, 'local-date-time'],
  [/^time(?:tz)?\b/u, 'time'],
  [/^date\b/u, 'date'],
  [
    /^(?:n?var)?char|^n?text|^n?varchar|^n?char|^character|^bpchar|^clob|^citext|^name$|^string|^"char"|^tinytext|^longtext|^mediumtext|^inet|^cidr|^macaddr|^enum/u,
    'text',
  ],
  [/^(?:(?:small|big|tiny|medium)?int(?:eger|2|4|8)?|(?:big|small)?serial|oid|year)\b/u, 'integer'],
  [/^(?:numeric|decimal|number|money|real|double|float)/u, 'decimal'],
  [/^uuid|^uniqueidentifier/u, 'uuid'],
  [/^jsonb?/u, 'json'],
];

/** Reads a type as SQLite and PostgreSQL write it: `NVARCHAR(160)`, `numeric(5,2)`, `text[]`. */
export function typeOf(written: string): TypeOf {
  const declared = written.trim();
  const text = declared.toLowerCase().replaceAll(/\s+/gu, ' ');
  if (text.endsWith('[]')) {
    const item = typeOf(text.slice(0, -2)).type;
    return { type: item === 'text' || item === 'uuid' ? 'text-list' : 'json', declared };
  }
  const type = TYPES.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown';
  const [, first, second] = /\((\d+)(?:\s*,\s*(\d+))?\)/u.exec(text) ?? [];
  if (type === 'text') return { type, declared, ...(first !== undefined && { maxLength: Number(first) }) };
  if (text === 'money') return { type, declared, scale: 2 };
  if (type !== 'decimal' || first === undefined) return { type, declared };
  const scale = Number(second ?? 0);
  return { type: scale === 0 ? 'integer' : 'decimal', declared, precision: Number(first), scale };
}
