import type { Reader, Records, Services, TicketPrice } from '../../contract.ts';
import { nullableTextSchema, Problem, type Row, textSchema } from '@tuyen/server/domain';
import { ageRefusal } from '../../rules/eligibility/group.ts';
import { addMonths, firstOfMonth, localDate, type LocalDate } from '../../rules/time/calendar.ts';
import { filters, type List, type Query } from '../lists.ts';
import { birthDateIn, type PricesOnSale } from '../month-lists.ts';
import { listed, textFor } from '../../rules/localized.ts';
import { byName, publicView } from '../public-view.ts';
import { publicRow } from '../schemas.ts';

type Group = Records['object-groups'];

/** Months after which a ticket that is bought today has begun. */
const LATEST_START = 12;

export const isFor = (price: TicketPrice, group: string): boolean =>
  !price.object_group_id || price.object_group_id === group;

const isSoldTo = (price: TicketPrice, group: Group): boolean =>
  price.card_kind === group.card_kind && isFor(price, group.id);

/**
 * Returns why the age excludes a traveler from a group on every day on which a ticket bought today could begin: from the
 * first of the running month on. The list of months excludes the other days.
 */
function ageExclusion(group: Pick<Group, 'age_from' | 'age_to' | 'card_kind'>, birth: LocalDate, today: LocalDate) {
  // The age of each member counts, and not that of the representative.
  if (group.card_kind === 'GROUP') return undefined;
  const earliest = ageRefusal(group, birth, firstOfMonth(today));
  if (earliest?.code === 'group_to_age') return earliest;
  const latest = ageRefusal(group, birth, addMonths(today, LATEST_START));
  return latest?.code === 'group_from_age' ? latest : undefined;
}

function exclusionProblem(group: Group, birth: LocalDate, today: LocalDate): Problem | undefined {
  const why = ageExclusion(group, birth, today);
  return why && new Problem(409, why.code, { ...why.params, group: { texts: group.name } });
}

async function groupsOnSale(reader: Reader, query: Query, prices: readonly TicketPrice[]): Promise<Group[]> {
  const where = { status: 'ACTIVE' as const, ...filters(query, ['card_kind']) };
  const groups = await reader.find('object-groups', where);
  return groups.filter((group) => prices.some((price) => isSoldTo(price, group)));
}

/**
 * Returns the list `public/object-groups?card_kind&birth_date` of groups with a ticket on sale. A group that the age
 * excludes is refused, and its hint says why; the hint of any other names the documents that it requires.
 */
export function objectGroups({ model, clock, text }: Services, pricesOnSale: PricesOnSale): List {
  return {
    parameters: ['card_kind', 'birth_date'],
    row: publicRow(model, 'object-groups', { hint: textSchema, refused: nullableTextSchema }),
    async rows(reader, query, language) {
      const today = localDate(clock.now());
      const birth = birthDateIn(query);
      const prices = await pricesOnSale(reader, filters(query, ['card_kind']));
      const groups = await groupsOnSale(reader, query, prices);
      return groups
        .map((group): Row => {
          const why = birth === undefined ? undefined : ageExclusion(group, birth, today);
          const documents = (group.documents_required ?? []).map(({ name }) => textFor(name, language));
          return {
            ...publicView(model, 'object-groups', group, language),
            hint: why ? text(language, `groups.refused.${why.code}`, why.params) : documents.join('; '),
            refused: why?.code ?? null,
          };
        })
        .toSorted(byName(language));
    },
    async refusal(reader, query, value) {
      const birth = birthDateIn(query);
      const prices = birth === undefined ? [] : await pricesOnSale(reader, filters(query, ['card_kind']));
      const groups = await groupsOnSale(reader, query, prices);
      const group = groups.find(({ id }) => id === value);
      const today = localDate(clock.now());
      return group && birth !== undefined ? exclusionProblem(group, birth, today) : undefined;
    },
  };
}

/**
 * Returns the list `public/card-kinds?birth_date` of card kinds with a ticket on sale. Its hints name the groups of
 * each kind. A kind is refused if the age excludes the traveler from all its groups.
 */
export function cardKinds({ model, clock, text }: Services, pricesOnSale: PricesOnSale): List {
  const kinds = model.enums.find(({ name }) => name === 'card-kind')?.values ?? [];
  return {
    parameters: ['birth_date'],
    row: {
      type: 'object',
      required: ['card_kind', 'name', 'hint', 'refused'],
      properties: {
        card_kind: { enum: kinds.map(({ value }) => String(value)) },
        name: textSchema,
        hint: textSchema,
        refused: nullableTextSchema,
      },
    },
    async rows(reader, query, language) {
      const today = localDate(clock.now());
      const birth = birthDateIn(query);
      const prices = await pricesOnSale(reader, {});
      const sold = new Set<string | null | undefined>(prices.map(({ card_kind }) => card_kind));
      const groups = await groupsOnSale(reader, {}, prices);
      return kinds
        .filter(({ value }) => sold.has(String(value)))
        .map(({ value, label }): Row => {
          const own = groups.filter(({ card_kind }) => card_kind === value);
          const open = own.filter((group) => birth === undefined || !ageExclusion(group, birth, today));
          const refused = own.length > 0 && open.length === 0 ? 'no_group_for_age' : null;
          return {
            card_kind: value,
            name: label[language] ?? String(value),
            hint: refused ? text(language, `groups.refused.${refused}`) : hintOf(String(value), open, language, text),
            refused,
          };
        });
    },
    async refusal(reader, query, value) {
      const birth = birthDateIn(query);
      const groups = await groupsOnSale(reader, { card_kind: value }, await pricesOnSale(reader, { card_kind: value }));
      const today = localDate(clock.now());
      const [first] = groups;
      return first && birth !== undefined && groups.every((group) => ageExclusion(group, birth, today))
        ? exclusionProblem(first, birth, today)
        : undefined;
    },
  };
}

function hintOf(kind: string, groups: readonly Group[], language: string, text: Services['text']): string {
  if (groups.length === 0) return text(language, 'groups.everyone');
  const fewest = Math.min(...groups.map(({ min_members }) => min_members ?? 2));
  if (kind === 'GROUP') return text(language, 'groups.together', { fewest });
  return text(language, 'groups.for', { names: textFor(listed(groups.map(({ name }) => name)), language) });
}
