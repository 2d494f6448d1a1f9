import { expect, it } from 'vitest';
import { verifyProduct } from '../support/verify-product.ts';

it('tuyen verify finds no fault in any resource of the product and leaves no data behind', async () => {
  const checked = await verifyProduct('--write');
  expect(checked).toMatchObject({ code: 0, error: '', differences: [], left: {} });
  expect(checked.resources).toBeGreaterThan(40);
});

it("tuyen verify finds no fault in the product's transitions", async () => {
  const { code, error, differences } = await verifyProduct('--write', '--transitions', '--rows', '10');
  expect({ code, error, differences }).toEqual({ code: 0, error: '', differences: [] });
});
