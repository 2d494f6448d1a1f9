import { isReported, type Resource, slugFor, textIn } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Caller, Services } from '../../domain.ts';
import { counterName, type Limits } from '../../limits/limits.ts';
import { csvReport, sheetOf, xlsxReport } from '../../reports/report-files.ts';
import { reportRequest } from '../../reports/report-request.ts';
import { reportLines } from '../../reports/saved/report-lines.ts';
import { type ReportParts, runReport } from '../../reports/run-report.ts';
import { queryText } from '../records/answers.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const LIMIT = { requests: 120, seconds: 60 };

/** Registers `GET {resource}/report`: figures over groups of the records that the caller may list. */
export function reportRoute(
  app: FastifyInstance,
  engine: ReportParts & Pick<Services, 'logReading'> & { readonly limits: Limits },
  resource: Resource,
): void {
  if (!isReported(resource)) return;
  app.get(`/${resource.name}/report`, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slugFor(resource.module, 'list'));
    await engine.limits.take([{ name: counterName('report', ...accountOf(caller)), ...LIMIT }]);
    void reply.header('vary', 'Authorization, X-Office-Id, Accept-Language');
    const text = queryText(request);
    const { format } = reportRequest(resource, text);
    const answer = await runReport(engine, resource, caller, text);
    if (format === 'json') return answer;
    const { model, text: say } = engine;
    const formats = await engine.formatsFor(caller.officeId);
    const lines = reportLines({ model, text: say, formats }, resource, answer, caller.language);
    const sheet = sheetOf(lines, answer, say(caller.language, 'report.currency'));
    await engine.logReading(caller, {
      resource: resource.name,
      recordId: '*',
      action: 'export',
      after: { query: text, records: answer.records },
    });
    void reply.headers({
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${resource.name}-report.${format}"`,
    });
    const name = textIn(resource.plural, caller.language, model.languages);
    return reply.send(format === 'csv' ? csvReport(sheet) : Buffer.from(xlsxReport(sheet, name)));
  });
}

function accountOf({ actor }: Caller): readonly string[] {
  if (actor.kind === 'staff') return [actor.kind, actor.userId];
  return actor.kind === 'client' ? [actor.kind, actor.clientId] : [actor.kind];
}
