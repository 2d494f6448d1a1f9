import {
  holds,
  type Paper,
  type Print,
  type PrintedDocument,
  type Resource,
  resourceNamed,
  slugFor,
  slugOfAction,
} from '@tuyen/model';
import type { FastifyReply } from 'fastify';
import { mayRead } from '../identity/index.ts';
import type { Caller, Row, Services } from '../domain.ts';
import { ATTACHED, type Endpoints, problems, textSchema } from '../endpoint/schema.ts';
import { Problem } from '../problem.ts';
import { json, notFound } from './records/answers.ts';
import { writableRecord } from './records/record-writes.ts';
import { sanitizeRichText } from '../write/values/rich-text.ts';
import { contextOfCaller } from '../write/write-path.ts';
import { isPrinted } from '../prints/allowed.ts';
import { layOut, type PrintRequest } from '../prints/lay-out.ts';
import { pdfOf } from '../prints/pdf/pdf.ts';
import { templateError } from '../templates/check.ts';
import type { PrintParts } from '../prints/parts.ts';

type PrintRouteParts = Pick<Services, 'logReading' | 'write'> & PrintParts;

const MAX_RECORDS = 200;
const MAX_TEMPLATE = 20_000;

interface Format {
  readonly format?: 'json' | 'pdf' | undefined;
  readonly paper?: Paper | undefined;
  readonly language?: string | undefined;
}

export function printRoutes(app: Endpoints, engine: PrintRouteParts): void {
  for (const print of engine.model.prints) {
    const resource = resourceNamed(engine.model, print.resource);
    if (!resource) continue;
    if (print.list) listRoute(app, engine, resource, print);
    else recordRoute(app, engine, resource, print);
    if (print.copies) copyRoute(app, engine, resource, print, print.copies);
    if (print.template) templateRoute(app, engine, resource, print, print.template);
  }
}

function recordRoute(app: Endpoints, engine: PrintRouteParts, resource: Resource, print: Print): void {
  const schema = {
    ...described(print, 'print', `Print of a record: ${nameIn(print)}`),
    ...(print.copies && { description: 'A preview: it is marked as one, and its codes open nothing. POST prints it.' }),
    params: ONE,
    querystring: formatSchema(engine, print),
  };
  app.get<{ Params: { id: string }; Querystring: Format }>(
    `/${resource.name}/:id/prints/${print.name}`,
    { schema },
    async (request, reply) => {
      const caller = await engine.auth.needsAll(request, print.permission, slugFor(resource.module, 'show'));
      const record = await readable(engine, resource, print, caller, request.params.id);
      const { language } = asked(caller, request.query, print);
      const preview = print.copies && { preview: true, mark: engine.text(language, 'print.preview') };
      await log(engine, caller, print, request.params.id, preview ? 'preview' : 'print');
      return answer(engine, caller, request.query, reply, { print, records: [record], ...preview });
    },
  );
}

function listRoute(app: Endpoints, engine: PrintRouteParts, resource: Resource, print: Print): void {
  const format = formatSchema(engine, print);
  const schema = {
    ...described(print, 'printList', `Print of several records: ${nameIn(print)}`),
    querystring: {
      ...format,
      required: ['ids'],
      properties: {
        ...format.properties,
        ids: { ...textSchema, description: `Ids with commas between, at most ${MAX_RECORDS}; printed in this order.` },
      },
    },
  };
  app.get<{ Querystring: Format & { ids: string } }>(
    `/${resource.name}/prints/${print.name}`,
    { schema },
    async (request, reply) => {
      const caller = await engine.auth.needsAll(request, print.permission, slugFor(resource.module, 'show'));
      const ids = [...new Set(request.query.ids.split(',').filter((id) => id !== ''))];
      if (ids.length === 0 || ids.length > MAX_RECORDS)
        throw new Problem(422, 'print_count', { most: MAX_RECORDS, count: ids.length });
      const records: Row[] = [];
      for (const id of ids) records.push(await readable(engine, resource, print, caller, id));
      await engine.logReading(caller, {
        resource: resource.name,
        recordId: '*',
        action: 'print',
        after: { print: print.name, records: ids },
      });
      return answer(engine, caller, request.query, reply, { print, records });
    },
  );
}

function copyRoute(
  app: Endpoints,
  engine: PrintRouteParts,
  resource: Resource,
  print: Print,
  { printed, transition, count }: NonNullable<Print['copies']>,
): void {
  const schema = {
    ...described(print, 'makePrint', `Print a document that exists once: ${nameIn(print)}`),
    description:
      `The first print asks for nothing. Each further one makes the transition \`${transition}\`, whose input is the body, ` +
      'and is marked as a copy with its number.',
    params: ONE,
    querystring: formatSchema(engine, print),
    body: { type: ['object', 'null'], additionalProperties: true },
  };
  app.post<{ Params: { id: string }; Querystring: Format; Body: Row | null }>(
    `/${resource.name}/:id/prints/${print.name}`,
    { schema },
    async (request, reply) => {
      const caller = await engine.auth.needsAll(request, print.permission, slugFor(resource.module, 'show'));
      const { id } = request.params;
      // If a deadline of the record has passed, its effect (such as a new state) is stored in a separate transaction.
      // The effect must remain even if the print is then rejected.
      if (engine.domain.hooks?.[resource.name]?.due)
        await engine.write.transaction({}, (tx) => tx.settle(resource.name, id));
      const record = await engine.write.transaction({ ...contextOfCaller(caller), caller }, async (tx) => {
        const before = await writableRecord(tx, resource, caller, id);
        checkCondition(print, before);
        if (!isPrinted(print, before))
          return tx.internal.update(resource.name, id, { [printed]: engine.clock.now().toISOString() });
        const slug = slugOfAction(resource, transition);
        if (!engine.auth.may(caller, slug)) throw new Problem(403, 'not_permitted', { permission: slug });
        return tx.move(resource.name, id, transition, request.body ?? {});
      });
      await log(engine, caller, print, id, 'print');
      const { language } = asked(caller, request.query, print);
      const number = Number(record[count] ?? 0);
      const params = { number, time: engine.formats.dateTime(engine.clock.now().toISOString()) };
      const mark = number > 0 ? engine.text(language, 'print.copy', params) : undefined;
      return answer(engine, caller, request.query, reply, { print, records: [record], mark });
    },
  );
}

