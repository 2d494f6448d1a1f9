import {
  type Field,
  meets,
  optionConditions,
  optionDrivers,
  type Resource,
  slugFor,
  textIn,
  type TimelineView,
} from '@tuyen/model';
import type { Caller, Row, Services } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import { mayRead } from '../identity/index.ts';
import type { MessageTexts } from '../messages.ts';
import type { OfficeFormats } from '../office-formats.ts';
import { type FieldError, Problem } from '../problem.ts';
import { compile } from '../query/compile.ts';
import { all, any, anyValueOf, EVERY_RECORD, type Filter } from '../query/query.ts';
import { parseObject } from '../json-object.ts';
import type { View } from '../query/view.ts';
import { fieldTexts } from '../request/refusals/error-answer.ts';
import { readRecords, titleFor } from '../search/found.ts';
import type { HasRecords } from '../store/store.ts';
import { resourceOf } from '../store/resource-of.ts';
import type { AuthorizingWritePath } from '../write/write-path.ts';
import { type Diary, diaryOf } from './diary.ts';
import type { Choice, Wanted } from './propose.ts';
import { type Slot, slotsOf } from './slots.ts';

export interface PlanningParts
  extends Pick<Services, 'auth' | 'model' | 'text' | 'clock'>, HasRecords, Pick<OfficeFormats, 'formats'> {
  readonly texts: MessageTexts;
  readonly views: ReadonlyMap<string, View>;
  readonly write: AuthorizingWritePath;
}

export interface Planned {
  readonly engine: PlanningParts;
  readonly resource: Resource;
  readonly view: TimelineView;
  readonly caller: Caller;
}

/** Maximum number of candidates that are read for a field. */
const MOST_CANDIDATES = 1000;
/** Maximum number of slots that are read for a question. */
const MOST_AROUND = 5000;
const DAY = 86_400_000;

export interface Candidate extends Choice {
  readonly title: string;
  readonly record: Readonly<Row>;
}

export interface CandidateBook {
  readonly field: string;
  readonly candidates: readonly Candidate[];
  /** Whether there are more candidates than are read. */
  readonly more: boolean;
  /** Returns the reason why a rule forbids the candidate for the slot. */
  readonly unfitFor: (candidate: string, slot: Slot) => FieldError | undefined;
}

/** Reads the records of a timeline that the caller may read and that meet a condition. */
export async function readSlots({ engine, resource, view, caller }: Planned, where: Filter): Promise<readonly Slot[]> {
  return slotsOf(view, await readRecords(engine, resource, caller, { where, limit: MOST_AROUND }));
}

export const withIds = (ids: readonly string[]): Filter => anyValueOf('id', ids);

export function between(field: string, start: Date, end: Date): Filter {
  const filters: Filter[] = [
    { field, operator: '$gte', value: start.toISOString() },
    { field, operator: '$lt', value: end.toISOString() },
  ];
  return all(filters) ?? anyValueOf(field, []);
}

/**
 * Reads when the candidates are needed around the slots, in every office: a vehicle is away no matter who sent it.
 */
export async function readDiary(
  { engine, resource, view }: Planned,
  slots: readonly Slot[],
  books: readonly CandidateBook[],
): Promise<Diary> {
  const ids = [...new Set(books.flatMap(({ candidates }) => candidates.map(({ id }) => id)))];
  const needed = any(view.exclusive.map((field) => anyValueOf(field, ids)));
  if (slots.length === 0 || ids.length === 0 || !needed) return diaryOf(view, []);
  const start = Math.min(...slots.map((slot) => slot.start)) - DAY;
  const end = Math.max(...slots.map((slot) => slot.end));
  const table = getOrThrow(engine.records.tables, resource.name);
  const where = all([between(view.from, new Date(start), new Date(end)), needed]);
  const query = { ...EVERY_RECORD, where, limit: MOST_AROUND };
  const { docs } = compile(table, query, { offices: undefined }, engine.records.database.engine);
  const rows = (await engine.records.database.texts(docs.sql, docs.params)).map(parseObject);
  return diaryOf(view, slotsOf(view, rows));
}

