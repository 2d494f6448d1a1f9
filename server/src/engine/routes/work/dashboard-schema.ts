import { textSchema } from '../../endpoint/schema.ts';

const number = { type: 'number' } as const;
const boolean = { type: 'boolean' } as const;
const words = { type: 'object', description: 'A text by language.', additionalProperties: textSchema } as const;
const object = <P extends object>(description: string, properties: P) =>
  ({ type: 'object', description, properties, additionalProperties: false }) as const;

const points = {
  type: 'array',
  items: object('A point; `at` is its first day.', { at: textSchema, value: number }),
} as const;
const bars = {
  type: 'array',
  items: object('A bar.', { key: { type: ['string', 'number', 'boolean', 'null'] }, label: textSchema, value: number }),
} as const;
const previous = object('The same part of the day, week or month before.', {
  period: { enum: ['day', 'week', 'month'] },
  value: number,
});

const tile = {
  type: 'object',
  required: ['name', 'kind', 'label', 'wide'],
  additionalProperties: false,
  properties: {
    name: textSchema,
    kind: {
      enum: ['figure', 'trend', 'list', 'todo', 'chart', 'failed'],
      description: '`failed`: it could not be computed; the others are there.',
    },
    label: words,
    help: words,
    wide: boolean,
    list: object('The list that the tile leads to.', {
      resource: textSchema,
      filter: { type: 'object', description: 'By `field||$operator`.', additionalProperties: true },
      tab: { ...textSchema, description: 'A saved tab.' },
    }),
    value: { ...number, description: 'Of a figure.' },
    money: { ...boolean, description: 'Values are amounts of money.' },
    tone: { enum: ['neutral', 'warning', 'danger'] },
    previous,
    by: { enum: ['day', 'week', 'month'], description: 'Of a trend: the period of one point.' },
    points,
    resource: { ...textSchema, description: 'Of a list or a todo: whose records they are.' },
    opens: { enum: ['show', 'edit'], description: 'The page that a record opens.' },
    columns: {
      type: 'array',
      items: object('A column.', {
        name: textSchema,
        label: words,
        kind: textSchema,
        enum: textSchema,
        unit: words,
        currency: { ...textSchema, description: 'Of money: the cell with the currency.' },
      }),
    },
    rows: {
      type: 'array',
      items: object('A record; references by their names.', {
        id: textSchema,
        cells: { type: 'object', additionalProperties: true },
        at: { ...textSchema, description: 'Since when it waits, or until when it is to be done.' },
        late: boolean,
      }),
    },
    total: { ...number, description: 'Of all records, not only those that are sent.' },
    late: { ...number, description: 'How many of all records are late.' },
    means: { enum: ['since', 'due'] },
    group: { ...textSchema, description: 'Of a chart: the field that it counts by.' },
    enum: { ...textSchema, description: 'The enum that labels the keys.' },
    first: { ...number, description: 'How many bars come before the others.' },
    bars,
    others: {
      type: 'array',
      description:
        'The same for amounts of other currencies, where there are any: the values above are of the currency of the current office.',
      items: object('Amounts of one currency.', {
        currency: textSchema,
        value: number,
        previous,
        points,
        total: number,
        bars,
      }),
    },
  },
} as const;

export const DASHBOARD = {
  description: 'The dashboard; `name` is null where none is for the caller.',
  type: 'object',
  required: ['name', 'label', 'tiles'],
  additionalProperties: false,
  properties: {
    name: { type: ['string', 'null'] },
    label: words,
    tiles: { type: 'array', items: tile },
    arranged: { ...boolean, description: 'The caller has arranged the tiles.' },
  },
} as const;

const placed = { name: { ...textSchema, minLength: 1, maxLength: 200 }, wide: boolean, hidden: boolean } as const;

export const LAYOUT_INPUT = {
  type: 'object',
  required: ['tiles'],
  additionalProperties: false,
  properties: {
    tiles: {
      type: 'array',
      maxItems: 100,
      items: { type: 'object', required: ['name', 'hidden'], additionalProperties: false, properties: placed },
    },
  },
} as const;

export const LAYOUT = {
  description: 'All tiles that the caller may see, and the saved tabs that can be added.',
  type: 'object',
  required: ['arranged', 'tiles', 'tabs'],
  additionalProperties: false,
  properties: {
    arranged: boolean,
    tiles: { type: 'array', items: object('A tile.', { ...placed, label: words }) },
    tabs: {
      type: 'array',
      items: object('A saved tab.', { name: textSchema, label: textSchema, resource: textSchema }),
    },
  },
} as const;
