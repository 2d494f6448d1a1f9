import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { API } from '../api.ts';
import { header } from '../request/header.ts';
import type { Challenges } from '../limits/captcha.ts';
import type { Auth, Caller, Row, RunAttempt, Transaction, Unfit, WriteContext, WritePath } from '../domain.ts';
import { parseObject, objectOrEmpty } from '../json-object.ts';
import { Problem } from '../problem.ts';
import type { ChoiceQuery, Filter } from '../query/query.ts';
import type { Rows } from '../store/rows.ts';
import { choosable } from './authorization/choices.ts';
import { claim, type IdempotencyClaim, finish, recall } from './system-tables/idempotency.ts';
import { type Authorizer, openAuthorizer } from './authorization/authorizer.ts';
import { guardContextOf } from './authorization/guard-context.ts';
import type { WriteParts } from './parts.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { openReferencedRecords } from './references/referenced-records.ts';
import { openTransaction } from './transaction.ts';

export interface WritePathParts extends WriteParts {
  readonly auth: Auth;
  readonly captcha: Challenges;
  readonly log: (error: unknown) => void;
}

const SYSTEM: WriteContext = { actor: { kind: 'system' }, officeId: null, language: '' };

export interface AuthorizingWritePath extends WritePath {
  authorizer(caller: Caller): Authorizer;
  /**
   * Returns a list filter for the records that the caller may choose in a reference field. Returns undefined if the
   * caller may choose all records.
   */
  choosable(caller: Caller, choice: ChoiceQuery): Promise<Filter | undefined>;
  /** Returns which candidates do not suit which records of a timeline, by the rules of the project. */
  unfit(caller: Caller, question: UnfitQuestion): Promise<readonly Unfit[]>;
}

export interface UnfitQuestion {
  readonly resource: string;
  /** Reference field of the records to which a candidate would be assigned. */
  readonly field: string;
  readonly records: readonly Readonly<Row>[];
  readonly candidates: readonly Readonly<Row>[];
}

/** Opens the write path, the only way to change records. Routes, jobs and hooks use it. */
export function openWritePath(parts: WritePathParts): AuthorizingWritePath {
  const language = parts.store.model.languages[0] ?? 'en';

  async function transaction<T>(
    context: Partial<WriteContext>,
    work: (tx: Transaction, attempt: RunAttempt, rows: Rows) => Promise<T>,
  ): Promise<T> {
    const fullContext = { ...SYSTEM, language, ...context };
    let effects: OpenTransaction['effects'] = [];
    const answer = await parts.store.transaction((rows) => {
      const own: OpenTransaction['effects'] = [];
      effects = own;
      const records = openReferencedRecords(rows, parts.store.tables);
      const opened = { rows, records, effects: own, revealed: {} };
      return work(openTransaction(parts, opened, fullContext), (one) => attempt(opened, one), rows);
    });
    for (const effect of effects) {
      try {
        await effect();
      } catch (error) {
        parts.log(error);
      }
    }
    return answer;
  }

  async function contextOf(request: FastifyRequest, own: Partial<WriteContext> = {}) {
    const caller = await parts.auth.caller(request);
    return {
      ...contextOfCaller(caller),
      ...(caller.actor.kind !== 'customer' && !own.actor && { caller }),
      ...own,
    };
  }

  return {
    transaction,
    authorizer(caller) {
      return openAuthorizer(parts, parts.store.reader, { ...contextOfCaller(caller), caller });
    },
    choosable(caller, choice) {
      return choosable(parts, parts.store.reader, { ...contextOfCaller(caller), caller }, choice);
    },
    async unfit(caller, { resource, field, records, candidates }) {
      const context = guardContextOf(parts, parts.store.reader, { ...contextOfCaller(caller), caller });
      return (await parts.domain.hooks?.[resource]?.unfit?.[field]?.(records, candidates, context)) ?? [];
    },
    async dryRun<T>(request: FastifyRequest, work: (tx: Transaction, attempt: RunAttempt) => Promise<T>) {
      const context = await contextOf(request);
      const rolledBack = new RolledBack();
      let answer = (): T => {
        throw rolledBack;
      };
      try {
        await transaction(context, async (tx, attempting) => {
          const found = await work(tx, attempting);
          answer = () => found;
          throw rolledBack;
        });
      } catch (error) {
        if (error !== rolledBack) throw error;
      }
      return answer();
    },
    async handleWrite(request, reply, work, options = {}) {
      const { created } = options;
      const context = await contextOf(request, options.context);
      const mine = claimOf(request, options.scope, context);
      const known = mine && (await recall(parts.store.database, mine));
      if (known) return replay(reply, known, created);
      const captcha = options.captcha ? await parts.captcha.verify(request) : undefined;
      const answer = await transaction(context, async (tx, attempting, rows) => {
        if (mine && !(await claim(rows.connection, mine, parts.clock.now()))) {
          // Another request with the same idempotency key has come first. On PostgreSQL, that request is committed by
          // now, so its response can be returned.
          const first = await recall(rows.connection, mine);
          if (first) return first;
        }
        if (captcha !== undefined) await parts.captcha.spend(rows.connection, captcha);
        const { status = 200, body, once } = await work(tx, attempting);
        const text = JSON.stringify(body ?? null);
        if (mine) await finish(rows.connection, mine, status, text);
        return {
          status,
          text: once && Object.keys(once).length > 0 ? JSON.stringify({ ...objectOrEmpty(body), ...once }) : text,
          replayed: false,
        };
      });
      return answer.replayed ? replay(reply, answer, created) : send(reply, answer, created);
    },
  };
}