function templateRoute(
  app: Endpoints,
  engine: PrintRouteParts,
  resource: Resource,
  print: Print,
  { resource: holder, field }: NonNullable<Print['template']>,
): void {
  const module = resourceNamed(engine.model, holder)?.module ?? holder;
  const schema = {
    ...described(print, 'previewTemplate', `What a template would print: ${nameIn(print)}`),
    description: `Nothing is stored. Callers can change \`${holder}.${field}\` and read the record.`,
    'x-permission': slugFor(module, 'edit'),
    params: ONE,
    querystring: formatSchema(engine, print),
    body: {
      type: 'object',
      required: ['template'],
      additionalProperties: false,
      properties: { template: { ...textSchema, maxLength: MAX_TEMPLATE } },
    },
  };
  app.post<{ Params: { id: string }; Querystring: Format; Body: { template: string } }>(
    `/${resource.name}/:id/prints/${print.name}/template`,
    { schema },
    async (request, reply) => {
      const caller = await engine.auth.needsAll(request, slugFor(module, 'edit'), slugFor(resource.module, 'show'));
      const record = await readable(engine, resource, print, caller, request.params.id);
      const template = sanitizeRichText(request.body.template);
      const error = templateError(engine.model, print, template);
      if (error) throw new Problem(422, 'validation_failed', {}, { template: error });
      const { language } = asked(caller, request.query, print);
      const mark = engine.text(language, 'print.preview');
      await log(engine, caller, print, request.params.id, 'preview');
      return answer(engine, caller, request.query, reply, { print, records: [record], preview: true, mark, template });
    },
  );
}

const ONE = { type: 'object', required: ['id'], properties: { id: textSchema } } as const;

/** @throws 404 if the caller cannot see the record, 409 if the record does not satisfy the condition of the print */
async function readable(
  engine: PrintRouteParts,
  resource: Resource,
  print: Print,
  caller: Caller,
  id: string,
): Promise<Row> {
  const record = await engine.store.get(resource.name, id);
  if (!record || (resource.scope === 'office' && !mayRead(caller, record))) throw notFound();
  checkCondition(print, record);
  return record;
}

function checkCondition({ when, name }: Print, record: Row): void {
  if (!holds(when, record)) throw new Problem(409, 'print_not_possible', { print: name });
}

function asked(caller: Caller, { format = 'json', paper, language }: Format, { papers }: Print) {
  return { format, paper: paper ?? papers[0] ?? 'A4', language: language ?? caller.language };
}

async function answer(
  engine: PrintRouteParts,
  caller: Caller,
  query: Format,
  reply: FastifyReply,
  request: Omit<PrintRequest, 'language' | 'paper'>,
): Promise<FastifyReply> {
  const { format, paper, language } = asked(caller, query, request.print);
  const document = await layOut(engine, caller, { ...request, language, paper });
  void reply.header('vary', 'Authorization, X-Office-Id, Accept-Language');
  if (format === 'json') return json(reply, JSON.stringify(document));
  return sendPdf(engine, reply, document);
}

async function sendPdf(
  { clock }: PrintRouteParts,
  reply: FastifyReply,
  document: PrintedDocument,
): Promise<FastifyReply> {
  const bytes = await pdfOf(document, clock.now());
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${document.name}.pdf"`)
    .send(bytes);
}

/** @param action `preview` if the document is only shown; a preview does not count as printed */
function log(
  engine: PrintRouteParts,
  caller: Caller,
  { name, resource }: Print,
  recordId: string,
  action: 'print' | 'preview',
): Promise<void> {
  return engine.logReading(caller, { resource, recordId, action, after: { print: name } });
}

function formatSchema({ model }: PrintRouteParts, { papers }: Print) {
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      format: { enum: ['json', 'pdf'], description: '`json`: laid out, to be drawn; `pdf`: a file. Default json.' },
      paper: { enum: papers, description: `Default ${papers[0]}.` },
      language: { enum: model.languages, description: 'Default that of the request.' },
    },
  };
}

function described(print: Print, verb: string, summary: string) {
  return {
    operationId: `${verb}${pascal(print.resource)}${pascal(print.name)}`,
    tags: [print.resource],
    summary,
    'x-permission': print.permission,
    response: {
      200: {
        description: 'The document.',
        headers: ATTACHED,
        content: {
          'application/json': { schema: { type: 'object', additionalProperties: true } },
          'application/pdf': { schema: { type: 'string', format: 'binary' } },
        },
      },
      ...problems(409),
    },
  };
}

const nameIn = ({ label }: Print): string => label['en'] ?? Object.values(label)[0] ?? '';

function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
}
