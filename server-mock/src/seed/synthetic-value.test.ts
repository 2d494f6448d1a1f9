import type { Field, ProjectKind } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import {
  boolean,
  choice,
  integer,
  nestedListField,
  fixedRandom,
  object,
  reference,
  references,
  textField,
} from './field.fixture.ts';
import { anyValue, choicesOf, type Source, syntheticValue } from './synthetic-value.ts';

const IDS = ['a', 'b', 'c', 'd'];
const source = (random: readonly number[] = [], more: Partial<Source> = {}): Source => ({
  random: fixedRandom(...random),
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

describe('Sample values of single references', () => {
  it('a sample reference names an existing record, and is absent if there are none', () => {
    expect([0, 0.5, 0.99].map((random) => valueOf(reference('book_id', 'books'), [random]))).toEqual(['a', 'c', 'd']);
    expect(valueOf(reference('author_id', 'authors'))).toBeUndefined();
  });

  it('a sample reference names a record that the option rules of the field allow, if these records are known', () => {
    const field = reference('book_id', 'books');
    expect(valueOf(field, [0.99], { fitting: () => ['b', 'c'] })).toBe('c');
    expect(valueOf(field, [], { fitting: () => [] })).toBeUndefined();
    expect(valueOf(field, [], { fitting: () => undefined })).toBe('a');
    const beside = syntheticValue(field, source([], { fitting: (_, row) => [String(row['place'])] }), 0, {
      place: 'x',
    });
    expect(beside).toBe('x');
  });

  it('a required sample reference is any record if no record fits its options', () => {
    const options = [{ where: { shelf: 'A' } }];
    const field = reference('book_id', 'books', { options });
    const fitting: Source['fitting'] = (of) => ((of.options ?? []).length > 0 ? [] : undefined);
    expect(valueOf(field, [], { fitting })).toBeUndefined();
    expect(anyValue(field, source([0.5], { fitting }), 0)).toBe('c');
  });
});

describe('Sample values of lists of references', () => {
  it.each([
    ['one', {}, [0, 0], ['a']],
    ['two', {}, [0.5, 0.25, 0], ['b', 'c']],
    ['two, never the same', {}, [0.99, 0.75, 0.75], ['d', 'a']],
    ['as many as are needed', { minItems: 3 }, [0.99], ['a', 'b', 'c']],
    ['two at most, however many may be', { maxItems: 9 }, [0.99], ['a', 'b']],
    ['one at most', { maxItems: 1 }, [0.99], ['a']],
    ['all that there are', { minItems: 9 }, [0.99, 0.5], ['c', 'd', 'a', 'b']],
  ])('a sample list of references has a suitable number of different records: %s', (_, schema, random, ids) => {
    expect(valueOf(references('book_ids', 'books', { schema }), random)).toEqual(ids);
  });

  it('a sample list of references is empty if there are no records', () => {
    expect(valueOf(references('author_ids', 'authors'))).toEqual([]);
  });
});

describe('Sample values of enumerations', () => {
  const options = [{ when: { kind: 'short' }, values: ['B', 'C'] }];
  const field = choice('state', ['A', 'B', 'C'], { options });
  const beside = (kind: string, random: number, of = field) => syntheticValue(of, source([random]), 0, { kind });

  it('a sample enumeration value is a value that the option rules of the field allow', () => {
    expect([beside('short', 0), beside('short', 0.99)]).toEqual(['B', 'C']);
    expect([beside('long', 0), beside('long', 0.99)]).toEqual(['A', 'C']);
  });

  it('a sample enumeration value is any value of the enum if the option rules allow no value', () => {
    const none = choice('state', ['A', 'B'], { options: [{ values: [] }] });
    expect(['A', 'B']).toContain(beside('short', 0, none));
  });
});

describe('Sample values of kinds that the project implements in code', () => {
  it('the sample value of a kind with code comes from that code, or from its examples', () => {
    const made = textField('mark', { format: 'made-mark', coded: true });
    expect(valueOf(made, [], KINDS)).toBe('M-9');
    const examples = textField('mark', { format: 'mark', coded: true, examples: mark.examples });
    expect([0, 1, 2].map((index) => syntheticValue(examples, source([], KINDS), index))).toEqual(['M-1', 'M-2', 'M-1']);
  });
});

describe('Sample texts', () => {
  const written = (first?: string, second?: string) => ({
    texts: Object.assign(() => first, { otherwise: () => second }),
  });

  it('a sample text is a natural text, such as a name, if one is available', () => {
    expect(valueOf(textField('name'), [], written('An', 'Bình'))).toBe('An');
    expect(valueOf(textField('name'), [], written(undefined, 'Bình'))).toBe('Bình');
    expect(valueOf(textField('name'), [], written())).toBe(valueOf(textField('name')));
    expect(valueOf(textField('name'))).toEqual(expect.any(String));
  });

  it('the text generator receives the field and a random source to make a sample text', () => {
    const texts = Object.assign(() => undefined, {
      otherwise: (field: Field, random: () => number) => `${field.name} ${random()}`,
    });
    expect(valueOf(textField('name'), [0.5], { texts })).toBe('name 0.5');
  });
});

describe('Sample lists of texts', () => {
  const tags = (schema: object, more: object = {}): Field => ({
    ...textField('tags'),
    ...more,
    kind: 'text-list',
    item: textField('tag'),
    schema: { type: 'array', items: { type: 'string' }, ...schema },
  });
  const saying = (...said: readonly string[]) => {
    const left = [...said];
    return ofTexts(() => (left.length > 1 ? left.shift() : left[0]));
  };

  it('a sample list has two different texts, or as many as its schema requires', () => {
    expect(valueOf(tags({}), [], saying('x', 'y', 'z'))).toEqual(['x', 'y']);
    expect(valueOf(tags({}), [], saying('x', 'x', 'y'))).toEqual(['x', 'y']);
    expect(valueOf(tags({ minItems: 3 }), [], saying('x', 'y', 'z', 'a'))).toEqual(['x', 'y', 'z']);
    expect(valueOf(tags({ maxItems: 1 }), [], saying('x', 'y'))).toEqual(['x']);
  });

  it('a sample list has one text if ten tries find no different text', () => {
    expect(valueOf(tags({}), [], saying(...Array.from({ length: 9 }, () => 'x'), 'y'))).toEqual(['x', 'y']);
    expect(valueOf(tags({}), [], saying(...Array.from({ length: 10 }, () => 'x'), 'y'))).toEqual(['x']);
  });

  it('a sample list is made from its schema or examples if too few natural texts are available', () => {
    const plain = valueOf(tags({}));
    expect(plain).toEqual([expect.any(String)]);
    const unknown = { texts: Object.assign(() => undefined, { otherwise: () => undefined }) };
    expect(valueOf(tags({}), [], unknown)).toEqual(plain);
    expect(valueOf(tags({ minItems: 2 }), [], saying('x'))).toEqual(valueOf(tags({ minItems: 2 })));
    const examples = { examples: [['one']] };
    expect(valueOf(tags({}, examples), [], saying('x', 'y'))).toEqual(valueOf(tags({}, examples)));
  });
});

describe('Sample values of nested objects', () => {
  const written = ofTexts(() => 'An');

  it('a sample object has texts and references, but no field whose condition is false', () => {
    const fields = [
      textField('name'),
      reference('book_id', 'books'),
      textField('code', { readOnly: true }),
      textField('hidden', { when: { name: 'Bình' } }),
      textField('shown', { when: { name: 'An' } }),
    ];
    const value = valueOf(object('card', fields), [], written);
    expect(value).toMatchObject({ name: 'An', book_id: 'a', shown: 'An' });
    expect(value).not.toHaveProperty('hidden');
    expect(JSON.parse(JSON.stringify(value)).code).not.toBe('An');
  });

  it('a reference in a nested sample object names any record if no record fits its option rules', () => {
    const field = reference('book_id', 'books', { options: [{ where: { shelf: 'A' } }] });
    const fitting: Source['fitting'] = (of) => ((of.options ?? []).length > 0 ? [] : undefined);
    expect(valueOf(object('card', [field]), [], { fitting })).toEqual({ book_id: 'a' });
  });

  it('the objects of a sample list are in the order that the schema of the list requires', () => {
    const fields = [integer('at', { schema: { minimum: 1, maximum: 90 } })];
    const random = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 0.9 : 0.1));
    const rows = (more: object) => {
      const value = valueOf(
        nestedListField('stops', fields, { schema: { minItems: 3 }, minItems: 3, ...more }),
        random,
      );
      return JSON.parse(JSON.stringify(value)).map(({ at }: { at: number }) => at);
    };
    const unordered = rows({});
    expect(unordered.length).toBeGreaterThan(2);
    const ordered = unordered.toSorted((one: number, other: number) => one - other);
    expect(unordered).not.toEqual(ordered);
    expect(rows({ rows: { ascending: 'at' } })).toEqual(ordered);
  });
});

describe('Complete list of possible values of a field', () => {
  const choices = (field: Field) => choicesOf(field, source([], KINDS));

  it('the complete list of possible values is known for references and enumerations', () => {
    expect(choices(reference('book_id', 'books'))).toEqual(IDS);
    expect(choices(choice('state', ['A', 'B']))).toEqual(['A', 'B']);
    expect(choices(boolean('is_new'))).toEqual([true, false]);
  });

  it('the possible values of a kind with code are its examples, unless the code generates values', () => {
    expect(choices(textField('mark', { format: 'mark', coded: true }))).toEqual(['M-1', 'M-2']);
    expect(choices(textField('mark', { format: 'made-mark', coded: true }))).toBeUndefined();
    expect(choices(textField('mark', { format: 'mark' }))).toBeUndefined();
  });

  it('the complete list of possible values is unknown for texts and lists of references', () => {
    expect(choices(textField('name'))).toBeUndefined();
    expect(choices(references('book_ids', 'books'))).toBeUndefined();
  });
});
