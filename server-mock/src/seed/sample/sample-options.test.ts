import { expect, it } from 'vitest';
import { SampleError, sampleOptions } from './sample-options.ts';

const HERE = { production: false, databaseUrl: undefined };

it('without a list of resources and a number of rows, there are no sample options, even in production', () => {
  expect(sampleOptions(undefined, undefined, { production: true, databaseUrl: 'file:x.db' })).toBeUndefined();
});

it.each([
  [['books'], undefined, { only: ['books'], rows: undefined }],
  [['books, loans', 'authors,'], '7', { only: ['books', 'loans', 'authors'], rows: 7 }],
  [[], '1', { only: [], rows: 1 }],
  [undefined, '1000000', { only: [], rows: 1_000_000 }],
])('the sample options with the resources %j and the number of rows %j are parsed as %j', (only, rows, options) => {
  expect(sampleOptions(only, rows, HERE)).toStrictEqual(options);
  expect(sampleOptions(only, rows, { production: false, databaseUrl: ':memory:' })).toStrictEqual(options);
});

it.each(['0', '1000001', '1.5', '-1', 'many'])('the number of sample rows %s is rejected', (rows) => {
  const refused = new SampleError(`--rows is "${rows}": a whole number from 1 to 1000000 is needed.`);
  expect(() => sampleOptions(undefined, rows, HERE)).toThrow(refused);
});

it('sample options are rejected in production and with a persistent database', () => {
  const read = (production: boolean, databaseUrl?: string) => () =>
    sampleOptions(['books'], undefined, { production, databaseUrl });
  expect(read(true)).toThrow(
    new SampleError('--only and --rows serve sample records, which production has none of. Unset NODE_ENV.'),
  );
  expect(read(false, 'file:x.db')).toThrow(
    new SampleError('--only and --rows serve sample records from memory. Unset DATABASE_URL.'),
  );
});
