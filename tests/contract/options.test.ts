import { loadProject } from '@tuyen/model/load';
import type { Model } from '@tuyen/model';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { placeName, referencePlaces } from '../support/reference-places.ts';

const WITHOUT_RULE: Readonly<Record<string, string>> = {
  'acceptance-commands create: route_id': 'A route that has ended since is still settled for the trips that ran on it.',
  'acceptance-commands edit: route_id': 'As when it is made.',
  'agency-settlements create: agency_id': 'An agency that has ended still hands in what it owes.',
  'command-transports return: returned_ranges.0.ticket_price_id': 'What was issued can be returned, on sale or not.',
  'monthly-tickets create: object_group_id':
    'It is the group of the card, which keeps it when no new card gets it any more.',
  'webhooks create: record_office_id': 'Events of any office that the owner may read can be chosen.',
  'webhooks edit: record_office_id': 'As when it is made.',
};

const { model } = loadProject(fileURLToPath(new URL('../../', import.meta.url))) as { model: Model };

it('every reference field in a form has a rule for its options or a documented exception', () => {
  const without = referencePlaces(model).filter(({ leaf }) => leaf.options === undefined);
  expect(without.map(placeName).toSorted()).toEqual(Object.keys(WITHOUT_RULE).toSorted());
});
