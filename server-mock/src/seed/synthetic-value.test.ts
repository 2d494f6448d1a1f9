import type { Field, ProjectKind } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { boolean, choice, integer, list, numbers, object, reference, references, text } from './field.fixture.ts';
import { anyValue, choicesOf, type Source, syntheticValue } from './synthetic-value.ts';

const IDS = ['a', 'b', 'c', 'd'];
const source = (random: readonly number[] = [], more: Partial<Source> = {}): Source => ({
  random: numbers(...random),
  idsOf: (name) => (name === 'books' ? IDS : []),
  kinds: [],
  ...more,
});
const valueOf = (field: Field, random: readonly number[] = [], more: Partial<Source> = {}) =>
  syntheticValue(field, source(random, more), 0);

const mark: ProjectKind = { name: 'mark', base: 'text', message: {}, examples: ['M-1', 'M-2'] };
const madeMark: ProjectKind = { ...mark, name: 'made-mark', sample: () => 'M-9' };
const KINDS = { kinds: [mark, madeMark] };

function ofTexts(said: () => string | undefined): Pick<Source, 'texts'> {
  const texts = (field: Field) => (field.kind === 'text' ? said() : undefined);
  return { texts: Object.assign(texts, { otherwise: () => undefined }) };
}

describe('single references', () => {
  it('a reference is one of the records, or absent if there are none', () => {
    expect([0, 0.5, 0.99].map((random) => valueOf(reference('book_id', 'books'), [random]))).toEqual(['a', 'c', 'd']);
    expect(valueOf(reference('author_id', 'authors'))).toBeUndefined();
  });

  it('a reference is an allowed record if the allowed ones are known', () => {
    const field = reference('book_id', 'books');
    expect(valueOf(field, [0.99], { fitting: () => ['b', 'c'] })).toBe('c');
    expect(valueOf(field, [], { fitting: () => [] })).toBeUndefined();
    expect(valueOf(field, [], { fitting: () => undefined })).toBe('a');
    const beside = syntheticValue(field, source([], { fitting: (_, row) => [String(row['place'])] }), 0, {
      place: 'x',
    });
    expect(beside).toBe('x');
  });

  it('a reference is any record if a rule requires a value and none fits', () => {
    const options = [{ where: { shelf: 'A' } }];
    const field = reference('book_id', 'books', { options });
    const fitting: Source['fitting'] = (of) => ((of.options ?? []).length > 0 ? [] : undefined);
    expect(valueOf(field, [], { fitting })).toBeUndefined();
    expect(anyValue(field, source([0.5], { fitting }), 0)).toBe('c');
  });
});

describe('lists of references', () => {
  it.each([
    ['one', {}, [0, 0], ['a']],
    ['two', {}, [0.5, 0.25, 0], ['b', 'c']],
    ['two, never the same', {}, [0.99, 0.75, 0.75], ['d', 'a']],
    ['as many as are needed', { minItems: 3 }, [0.99], ['a', 'b', 'c']],
    ['two at most, however many may be', { maxItems: 9 }, [0.99], ['a', 'b']],
    ['one at most', { maxItems: 1 }, [0.99], ['a']],
    ['all that there are', { minItems: 9 }, [0.99, 0.5], ['c', 'd', 'a', 'b']],
  ])('a list of references has %s', (_, schema, random, ids) => {
    expect(valueOf(references('book_ids', 'books', { schema }), random)).toEqual(ids);
  });

  it('a list of references is empty without records', () => {
    expect(valueOf(references('author_ids', 'authors'))).toEqual([]);
  });
});

describe('enumeration values', () => {
  const options = [{ when: { kind: 'short' }, values: ['B', 'C'] }];
  const field = choice('state', ['A', 'B', 'C'], { options });
  const beside = (kind: string, random: number, of = field) => syntheticValue(of, source([random]), 0, { kind });

  it('an enumeration value is one that the options allow', () => {
    expect([beside('short', 0), beside('short', 0.99)]).toEqual(['B', 'C']);
    expect([beside('long', 0), beside('long', 0.99)]).toEqual(['A', 'C']);
  });

  it('any enumeration value is used if the options allow none', () => {
    const none = choice('state', ['A', 'B'], { options: [{ values: [] }] });
    expect(['A', 'B']).toContain(beside('short', 0, none));
  });
});

describe('values of a kind with code', () => {
  it('a value of a kind with code comes from the code, or from the examples', () => {
    const made = text('mark', { format: 'made-mark', coded: true });
    expect(valueOf(made, [], KINDS)).toBe('M-9');
    const examples = text('mark', { format: 'mark', coded: true, examples: mark.examples });
    expect([0, 1, 2].map((index) => syntheticValue(examples, source([], KINDS), index))).toEqual(['M-1', 'M-2', 'M-1']);
  });
});

describe('synthetic texts', () => {
  const written = (first?: string, second?: string) => ({
    texts: Object.assign(() => first, { otherwise: () => second }),
  });

  it('a synthetic text is a natural text if one is available', () => {
    expect(valueOf(text('name'), [], written('An', 'Bình'))).toBe('An');
    expect(valueOf(text('name'), [], written(undefined, 'Bình'))).toBe('Bình');
    expect(valueOf(text('name'), [], written())).toBe(valueOf(text('name')));
    expect(valueOf(text('name'))).toEqual(expect.any(String));
  });

  it('a text is generated for its field', () => {
    const texts = Object.assign(() => undefined, {
      otherwise: (field: Field, random: () => number) => `${field.name} ${random()}`,
    });
    expect(valueOf(text('name'), [0.5], { texts })).toBe('name 0.5');
  });
});

