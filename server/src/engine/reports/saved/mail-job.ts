import { resourceNamed } from '@tuyen/model';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller, Job, Services } from '../../domain.ts';
import { textOrNull, valueOf } from '../../identity/index.ts';
import type { Identity } from '../../identity/index.ts';
import { Problem } from '../../problem.ts';
import { errorAnswer } from '../../request/refusals/error-answer.ts';
import { Params } from '../../store/database/sql-text.ts';
import { type ReportParts, runReport } from '../run-report.ts';
import { dueMails, type ReportMail, removeMail } from './mail-rows.ts';
import { nextMail } from './mail-times.ts';
import { htmlMail, MAILED_ROWS, plainMail } from './report-mail.ts';
import { reportLines } from './report-lines.ts';
import type { SavedReport } from '../../write/system-tables/reports.ts';
import { visibleReports } from './visible-reports.ts';

export interface ReportMailParts extends ReportParts, Pick<Services, 'origins' | 'write'> {
  readonly identity: Pick<Identity, 'accounts'>;
  readonly log: FastifyBaseLogger;
}

/** Maximum number of mails of one run. The next run sends the rest. */
const MOST = 200;

interface Reader {
  readonly caller: Caller;
  readonly address: string;
}

/**
 * Sends the reports that are due, with the rights that each account has now. The order ends with the account, and when
 * the account no longer sees the report.
 */
export function reportMailJob(engine: ReportMailParts): Job {
  return {
    name: 'report-mails',
    every: 60,
    async run() {
      for (const mail of await dueMails(engine.records.database, engine.clock.now().getTime(), MOST)) {
        try {
          await send(engine, mail);
        } catch (error) {
          engine.log.error(error, `report ${mail.report} could not be sent`);
        }
      }
    },
  };
}

async function send(engine: ReportMailParts, mail: ReportMail): Promise<void> {
  const to = await readerOf(engine, mail);
  const report = to && (await visibleReports(engine, to.caller)).find(({ id }) => id === mail.report);
  if (!to || !report) {
    await engine.records.database.transaction((connection) => removeMail(connection, mail));
    return;
  }
  const content = await contentOf(engine, to, report);
  if (!(await claimed(engine, mail))) return;
  const { office: officeId, language } = mail;
  await engine.write.transaction({ actor: { kind: 'system' }, officeId, language }, async (tx) => {
    await tx.mail({ to: to.address, topic: 'report', officeId, ...content });
  });
}

/** Moves the order to its next time. Returns false if another process has done so: that one sends the mail. */
async function claimed({ records, clock, formats }: ReportMailParts, mail: ReportMail): Promise<boolean> {
  const next = nextMail(mail.every, mail.hour, clock.now(), formats.zone);
  const params = new Params(records.database.engine);
  const set = `"due_at" = ${params.add(next)}`;
  const where = `"id" = ${params.add(`${mail.report}/${mail.account}`)} AND "due_at" = ${params.add(mail.dueAt)}`;
  return (await records.database.run(`UPDATE "_report_mails" SET ${set} WHERE ${where}`, params.values)) === 1;
}

async function readerOf(engine: ReportMailParts, mail: ReportMail): Promise<Reader | undefined> {
  const { users } = engine.model.identity;
  const accounts = await engine.identity.accounts();
  const user = await engine.records.reader.get(users.resource, mail.account);
  const address = user && textOrNull(valueOf(user, users.email));
  if (!user || !accounts.active(user) || !address) return undefined;
  const profile = accounts.profileOf(user);
  const { office: officeId } = mail;
  const isMember = officeId === profile.office_id || profile.offices.some(({ id }) => id === officeId);
  if (!isMember && !profile.is_superuser) return undefined;
  return {
    address,
    caller: {
      actor: { kind: 'staff', userId: profile.id, profile },
      profile,
      officeId,
      readableOffices: officeId === null ? (profile.is_superuser ? undefined : []) : accounts.offices.under(officeId),
      language: mail.language,
      clientKind: undefined,
    },
  };
}

async function contentOf(engine: ReportMailParts, { caller }: Reader, report: SavedReport) {
  const { model, text, origins } = engine;
  const { language } = caller;
  const say = (key: string, params = {}) => text(language, `mail.report.${key}`, params);
  const link = `${origins.admin}/saved-reports/${report.resource}?saved=${report.id}`;
  const subject = say('subject', { name: report.name });
  const opened = say('opened', { link });
  const ended = say('ended', { link: `${origins.admin}/saved-reports` });
  try {
    const resource = resourceNamed(model, report.resource);
    if (!resource) throw new Problem(404, 'not_found');
    const answer = await runReport(engine, resource, caller, report.query);
    const formats = await engine.formatsFor(caller.officeId);
    const lines = reportLines({ model, text, formats }, resource, answer, language);
    const beyond = lines.rows.length - MAILED_ROWS;
    const more = beyond > 0 ? say('more', { count: beyond }) : undefined;
    const words = { title: report.name, opened, more, ended };
    return { subject, text: plainMail(lines, words), html: htmlMail(lines, words) };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const problem = String(errorAnswer(error, language, text, model).message);
    return { subject, text: [say('failed'), problem, '', opened, '', ended].join('\n') };
  }
}
