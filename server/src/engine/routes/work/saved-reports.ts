import { accountNameOf } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../domain.ts';
import { byId, done, type Endpoints, nullableTextSchema, problems, textSchema } from '../../endpoint/schema.ts';
import { heldRoles } from '../../identity/index.ts';
import { Problem } from '../../problem.ts';
import { mailsOf, putMail, type ReportMail, removeMail } from '../../reports/saved/mail-rows.ts';
import { MAIL_TIMES, nextMail } from '../../reports/saved/mail-times.ts';
import { putReport, removeReport, REPORT_SHAPES, type SavedReport } from '../../write/system-tables/reports.ts';
import { checkReport, visibleReports } from '../../reports/saved/visible-reports.ts';
import type { ReportParts } from '../../reports/run-report.ts';
import { errorAnswer } from '../../request/refusals/error-answer.ts';
import { newId } from '../../store/new-id.ts';
import { incomingText, refusedField } from '../../write/values/incoming-text.ts';

const MOST = 100;
const LONGEST_NAME = 80;
const LONGEST_QUERY = 8000;

const name = { ...textSchema, minLength: 1, maxLength: LONGEST_NAME } as const;
const query = {
  ...textSchema,
  maxLength: LONGEST_QUERY,
  description: 'Parameters of the report: `by`, `measure` and the filters of the list.',
} as const;
const shape = { enum: [...REPORT_SHAPES] } as const;
const role = {
  ...nullableTextSchema,
  description: 'Id of the role in this office that sees the report, too.',
} as const;
const mail = {
  type: 'object',
  required: ['every', 'hour'],
  additionalProperties: false,
  properties: {
    every: { enum: [...MAIL_TIMES], description: 'Each day, each Monday, or the first day of each month.' },
    hour: { type: 'integer', minimum: 0, maximum: 23, description: 'In the time zone of the project.' },
  },
} as const;
const written = {
  type: 'object',
  description: 'The report.',
  required: ['id'],
  properties: { id: textSchema },
} as const;