/** Reads the candidates of a reference field in order of their names, with the rules that forbid them. */
export async function readCandidates(planned: Planned, name: string, slots: readonly Slot[]): Promise<CandidateBook> {
  const { engine, resource, view, caller } = planned;
  const field = referenceNamed(planned, name);
  const target = resourceOf(engine.model, field.resource);
  const slug = slugFor(target.module, 'list');
  if (!engine.auth.may(caller, slug))
    throw new Problem(403, 'not_permitted', { permission: slug, resource: target.name });
  const where = await engine.write.choosable(caller, { resource: resource.name, field: name, beside: {} });
  const asked = { ...(where && { where }), limit: MOST_CANDIDATES };
  const rows = await readRecords(engine, target, caller, asked);
  const [lane = ''] = view.lanes;
  const order = new Intl.Collator(caller.language, { numeric: true });
  const candidates = rows
    .map((record) => ({
      id: String(record['id']),
      title: titleFor(engine, target, record, caller),
      record,
      home: target.fields.some((one) => one.name === lane) ? record[lane] : undefined,
    }))
    .toSorted((one, other) => order.compare(one.title, other.title) || (one.id < other.id ? -1 : 1));
  const records = slots.map((slot) => slot.record);
  const unfit = await engine.write.unfit(caller, { resource: resource.name, field: name, records, candidates: rows });
  const errors = new Map(unfit.map(({ record, candidate, error }) => [`${candidate} ${record}`, error]));
  const byId = new Map(candidates.map((one) => [one.id, one.record]));
  const unmet = unmetIn(planned, field, target);
  return {
    field: name,
    candidates,
    more: rows.length === MOST_CANDIDATES,
    unfitFor: (id, slot) => unmet(byId.get(id) ?? {}, slot.record) ?? errors.get(`${id} ${slot.id}`),
  };
}

export function wantedOf({ field, candidates, unfitFor }: CandidateBook): Wanted {
  return { field, choices: candidates, refuses: (id, slot) => unfitFor(id, slot) !== undefined };
}

type Reference = Extract<Field, { readonly kind: 'reference' }>;

export function referenceNamed({ resource, view }: Planned, name: string): Reference {
  const field = view.assign.includes(name) ? resource.fields.find((one) => one.name === name) : undefined;
  if (field?.kind !== 'reference') throw new Problem(422, 'validation_failed', {}, { field: { code: 'not_offered' } });
  return field;
}

function unmetIn({ engine, caller }: Planned, field: Reference, target: Resource) {
  const { options = [] } = field;
  const { languages } = engine.model;
  const zone = engine.views.get(target.name)?.zone;
  const today = () => zone?.dayOf(engine.clock.now()) ?? '';
  const read = (beside: Readonly<Row>) => optionConditions(options, beside, today);
  const always = optionDrivers(options).length === 0 ? read({}) : undefined;
  return (candidate: Readonly<Row>, beside: Readonly<Row>): FieldError | undefined => {
    const broken = (always ?? read(beside)).find((condition) => !meets([condition], candidate));
    const asked = broken && target.fields.find((one) => one.name === broken.field);
    if (!asked) return undefined;
    const value = candidate[asked.name];
    const label = textIn(asked.label, caller.language, languages);
    const shown = asked.kind === 'enum' ? { enum: asked.enum, value: String(value) } : String(value ?? '–');
    return { code: 'option_unmet', params: { label, value: shown } };
  };
}

/** Returns the text of why a candidate is not free, naming the other record if the caller may read it. */
export function clashText(planned: Planned, slot: Slot): string {
  const { engine, resource, caller } = planned;
  const zone = getOrThrow(engine.views, resource.name).zone;
  const [from, to] = [slot.start, slot.end].map((at) => zone.timeOf(new Date(at)));
  const readable = resource.scope !== 'office' || mayRead(caller, slot.record);
  const title = readable ? titleFor(engine, resource, slot.record, caller) : '';
  const params = { title, from: from ?? '', to: to ?? '' };
  return reasonText(planned, { code: readable ? 'occupied' : 'occupied_elsewhere', params });
}

export function reasonText({ engine, caller }: Planned, error: FieldError): string {
  return fieldTexts({ reason: error }, caller.language, engine.texts, engine.model)['reason'] ?? '';
}
