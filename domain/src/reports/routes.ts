import { type Model, type Text, textIn } from '@tuyen/model';
import type { FastifyReply } from 'fastify';
import type { Services } from '../contract.ts';
import { type Endpoints, textSchema } from '@tuyen/server/domain';
import { reports } from './all.ts';
import { asked, type Format, FORMATS, querySchema } from './ask.ts';
import { csvOf, workbookOf } from './download.ts';
import { type Figures, figuresOf } from './figures.ts';
import { reportPathOf, pathOf, type Report } from './report.ts';

const LABEL = { type: 'object', description: 'By language.', additionalProperties: textSchema };

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<Exclude<Format, 'json'>, string>;

const column = {
  type: 'object',
  required: ['name', 'label', 'kind'],
  properties: { name: textSchema, label: LABEL, kind: textSchema, enum: textSchema, total: { const: true } },
};
const cell = { type: ['string', 'number', 'null'] };
const row = { type: 'object', additionalProperties: cell };

const LIST = {
  operationId: 'listReports',
  tags: ['reports'],
  summary: 'Statistics and reports that the caller may read, with their parameters and columns',
  response: {
    200: {
      description: 'The list.',
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'module', 'slug', 'path', 'label', 'columns', 'parameters', 'chart', 'formats'],
        properties: {
          name: textSchema,
          module: { enum: ['statistic', 'report'] },
          slug: textSchema,
          path: { ...textSchema, description: 'Below the base of the API.' },
          label: LABEL,
          columns: { type: 'array', items: column },
          parameters: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'label', 'kind'],
              properties: { name: textSchema, label: LABEL, kind: textSchema, reference: textSchema, enum: textSchema },
            },
          },
          chart: {
            type: 'object',
            required: ['kind', 'x', 'y'],
            properties: { kind: { enum: ['bar', 'line'] }, x: textSchema, y: textSchema, series: textSchema },
          },
          longest_days: { type: 'integer' },
          formats: { type: 'array', items: { enum: FORMATS } },
        },
      },
    },
  },
};

function schemaOf(model: Model, report: Report) {
  const { columns, slug } = report;
  const { module, name } = reportPathOf(report);
  return {
    operationId: `report-${module}-${name}`,
    tags: ['reports'],
    summary: textIn(labelOf(model, report) ?? {}, 'en'),
    'x-permission': slug,
    querystring: querySchema(model, report),
    response: {
      200: {
        description:
          'Rows and their totals. Where amounts have another currency than that of the current office, rows and totals name theirs in `currency`, a column that is added, and `other_totals` has those of each further currency.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['name', 'label', 'from', 'to', 'columns', 'rows', 'totals'],
              properties: {
                name: { const: name },
                label: LABEL,
                from: { type: 'string', format: 'date' },
                to: { type: 'string', format: 'date' },
                columns: { type: 'array', items: column },
                rows: { type: 'array', items: { ...row, required: columns.map((each) => each.name) } },
                totals: row,
                other_totals: { type: 'array', items: row },
              },
            },
          },
          'text/csv': { schema: textSchema },
          [TYPES.xlsx]: { schema: { type: 'string', format: 'binary' } },
        },
      },
    },
  };
}

export function reportRoutes(app: Endpoints, services: Services): void {
  const { model, auth, store, clock } = services;
  const known = reports.filter((report) => labelOf(model, report) !== undefined);

  app.get('/reports', { schema: LIST }, async (request) => {
    const caller = await auth.caller(request);
    return known.filter((report) => auth.may(caller, report.slug)).map((report) => described(model, report));
  });

  for (const report of known) {
    app.get(`/${pathOf(report)}`, { schema: schemaOf(model, report) }, async (request, reply) => {
      const caller = await auth.caller(request);
      const { ask, format } = await asked(report, request.query, { store, caller, now: clock.now() });
      const figures = await figuresOf(report, ask, caller.officeId, services);
      void reply.header('vary', 'Authorization, X-Office-Id, Accept-Language');
      if (format === 'csv') return download(reply, report, ask, format, csvOf(model, figures, ask.language));
      if (format === 'xlsx') {
        const name = textIn(labelOf(model, report) ?? {}, ask.language, model.languages);
        return download(reply, report, ask, format, workbookOf(model, name, figures, ask.language));
      }
      return answer(model, report, ask, figures);
    });
  }
}

function answer(
  model: Model,
  report: Report,
  ask: { readonly from: string; readonly to: string },
  { columns, rows, totals: [totals = {}, ...others] }: Figures,
) {
  return {
    name: reportPathOf(report).name,
    label: labelOf(model, report),
    from: ask.from,
    to: ask.to,
    columns,
    rows,
    totals,
    ...(others.length > 0 && { other_totals: others }),
  };
}

function download(
  reply: FastifyReply,
  report: Report,
  { from, to }: { readonly from: string; readonly to: string },
  format: keyof typeof TYPES,
  body: string | Buffer,
): FastifyReply {
  return reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="${reportPathOf(report).name}_${from}_${to}.${format}"`)
    .send(body);
}

function described(model: Model, report: Report) {
  const { slug, columns, filters, chart, longest } = report;
  return {
    ...reportPathOf(report),
    slug,
    path: pathOf(report),
    label: labelOf(model, report),
    columns,
    parameters: [
      { name: 'from', label: { vi: 'Từ ngày', en: 'From' }, kind: 'date' },
      { name: 'to', label: { vi: 'Đến ngày', en: 'To' }, kind: 'date' },
      { name: 'office', label: { vi: 'Đơn vị', en: 'Office' }, kind: 'reference', reference: 'offices' },
      ...filters.map((filter) => ({ ...filter, kind: 'enum' })),
    ],
    chart,
    longest_days: longest,
    formats: FORMATS,
  };
}

function labelOf(model: Model, report: Report): Text | undefined {
  const { module, name } = reportPathOf(report);
  const actions = model.permissions.modules.find((each) => each.name === module)?.actions;
  return actions?.find((action) => action.name === name)?.label;
}
