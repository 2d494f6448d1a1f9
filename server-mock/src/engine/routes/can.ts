import { type Resource, slugFor } from '@tuyen/model';
import { checkWritableOffice } from '../auth/callers.ts';
import type { Caller, Fixed, Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import { Problem } from '../problem.ts';
import { badQuery } from '../query/bad-query.ts';
import type { Query } from '../query/query.ts';
import { errorAnswer } from '../request/error-answer.ts';

/** What the caller may do with one record: added to it under `can` where `?can=1` asks for it. */
export interface Can {
  /** `edit`, `delete` and the names of transitions. */
  readonly actions: readonly string[];
  /** Why not, of those that the caller has the permission for. */
  readonly refused: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
  /** Fields that the caller's edit can no longer alter, each with the reason. */
  readonly fixed: Readonly<Record<string, string>>;
}

/** Records in one answer that are judged: each asks the database a few questions. */
const MOST = 100;

/** @throws 400 where a list would judge more records than one answer may */
export function checkCanLimit({ can, limit }: Query): void {
  if (can && (limit === undefined || limit > MOST)) throw badQuery('can_needs_limit', { parameter: 'can', most: MOST });
}

/** The records as they are shown, each with its `can`. */
export async function withCan(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  shown: readonly Row[],
  records: readonly Row[],
): Promise<readonly Row[]> {
  const answer: Row[] = [];
  for (const [index, record] of records.entries()) {
    answer.push({ ...shown[index], can: await canOf(engine, resource, caller, record) });
  }
  return answer;
}

async function canOf(engine: Engine, resource: Resource, caller: Caller, record: Row): Promise<Can> {
  const judge = engine.write.judge(caller);
  const actions: string[] = [];
  const refused: Record<string, Can['refused'][string]> = {};
  let fixed: Fixed | undefined;
  const questions: Readonly<Record<string, () => Promise<unknown>>> = {
    ...(resource.actions.includes('edit') && {
      edit: async () => (fixed = await judge.edit(resource, record)),
    }),
    ...(resource.actions.includes('delete') && { delete: () => judge.remove(resource, record) }),
    ...Object.fromEntries(movesOf(resource, record).map((name) => [name, () => judge.move(resource, record, name)])),
  };
  for (const [action, ask] of Object.entries(questions)) {
    if (!engine.auth.may(caller, slugFor(resource.module, action))) continue;
    try {
      if (resource.scope === 'office') checkWritableOffice(caller, record);
      await ask();
      actions.push(action);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { code, message } = errorAnswer(error, caller.language, engine.text, engine.model);
      refused[action] = { code, message: typeof message === 'string' ? message : message.join(' ') };
    }
  }
  return { actions, refused, fixed: reasonsOf(engine, resource, caller, fixed) };
}

function reasonsOf(
  { text, model }: Engine,
  { fields }: Resource,
  { language }: Caller,
  fixed: Fixed | undefined,
): Can['fixed'] {
  if (!fixed) return {};
  const { message } = errorAnswer(new Problem(409, fixed.code), language, text, model);
  const settled = fields.filter(({ name, readOnly, system }) => !readOnly && !system && fixed.includes(name));
  return Object.fromEntries(settled.map(({ name }) => [name, String(message)]));
}

/** Moves that staff make from the state that the record is in. */
function movesOf({ workflow }: Resource, record: Row): readonly string[] {
  if (!workflow) return [];
  const state = String(record[workflow.field]);
  const fitting = workflow.transitions.filter(({ by, from }) => by.includes('staff') && from.includes(state));
  return [...new Set(fitting.map(({ name }) => name))];
}
