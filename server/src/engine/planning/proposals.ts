import { addDays, holds } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import { getOrThrow } from '../get-or-throw.ts';
import type { MailLinkParts } from '../identity/index.ts';
import { type Assignment, assignAll } from './assignments.ts';
import {
  between,
  type CandidateBook,
  clashText,
  type Planned,
  type PlanningParts,
  readCandidates,
  readDiary,
  readSlots,
  reasonText,
  wantedOf,
} from './plan-book.ts';
import { changeable } from './changeable.ts';
import { propose } from './propose.ts';
import { repeat } from './repeat.ts';
import type { Slot } from './slots.ts';

export interface ProposalQuestion {
  readonly day: string;
  /** Day whose assignments are copied. Undefined: free records are chosen instead. */
  readonly copyOf?: string;
  /** Only these records are filled. Undefined: all of the day. */
  readonly ids?: readonly string[];
}

export interface OpenField {
  readonly id: string;
  readonly field: string;
  readonly message: string;
}

export interface Proposals {
  readonly changes: readonly Assignment[];
  readonly open: readonly OpenField[];
}

type Parts = PlanningParts & MailLinkParts;

/**
 * Returns what could be assigned on a day, without writing it. The write path has tried every change, so `changes` has
 * only what it would accept, and `open` says why the rest stays empty.
 */
export async function proposalsFor(
  planned: Planned & { readonly engine: Parts },
  request: FastifyRequest,
  { day, copyOf, ids }: ProposalQuestion,
): Promise<Proposals> {
  const { engine, resource, view, caller } = planned;
  const slots = await changeable(planned, await slotsOn(planned, day), ids);
  const fields = copyOf === undefined ? view.needs : assignedReferences(planned);
  const books = await Promise.all(fields.map((field) => readCandidates(planned, field, slots)));
  const diary = await readDiary(planned, slots, books);
  const wanted = books.map(wantedOf);
  const zone = zoneOf(planned);
  const timeOf = (moment: number) => zone.timeOf(new Date(moment));
  const plan =
    copyOf === undefined
      ? { ...propose(view, slots, wanted, diary), refused: [] }
      : repeat(view, slots, await slotsOn(planned, copyOf), { wanted, diary, timeOf });
  const changes = slots.flatMap(({ id, record }): Assignment[] => {
    const values = plan.values.get(id);
    return values ? [{ id, version: record['version'], values }] : [];
  });
  const tried = await engine.write.dryRun(request, (tx, attempt) =>
    assignAll({ engine, resource, caller, tx, attempt }, changes),
  );
  const refusals = new Map(tried.flatMap((one) => (one.action === 'refuse' ? [[one.id, one.message]] : [])));
  const slotOf = new Map(slots.map((slot) => [slot.id, slot]));
  const say = (id: string, field: string, choice?: string): OpenField => {
    const book = books.find((one) => one.field === field);
    const slot = slotOf.get(id);
    const reason = slot && choice !== undefined && book ? reasonOf(planned, { book, slot, choice, diary }) : '';
    return { id, field, message: reason || reasonText(planned, { code: 'nobody_free' }) };
  };
  const copied = copyOf !== undefined;
  return {
    changes: changes.filter(({ id }) => !refusals.has(id)),
    open: [
      ...changes.flatMap(({ id, values }) => {
        const message = refusals.get(id);
        return message === undefined ? [] : Object.keys(values).map((field) => ({ id, field, message }));
      }),
      ...plan.refused.map(({ id, field, choice }) => say(id, field, choice)),
      ...plan.open
        .filter(({ field }) => !copied || view.needs.includes(field))
        .map(({ id, field }) =>
          copied ? { id, field, message: reasonText(planned, { code: 'nothing_to_copy' }) } : say(id, field),
        ),
    ],
  };
}

interface Refused {
  readonly book: CandidateBook;
  readonly slot: Slot;
  readonly choice: string;
  readonly diary: { clashOf(id: string, slot: Slot): Slot | undefined };
}

function reasonOf(planned: Planned, { book, slot, choice, diary }: Refused): string {
  const title = book.candidates.find(({ id }) => id === choice)?.title;
  if (title === undefined) return reasonText(planned, { code: 'not_offered' });
  const rule = book.unfitFor(choice, slot);
  const clash = diary.clashOf(choice, slot);
  const reason = rule !== undefined ? reasonText(planned, rule) : clash ? clashText(planned, clash) : '';
  return reason && `${title}: ${reason}`;
}

function zoneOf({ engine, resource }: Planned) {
  return getOrThrow(engine.views, resource.name).zone;
}

async function slotsOn(planned: Planned, day: string): Promise<readonly Slot[]> {
  const zone = zoneOf(planned);
  const { from, filter } = planned.view;
  const slots = await readSlots(planned, between(from, zone.momentOf(day), zone.momentOf(addDays(day, 1))));
  return slots.filter(({ record }) => holds(filter, record));
}

function assignedReferences({ resource, view }: Planned): readonly string[] {
  return view.assign.filter((name) => resource.fields.some((one) => one.name === name && one.kind === 'reference'));
}
