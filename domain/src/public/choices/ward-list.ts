import { nullableTextSchema, type Row } from '@tuyen/server/domain';
import type { District, Services } from '../../contract.ts';
import { englishUnit } from '../../places/english-unit.ts';
import { wardRequired } from '../../places/required-ward.ts';
import { wardsFound } from '../../places/search.ts';
import { textFor } from '../../rules/localized.ts';
import { textParameter, type List } from '../lists.ts';
import { publicRow } from '../schemas.ts';
import { publicView } from '../public-view.ts';

/** Seconds for which a browser or a proxy may answer a list of places itself. Places change a few times a year. */
export const PLACES_FRESH = 300;

/** Most wards in an answer that no city limits. The largest city has fewer than 200. */
const MOST = 50;

/**
 * Returns the list of the wards and communes of a city. A search also finds former names, and `formerly` then says which
 * one. Without a city, the list has only what a search finds, because no form shows the wards of all provinces at once.
 */
export function wardList({ model, text }: Services): List {
  return {
    parameters: ['q', 'city', 'city_id'],
    fresh: PLACES_FRESH,
    row: publicRow(model, 'districts', { formerly: nullableTextSchema, required: { type: 'boolean' } }),
    async rows(reader, query, language) {
      const q = textParameter(query['q']);
      const cityId = cityIn(query);
      if (cityId === undefined && q === undefined) return [];
      const city = cityId === undefined ? undefined : await reader.get('cities', cityId);
      if (cityId !== undefined && city?.status !== 'ACTIVE') return [];
      const where = { status: 'ACTIVE', ...(cityId !== undefined && { city_id: cityId }) } as const;
      const wards = await reader.find('districts', where);
      const { compare } = new Intl.Collator(language);
      const name = (ward: District): string => textFor(ward.name, language);
      const required = wardRequired(city, wards);
      return wardsFound(wards, q, (one, other) => compare(name(one), name(other)))
        .slice(0, cityId === undefined ? MOST : undefined)
        .map(({ ward, formerly }): Row => {
          const former = formerly !== undefined && language === 'en' ? englishUnit(formerly) : formerly;
          const found = former === undefined ? null : text(language, 'places.formerly', { name: former });
          return { ...publicView(model, 'districts', ward, language), formerly: found, required };
        });
    },
    async offers(reader, query, value) {
      const ward = typeof value === 'string' ? await reader.get('districts', value) : undefined;
      const city = ward && (await reader.get('cities', ward.city_id));
      const asked = cityIn(query);
      return ward?.status === 'ACTIVE' && city?.status === 'ACTIVE' && (asked === undefined || asked === city.id);
    },
  };
}

const cityIn = (query: Readonly<Record<string, unknown>>): string | undefined =>
  textParameter(query['city']) ?? textParameter(query['city_id']);