/** Registers the saved reports of the caller, and the orders to get them by mail. Only for staff. */
export function savedReportRoutes(app: Endpoints, engine: ReportParts): void {
  const { auth, clock, formats, model, records, text } = engine;
  const { database, reader } = records;
  const own = async (request: FastifyRequest) => {
    const caller = await auth.needsAll(request);
    if (!caller.profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
    return { caller, account: caller.profile.id, profile: caller.profile };
  };
  const visible = async (request: FastifyRequest, id: string) => {
    const who = await own(request);
    const report = (await visibleReports(engine, who.caller)).find((one) => one.id === id);
    if (!report) throw new Problem(404, 'not_found');
    return { ...who, report };
  };
  const ofOwner = async (request: FastifyRequest, id: string) => {
    const found = await visible(request, id);
    if (found.report.owner !== found.account) throw new Problem(403, 'report_of_another');
    return found;
  };
  const checkRole = async (caller: Caller, wanted: string | null | undefined) => {
    if (typeof wanted !== 'string' || !caller.profile) return;
    const held = await heldRoles(model, reader, caller.profile, caller.officeId);
    if (!held.some(({ id }) => id === wanted)) throw new Problem(403, 'role_not_held');
  };
  const nameOf = async (id: string): Promise<string | null> => {
    const user = await reader.get(model.identity.users.resource, id);
    return (user && accountNameOf(model.identity.users, user)) ?? null;
  };
  const problemOf = (caller: Caller, report: SavedReport): string | undefined => {
    try {
      checkReport(engine, caller, report.resource, report.query);
      return undefined;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return String(errorAnswer(error, caller.language, text, model).message);
    }
  };
  const shown = async (caller: Caller, report: SavedReport, mails: readonly ReportMail[]) => {
    const isOwn = report.owner === caller.profile?.id;
    const ordered = mails.find((one) => one.report === report.id);
    const problem = problemOf(caller, report);
    return {
      id: report.id,
      resource: report.resource,
      name: report.name,
      query: report.query,
      shape: report.shape,
      own: isOwn,
      role: isOwn ? report.role : null,
      by: isOwn ? null : await nameOf(report.owner),
      mail: ordered ? { every: ordered.every, hour: ordered.hour } : null,
      ...(problem !== undefined && { problem }),
    };
  };

  const list = {
    operationId: 'listSavedReports',
    tags: ['meta'],
    summary: 'Saved reports of the caller, and those shared with a role that the caller has in this office',
    response: {
      200: {
        description: 'The oldest first.',
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'resource', 'name', 'query', 'shape', 'own', 'role', 'by', 'mail'],
          properties: {
            id: textSchema,
            resource: textSchema,
            name,
            query,
            shape,
            own: { type: 'boolean' },
            role,
            by: { ...nullableTextSchema, description: 'The name of the owner, of a report of somebody else.' },
            mail: { ...mail, type: ['object', 'null'], description: 'When the caller gets it by mail.' },
            problem: {
              ...textSchema,
              description: 'Why the caller cannot open it, such as a field they may not read.',
            },
          },
        },
      },
      ...problems(403),
    },
  } as const;
  app.get('/meta/reports', { schema: list }, async (request) => {
    const { caller, account } = await own(request);
    const mails = await mailsOf(database, account);
    return Promise.all((await visibleReports(engine, caller)).map((report) => shown(caller, report, mails)));
  });

  const saving = {
    operationId: 'saveReport',
    tags: ['meta'],
    summary: 'Save a report',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['resource', 'name', 'query'],
      properties: { resource: { ...textSchema, minLength: 1, maxLength: 100 }, name, query, shape, role },
    },
    response: { 201: written, ...problems(400, 403, 404, 409, 422) },
  } as const;
  app.post('/meta/reports', { schema: saving }, async (request, reply) => {
    const { caller, account } = await own(request);
    const { body } = request;
    const asked = incomingText('query', body.query, 'line', LONGEST_QUERY);
    checkReport(engine, caller, body.resource, asked);
    await checkRole(caller, body.role);
    const others = (await visibleReports(engine, caller)).filter(({ owner }) => owner === account);
    if (others.length >= MOST) throw new Problem(409, 'too_many_reports', { most: MOST });
    const title = incomingText('name', body.name, 'line', LONGEST_NAME);
    assertNewName(others, title);
    const id = newId(clock);
    await database.transaction((connection) =>
      putReport(connection, {
        id,
        resource: body.resource,
        name: title,
        query: asked,
        shape: body.shape ?? 'table',
        owner: account,
        role: body.role ?? null,
        office: caller.officeId,
      }),
    );
    return reply.status(201).send({ id });
  });

  const changing = {
    operationId: 'changeReport',
    tags: ['meta'],
    summary: 'Change a saved report of one’s own',
    params: byId,
    body: { type: 'object', additionalProperties: false, properties: { name, query, shape, role } },
    response: { 200: written, ...problems(400, 403, 404, 422) },
  } as const;
  app.patch('/meta/reports/:id', { schema: changing }, async (request) => {
    const { caller, account, report } = await ofOwner(request, request.params.id);
    const { body } = request;
    const asked = body.query === undefined ? report.query : incomingText('query', body.query, 'line', LONGEST_QUERY);
    if (body.query !== undefined) checkReport(engine, caller, report.resource, asked);
    await checkRole(caller, body.role);
    const title = body.name === undefined ? report.name : incomingText('name', body.name, 'line', LONGEST_NAME);
    const others = (await visibleReports(engine, caller)).filter(
      ({ owner, id }) => owner === account && id !== report.id,
    );
    assertNewName(others, title);
    await database.transaction((connection) =>
      putReport(connection, {
        ...report,
        name: title,
        query: asked,
        shape: body.shape ?? report.shape,
        ...(body.role !== undefined && { role: body.role, office: caller.officeId }),
      }),
    );
    return { id: report.id };
  });

  const deleting = {
    operationId: 'deleteReport',
    tags: ['meta'],
    summary: 'Delete a saved report of one’s own',
    params: byId,
    response: { 204: done, ...problems(403, 404) },
  } as const;
  app.delete('/meta/reports/:id', { schema: deleting }, async (request, reply) => {
    const { report } = await ofOwner(request, request.params.id);
    await database.transaction((connection) => removeReport(connection, report.id));
    return reply.status(204).send();
  });

  const ordering = {
    operationId: 'mailReport',
    tags: ['meta'],
    summary: 'Get a saved report by mail',
    description: 'It is made with the rights that the caller has at that time, and ends with their account.',
    params: byId,
    body: mail,
    response: { 200: written, ...problems(403, 404, 422) },
  } as const;
  app.put('/meta/reports/:id/mail', { schema: ordering }, async (request) => {
    const { caller, account, report } = await visible(request, request.params.id);
    const { every, hour } = request.body;
    const dueAt = nextMail(every, hour, clock.now(), formats.zone);
    const { officeId: office, language } = caller;
    await database.transaction((connection) =>
      putMail(connection, { report: report.id, account, office, every, hour, language, dueAt }),
    );
    return { id: report.id };
  });

  const ending = {
    operationId: 'endReportMail',
    tags: ['meta'],
    summary: 'Stop getting a saved report by mail',
    params: byId,
    response: { 204: done, ...problems(403, 404) },
  } as const;
  app.delete('/meta/reports/:id/mail', { schema: ending }, async (request, reply) => {
    const { account, report } = await visible(request, request.params.id);
    await database.transaction((connection) => removeMail(connection, { report: report.id, account }));
    return reply.status(204).send();
  });
}

function assertNewName(others: readonly SavedReport[], title: string): void {
  if (others.some((one) => one.name === title)) throw refusedField('name', { code: 'duplicate_entry' });
}
