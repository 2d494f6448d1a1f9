import type { Model } from '@tuyen/model';
import { expect, onTestFinished, test } from 'vitest';
import { libraryModel, openLibrary } from '../testing/library.ts';

test.each([
  [0.1, [0.3, 4.1, 19.9, 64.7], [0.25, 19.99]],
  [0.01, [19.99, 0.07, 1.1], [0.005]],
])('takes decimals that are multiples of %d as people write them, and no others', async (step, good, bad) => {
  const library = await openLibrary({ model: withStep(step) });
  onTestFinished(() => library.app.close());
  const clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  for (const weight of good) {
    const { status, body } = await clerk('POST', 'books', { title: `Weighs ${weight}`, weight });
    expect([weight, status, body['weight']]).toEqual([weight, 201, weight]);
  }
  for (const weight of bad) {
    const { status, body } = await clerk('POST', 'books', { title: `Weighs ${weight}`, weight });
    expect([status, body['message'], body['errors']]).toEqual([
      422,
      [`weight This must be a multiple of ${step}.`],
      { weight: `This must be a multiple of ${step}.` },
    ]);
  }
});

/** The library, whose books are weighed in whole steps. */
function withStep(multipleOf: number): Model {
  const model = structuredClone(libraryModel());
  const weight = model.resources.find(({ name }) => name === 'books')?.schema.properties?.['weight'];
  Object.assign(weight ?? {}, { multipleOf });
  return model;
}
