import type { Resource } from '@tuyen/model';
import type { Caller, Row, RunAttempt, Transaction } from '../domain.ts';
import type { MailLinkParts } from '../identity/index.ts';
import type { MessageTexts } from '../messages.ts';
import { Problem } from '../problem.ts';
import { asProblem, errorAnswer } from '../request/refusals/error-answer.ts';
import { changeInvited, writableRecord } from '../routes/records/record-writes.ts';

export interface Assignment {
  readonly id: string;
  /** Version that the caller has read. Another version in the database refuses the assignment. */
  readonly version?: unknown;
  readonly values: Readonly<Row>;
}

export type Assigned =
  | { readonly id: string; readonly action: 'update' | 'none'; readonly version: number; readonly before: Row }
  | {
      readonly id: string;
      readonly action: 'refuse';
      readonly code: string;
      readonly message: string;
      readonly errors: Readonly<Record<string, string>>;
    };

interface Assigning {
  readonly engine: MailLinkParts & { readonly texts: MessageTexts };
  readonly resource: Resource;
  readonly caller: Caller;
  readonly tx: Transaction;
  readonly attempt: RunAttempt;
}

/**
 * Writes each assignment by itself, so that a refused one does not stop the others. What another assignment of the
 * request still occupies is tried again after that assignment is written.
 * @returns the result of each assignment, in the same order
 */
export async function assignAll(work: Assigning, assignments: readonly Assignment[]): Promise<readonly Assigned[]> {
  // One planner after the other: the second sees what the first has written, and two never wait for each other.
  await work.tx.exclusive(`assignments ${work.resource.name}`);
  const results = new Map<Assignment, Assigned>();
  let waiting = assignments;
  while (waiting.length > 0) {
    for (const assignment of waiting) results.set(assignment, await assignOne(work, assignment));
    const refused = waiting.filter((one) => results.get(one)?.action === 'refuse');
    if (refused.length === waiting.length) break;
    waiting = refused;
  }
  return assignments.flatMap((one) => results.get(one) ?? []);
}

async function assignOne(
  { engine, resource, caller, tx, attempt }: Assigning,
  { id, version, values }: Assignment,
): Promise<Assigned> {
  try {
    return await attempt(async () => {
      const before = await writableRecord(tx, resource, caller, id);
      if (version !== undefined && version !== before['version'])
        throw new Problem(409, 'version_conflict', { version: Number(before['version']) });
      const after = await changeInvited(engine, tx, resource, caller, before, values);
      const former = Object.fromEntries(Object.keys(values).map((field) => [field, before[field] ?? null]));
      const action = after['version'] === before['version'] ? 'none' : 'update';
      return { id, action, version: Number(after['version']), before: former };
    });
  } catch (error) {
    const problem = asProblem(error);
    if (problem.status >= 500) throw error;
    const { code, message, errors = {} } = errorAnswer(problem, caller.language, engine.texts, engine.model);
    return { id, action: 'refuse', code, message: [message].flat().join('; '), errors };
  }
}