export function contextOfCaller({ actor, officeId, language, clientKind, session }: Caller): WriteContext {
  return { actor, officeId, language, clientKind, session };
}

/** Error that a dry run throws at its end, so that its transaction rolls back. */
class RolledBack extends Error {
  override readonly name = 'RolledBack';
}

/** Runs work behind a savepoint. On an error, nothing of the work remains: no row, no effect, no cached read, no lock. */
async function attempt<T>({ rows, records, effects }: OpenTransaction, work: () => Promise<T>): Promise<T> {
  const { connection } = rows;
  const kept = effects.length;
  await connection.run('SAVEPOINT attempt');
  try {
    const answer = await work();
    await connection.run('RELEASE SAVEPOINT attempt');
    return answer;
  } catch (error) {
    await connection.run('ROLLBACK TO SAVEPOINT attempt');
    await connection.run('RELEASE SAVEPOINT attempt');
    rows.forget();
    records.forgetAll();
    effects.length = kept;
    throw error;
  }
}

function claimOf(
  request: FastifyRequest,
  scope: string | undefined,
  context: WriteContext,
): IdempotencyClaim | undefined {
  const key = header(request, 'idempotency-key');
  if (key === undefined) return undefined;
  if (key.length > 200) throw new Problem(400, 'invalid_idempotency_key');
  const where = scope ?? `${request.method} ${request.url.split('?')[0]}`;
  return { scope: `${where} ${whoIs(context)}`, key, bodyHash: hash(request.body) };
}

function whoIs({ actor }: WriteContext): string {
  if (actor.kind === 'staff') return actor.userId;
  return actor.kind === 'client' ? actor.clientId : actor.kind;
}

function hash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');
}

interface Sent {
  readonly status: number;
  readonly text: string;
}

type Created = ((body: Row) => string) | undefined;

function replay(reply: FastifyReply, answer: Sent, created: Created): FastifyReply {
  return send(reply.header('idempotent-replayed', 'true'), answer, created);
}

function send(reply: FastifyReply, { status, text }: Sent, created: Created): FastifyReply {
  if (created && status === 201) void reply.header('location', `${API}${created(parseObject(text))}`);
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(text);
}
