import {
  AGGREGATIONS,
  groupableFields,
  isObject,
  isReported,
  measurableFields,
  MOST_GROUPS,
  MOST_MEASURES,
  MOST_ROWS,
  periodsOf,
  slugFor,
  type Resource,
} from '@tuyen/model';
import { pascal } from '../print/names.ts';
import { answer, problems, schemaRef, type OpenApiJson, type Paths } from './document.ts';
import { exportParameters } from './parameters.ts';
import { englishText } from './schemas.ts';

/** Describes the reports of a resource: figures over groups of records. */
export function reportPaths(resource: Resource): Paths {
  if (!isReported(resource)) return {};
  const { name, module } = resource;
  const groups = groupableFields(resource).flatMap((field) => {
    const periods = periodsOf(field);
    return periods.length === 0 ? [field.name] : periods.map((every) => `${field.name}:${every}`);
  });
  const measures = measurableFields(resource).map((field) => field.name);
  const parameters = [
    repeated(
      'by',
      `At most ${MOST_GROUPS} of: ${groups.join(', ')}. Days begin at midnight in the time zone of the project, weeks on Monday.`,
    ),
    repeated('measure', `At most ${MOST_MEASURES} of: ${measuresText(measures)}. By default the count.`),
    {
      name: 'format',
      in: 'query',
      description: 'As a file: `csv` or `xlsx`. The log then contains the query and the number of records.',
      schema: { type: 'string', enum: ['json', 'csv', 'xlsx'], default: 'json' },
    },
    ...exportParameters(resource).filter((one) => !isObject(one) || one['name'] !== 'sort'),
  ];
  return {
    [`/${name}/report`]: {
      get: {
        tags: [name],
        'x-permission': slugFor(module, 'list'),
        operationId: `summarize${pascal(name)}`,
        summary: `Figures over groups of records: ${englishText(resource.plural)}`,
        description: `Over the records that the list would answer with the same filters; at most ${MOST_ROWS} rows.`,
        parameters,
        responses: { 200: answer('The figures.', schemaRef('ApiReport')), ...problems(400, 401, 403, 422, 429) },
      },
    },
  };
}

function measuresText(fields: readonly string[]): string {
  if (fields.length === 0) return 'count, share';
  return `count, share, and ${AGGREGATIONS.slice(1).join(', ')} with a field, such as sum:${fields[0]} (fields: ${fields.join(', ')})`;
}

function repeated(name: string, description: string): OpenApiJson {
  return { name, in: 'query', description, schema: { type: 'array', items: { type: 'string' } }, explode: true };
}

const text: OpenApiJson = { type: 'string' };
const currency: OpenApiJson = {
  type: ['string', 'null'],
  description: 'ISO 4217. Only if the records state the currency of their amounts; null for those that do not.',
};
const values: OpenApiJson = {
  type: 'array',
  items: { type: ['number', 'null'] },
  description: 'One for each measure. Null without any number. A share is between 0 and 1.',
};

export const REPORT_SCHEMAS: Readonly<Record<string, OpenApiJson>> = {
  ApiReport: {
    type: 'object',
    required: ['by', 'measures', 'rows', 'totals', 'records', 'titles'],
    properties: {
      by: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field'],
          properties: { field: text, every: { enum: ['day', 'week', 'month'] } },
        },
      },
      measures: {
        type: 'array',
        items: { type: 'object', required: ['of'], properties: { of: { enum: [...AGGREGATIONS] }, field: text } },
      },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['keys', 'values'],
          properties: {
            keys: {
              type: 'array',
              items: { type: ['string', 'number', 'boolean', 'null'] },
              description: 'One for each group: a value, the first day of a period, or a month. Null for empty fields.',
            },
            currency,
            values,
          },
        },
      },
      totals: {
        type: 'array',
        items: { type: 'object', required: ['values'], properties: { currency, values } },
        description: 'Over all rows: one entry, or one for each currency.',
      },
      records: { type: 'integer', minimum: 0 },
      titles: {
        type: 'object',
        additionalProperties: { type: 'object', additionalProperties: text },
        description: 'Titles of referenced records by field and id, of those that the caller may see.',
      },
    },
  },
};
