import type { AdminModel } from '@tuyen/admin-kit';
import type { Field, Operation, Resource } from '@tuyen/model';
import { describe, expect, test } from 'vitest';
import { expectSameList, findList } from './same-lists.ts';
import { expectSame, readPage } from './same-pages.ts';
import { model } from './stage/model.ts';
import { open, printed, served } from './stage/pages.tsx';
import { idOf } from './stage/rows.ts';

// These tests show that a comparison of two pages, parsed into parts, detects a difference. They do not compare the
// whole markup, because that comparison would fail for the smallest difference anyway.
const NAME = 'vehicles';
const build = await printed();

/**
 * Returns the model with a change to one resource. The generated pages lack this change, as if nobody had run `tuyen
 * generate` since.
 */
function changed(change: (resource: Resource) => Partial<Resource>): AdminModel {
  const resources = model.resources.map((each) => (each.name === NAME ? { ...each, ...change(each) } : each));
  return { ...model, resources };
}

function withField(resource: Resource, name: string, change: (field: Field) => object): Partial<Resource> {
  return {
    fields: resource.fields.map((field) => (field.name === name ? { ...field, ...change(field) } : field)) as Field[],
  };
}

const resource = model.resources.find(({ name }) => name === NAME) as Resource;

describe('Differences between generated and server-driven pages that the comparison detects', () => {
  test.each<[what: string, change: (resource: Resource) => Partial<Resource>]>([
    ['a missing column', ({ list }) => ({ list: { ...list, columns: list.columns.slice(1) } })],
    ['two columns in another order', ({ list }) => ({ list: { ...list, columns: list.columns.toReversed() } })],
    ['a missing filter', ({ list }) => ({ list: { ...list, filters: list.filters.slice(1) } })],
    ['another sort order', ({ list }) => ({ list: { ...list, sort: { field: 'seats', order: 'DESC' } } })],
    ['a renamed column', (one) => withField(one, 'plate', () => ({ label: { vi: 'Số xe' } }))],
  ])('the comparison of lists detects %s', async (_, change) => {
    const list = async (setup: typeof build) => ({ ...(await findList(setup, resource)), markup: '' });
    const one = await list(build);
    const other = await list(await served(changed(change)));
    expect(() => expectSameList(one, other)).toThrow();
  });

  test.each<[what: string, change: (resource: Resource) => Partial<Resource>]>([
    ['a renamed input', (one) => withField(one, 'seats', () => ({ label: { vi: 'Sức chứa' } }))],
    ['an input of another kind', (one) => withField(one, 'plate', () => ({ kind: 'email' }))],
    ['an input that becomes required', (one) => withField(one, 'route_id', () => ({ required: true }))],
    ['an input with a help text', (one) => withField(one, 'plate', () => ({ help: { vi: 'Như trên biển số' } }))],
    ['an input with another limit', (one) => withField(one, 'seats', () => ({ minimum: -7 }))],
    ['a missing input', (one) => withField(one, 'seats', () => ({ readOnly: true }))],
  ])('the comparison of forms detects %s', async (_, change) => {
    const form = async (setup: typeof build) => ({ ...readPage(await open(setup, NAME, 'create')), markup: '' });
    const one = await form(build);
    const other = await form(await served(changed(change)));
    expect(() => expectSame(one, other)).toThrow();
  });

  test('the comparison of pages detects a field renamed on the show page', async () => {
    const page = async (setup: typeof build) => ({
      ...readPage(await open(setup, NAME, 'show', idOf(NAME, 1))),
      markup: '',
    });
    const one = await page(build);
    const rename = (each: Resource) => withField(each, 'seats', () => ({ label: { vi: 'Sức chứa' } }));
    const other = await page(await served(changed(rename)));
    expect(() => expectSame(one, other)).toThrow();
  });

  test.each(['record', 'resource'] as const)(
    'the comparison of pages detects an additional operation on the %s',
    async (on) => {
      const wash: Operation = {
        name: 'wash',
        label: { vi: 'Rửa xe' },
        on,
        slug: 'vehicle.update',
        input: [],
        answer: [],
        tone: 'neutral',
      };
      const more = await served(changed(() => ({ operations: [wash] })));
      const controls = async (setup: typeof build) =>
        JSON.stringify(
          on === 'resource'
            ? (await findList(setup, resource)).controls
            : readPage(await open(setup, NAME, 'show', idOf(NAME, 1))).controls,
        );
      expect(await controls(more)).toContain('Rửa xe');
      expect(await controls(build)).not.toContain('Rửa xe');
    },
  );
});

test('the comparison of pages finds no difference if the model is unchanged', async () => {
  expectSameList(await findList(build, resource), await findList(await served(changed(() => ({}))), resource));
});
