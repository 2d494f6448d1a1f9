import type { KindCode, Model, ProjectKind } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { validationOf } from '../validation/validation.ts';

const CODES: Readonly<Record<string, KindCode<string | number>>> = {
  // The last digit of a bed number is a check digit: the last digit of the sum of the digits before it.
  bed: {
    check: (bed) => Number(String(bed)[3]) === sum(String(bed).slice(1, 3)) % 10,
    sample: (random) => {
      const start = String(Math.floor(random() * 100)).padStart(2, '0');
      return `B${start}${sum(start) % 10}`;
    },
  },
  floor: { check: (floor) => Number(floor) % 2 === 0 },
  dose: { check: (dose) => Number(dose) !== 0.3 },
  workday: { check: (day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) },
};

function sum(digits: string): number {
  return [...digits].reduce((total, digit) => total + Number(digit), 0);
}

const kind = (base: ProjectKind['base'], examples: readonly unknown[], more: object = {}) => ({
  base,
  code: '../../kinds/code.ts',
  message: { en: `No valid ${base}.` },
  examples,
  ...more,
});

const written = modelOf(
  { users: { resource: 'users' }, offices: { resource: 'offices' } },
  {
    'kinds/bed': kind('text', ['B123', 'B000'], { pattern: '^B[0-9]{3}$', transform: 'upper' }),
    'kinds/floor': kind('integer', [0, 2]),
    'kinds/dose': kind('decimal', [0.5, 1]),
    'kinds/workday': kind('date', ['2026-06-18', '2026-06-19']),
    'resources/offices': resource('offices', { name: labeled('Name', { type: 'string' }) }),
    'resources/users': resource('users', {
      username: labeled('Name', { type: 'string', 'x-unique': true }),
      password: labeled('Password', { type: 'string', 'x-secret': true }),
      is_superuser: labeled('Superuser', { type: 'boolean' }),
    }),
    'resources/wards': resource(
      'wards',
      {
        bed: labeled('Bed', { type: 'string', format: 'bed', 'x-unique': true }),
        floor: labeled('Floor', { type: 'integer', format: 'floor' }),
        dose: labeled('Dose', { type: 'number', format: 'dose' }),
        cleaned_on: labeled('Cleaned on', { type: 'string', format: 'workday' }),
        beds: labeled('Beds', { type: 'array', items: { type: 'string', format: 'bed' } }),
      },
      { seed: 30, schema: { required: ['bed'] } },
    ),
  },
);
const model: Model = { ...written, kinds: written.kinds.map((one) => ({ ...one, ...CODES[one.name] })) };

it('the server does not start if the code of a custom field kind was not loaded', () => {
  expect(() => validationOf(written)).toThrow('The code of the kind "bed" was not loaded');
});

onEachDatabase('Custom field kinds', (databaseUrl) => {
  let library: Library;
  let send: Send;
  beforeAll(async () => {
    library = await openLibrary({ fixtures: undefined, model, domain: {}, databaseUrl: await databaseUrl() });
    send = await library.as('superuser');
  });
  afterAll(() => library.app.close());

  it('the synthetic values of custom field kinds pass their validation code and are unique where required', async () => {
    const rows = await library.engine.store.find('wards');
    expect(new Set(rows.map(({ bed }) => bed)).size).toBe(30);
    const check = validationOf(model);
    const { schema, fields } = model.resources.find(({ name }) => name === 'wards') ?? {};
    for (const { bed, floor, dose, cleaned_on } of rows)
      check.check(schema ?? {}, fields ?? [], { bed, floor, dose, cleaned_on });
  });

  it('values of custom field kinds are stored, compared and sorted like those of their base kinds', async () => {
    for (const floor of [100, 20, 8]) {
      const { status, body } = await send('POST', 'wards', { bed: `b${floor % 7}0${floor % 7}`, floor, dose: 0.1 });
      expect([status, body['floor'], body['dose']]).toEqual([201, floor, 0.1]);
    }
    const { body } = await send('GET', 'wards?filter[0]=floor||$gte||8&filter[1]=dose||$lt||0.2&sort=floor,ASC');
    expect((body as unknown as { floor: number }[]).map(({ floor }) => floor)).toEqual([8, 20, 100]);
  });

  it('the validation code of a custom field kind rejects values with its message on the field', async () => {
    const wrong = { bed: 'B124', floor: 3, dose: 0.3, cleaned_on: '2026-06-20', beds: ['B123', 'B125'] };
    const refused = await send('POST', 'wards', wrong);
    expect([refused.status, refused.body['errors']]).toEqual([
      422,
      {
        bed: 'No valid text.',
        floor: 'No valid integer.',
        dose: 'No valid decimal.',
        cleaned_on: 'No valid date.',
        'beds.1': 'No valid text.',
      },
    ]);
    const { body } = await send('POST', 'wards', { bed: 'B123', floor: 2.5, cleaned_on: '2026-02-31' });
    expect(Object.keys(body['errors'] as object)).toEqual(['floor', 'cleaned_on']);
  });

  it('values of custom field kinds are also validated in imported files', async () => {
    const bulk = [
      ['B134', '4'],
      ['B999', '5'],
    ];
    const { body } = await send('POST', 'wards/bulk', { columns: ['Bed', 'Floor'], bulk, dry_run: true });
    expect(body['rows']).toMatchObject([
      { action: expect.stringMatching(/create|update/) },
      { errors: { bed: 'No valid text.', floor: 'No valid integer.' } },
    ]);
  });
});