describe('lists of texts', () => {
  const tags = (schema: object, more: object = {}): Field => ({
    ...text('tags'),
    ...more,
    kind: 'text-list',
    item: text('tag'),
    schema: { type: 'array', items: { type: 'string' }, ...schema },
  });
  const saying = (...said: readonly string[]) => {
    const left = [...said];
    return ofTexts(() => (left.length > 1 ? left.shift() : left[0]));
  };

  it('a list has two different texts, or as many as its schema requires', () => {
    expect(valueOf(tags({}), [], saying('x', 'y', 'z'))).toEqual(['x', 'y']);
    expect(valueOf(tags({}), [], saying('x', 'x', 'y'))).toEqual(['x', 'y']);
    expect(valueOf(tags({ minItems: 3 }), [], saying('x', 'y', 'z', 'a'))).toEqual(['x', 'y', 'z']);
    expect(valueOf(tags({ maxItems: 1 }), [], saying('x', 'y'))).toEqual(['x']);
  });

  it('a list has one text if ten tries find no other', () => {
    expect(valueOf(tags({}), [], saying(...Array.from({ length: 9 }, () => 'x'), 'y'))).toEqual(['x', 'y']);
    expect(valueOf(tags({}), [], saying(...Array.from({ length: 10 }, () => 'x'), 'y'))).toEqual(['x']);
  });

  it('a list is a sample of its kind if natural texts are unavailable, too few, or given as examples', () => {
    const plain = valueOf(tags({}));
    expect(plain).toEqual([expect.any(String)]);
    const unknown = { texts: Object.assign(() => undefined, { otherwise: () => undefined }) };
    expect(valueOf(tags({}), [], unknown)).toEqual(plain);
    expect(valueOf(tags({ minItems: 2 }), [], saying('x'))).toEqual(valueOf(tags({ minItems: 2 })));
    const examples = { examples: [['one']] };
    expect(valueOf(tags({}, examples), [], saying('x', 'y'))).toEqual(valueOf(tags({}, examples)));
  });
});

describe('nested objects', () => {
  const written = ofTexts(() => 'An');

  it('a nested object has references and texts, without fields hidden by a condition', () => {
    const fields = [
      text('name'),
      reference('book_id', 'books'),
      text('code', { readOnly: true }),
      text('hidden', { when: { name: 'Bình' } }),
      text('shown', { when: { name: 'An' } }),
    ];
    const value = valueOf(object('card', fields), [], written);
    expect(value).toMatchObject({ name: 'An', book_id: 'a', shown: 'An' });
    expect(value).not.toHaveProperty('hidden');
    // A server-set field keeps the sample of its kind, if there is one.
    expect(JSON.parse(JSON.stringify(value)).code).not.toBe('An');
  });

  it('a nested object references any record if none fits', () => {
    const field = reference('book_id', 'books', { options: [{ where: { shelf: 'A' } }] });
    const fitting: Source['fitting'] = (of) => ((of.options ?? []).length > 0 ? [] : undefined);
    expect(valueOf(object('card', [field]), [], { fitting })).toEqual({ book_id: 'a' });
  });

  it('the objects of a list are in the order that the list requires', () => {
    const fields = [integer('at', { schema: { minimum: 1, maximum: 90 } })];
    const random = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 0.9 : 0.1));
    const rows = (more: object) => {
      const value = valueOf(list('stops', fields, { schema: { minItems: 3 }, minItems: 3, ...more }), random);
      return JSON.parse(JSON.stringify(value)).map(({ at }: { at: number }) => at);
    };
    const unordered = rows({});
    expect(unordered.length).toBeGreaterThan(2);
    const ordered = unordered.toSorted((one: number, other: number) => one - other);
    expect(unordered).not.toEqual(ordered);
    expect(rows({ rows: { ascending: 'at' } })).toEqual(ordered);
  });
});

describe('all possible values of a field', () => {
  const choices = (field: Field) => choicesOf(field, source([], KINDS));

  it('the possible values of references and enumerations are known', () => {
    expect(choices(reference('book_id', 'books'))).toEqual(IDS);
    expect(choices(choice('state', ['A', 'B']))).toEqual(['A', 'B']);
    expect(choices(boolean('is_new'))).toEqual([true, false]);
  });

  it('the possible values of a kind with code are its examples, unless the code creates others', () => {
    expect(choices(text('mark', { format: 'mark', coded: true }))).toEqual(['M-1', 'M-2']);
    expect(choices(text('mark', { format: 'made-mark', coded: true }))).toBeUndefined();
    expect(choices(text('mark', { format: 'mark' }))).toBeUndefined();
  });

  it('the possible values of texts and lists are unknown', () => {
    expect(choices(text('name'))).toBeUndefined();
    expect(choices(references('book_ids', 'books'))).toBeUndefined();
  });
});
