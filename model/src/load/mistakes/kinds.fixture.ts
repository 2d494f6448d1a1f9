import { property, set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

export const MARK = 'schemas/kinds/shelf-mark.json';
const BOOKS = 'schemas/resources/books.json';

/**
 * Returns the parts of a test case for a mistake in the code of the custom kind `shelf-mark`: the file, its edit and
 * the module with the code.
 * @param module source text of the kind's code
 */
function coded(module: string, named = '../../kinds/mark.ts'): Pick<Mistake, 'file' | 'edit' | 'otherFiles'> {
  return { file: MARK, edit: set(['code'], named), otherFiles: { 'kinds/mark.ts': () => module } };
}

const EVEN = 'export default { check: (mark: string) => Number(mark.at(-1)) % 2 === 0 };';

export const KINDS: readonly Mistake[] = [
  {
    title: 'a module that does not exist',
    code: 'TUY905',
    ...coded('export default {};', '../../kinds/marks.ts'),
    at: '"../../kinds/marks.ts"',
    message: 'There is no kinds/marks.ts.',
    hint: 'Write: export default { check: (value) => … } satisfies KindCode; Paths are relative to schemas/kinds/shelf-mark.json.',
  },
  {
    title: 'a module outside the project',
    code: 'TUY905',
    ...coded('export default {};', '../../../mark.ts'),
    at: '"../../../mark.ts"',
    message: 'The module is outside the project.',
    hint: 'Move it into the project.',
  },
  {
    title: 'a module that stops with an error',
    code: 'TUY905',
    ...coded("throw new Error('no list of banks');"),
    at: '"../../kinds/mark.ts"',
    message: 'kinds/mark.ts cannot be loaded: no list of banks',
    hint: 'Fix the module.',
  },
  {
    title: 'a module without a default export',
    code: 'TUY906',
    ...coded('export const check = () => true;'),
    at: '"../../kinds/mark.ts"',
    message: 'kinds/mark.ts has no default export.',
    hint: 'Write: export default { check: (value) => … } satisfies KindCode;',
  },
  {
    title: 'code without a check',
    code: 'TUY906',
    ...coded('export default { sample: () => "AB-120" };'),
    at: '"../../kinds/mark.ts"',
    message: 'kinds/mark.ts exports no object with the function "check" by default.',
    hint: 'Write: export default { check: (value) => … } satisfies KindCode;',
  },
  {
    title: 'code with a function that nothing calls',
    code: 'TUY906',
    ...coded('export default { check: () => true, formt: String };'),
    at: '"../../kinds/mark.ts"',
    message: 'kinds/mark.ts exports "formt", which nothing calls.',
    hint: 'Did you mean "format"?',
  },
  {
    title: 'a sample that is no function',
    code: 'TUY906',
    ...coded('export default { check: () => true, sample: "AB-120" };'),
    at: '"../../kinds/mark.ts"',
    message: 'kinds/mark.ts exports a "sample" that is no function.',
    hint: 'Write: export default { check: (value) => … } satisfies KindCode;',
  },
  {
    title: 'an example that the code refuses',
    code: 'TUY907',
    ...coded(EVEN),
    at: '"AB-123"',
    message: 'The example "AB-123" is refused by "check" or the pattern.',
    hint: 'Fix the example or kinds/mark.ts.',
  },
  {
    title: 'an example that the code alone refuses',
    code: 'TUY907',
    ...coded(EVEN),
    edit: (text) => set(['pattern'], undefined)(set(['code'], '../../kinds/mark.ts')(text)),
    at: '"AB-123"',
    message: 'The example "AB-123" is refused by "check" or the pattern.',
    hint: 'Fix the example or kinds/mark.ts.',
  },
  {
    title: 'a pattern that is none, beside code',
    code: 'TUY405',
    ...coded(EVEN),
    edit: (text) => set(['pattern'], '^($')(set(['code'], '../../kinds/mark.ts')(text)),
    at: '"^($"',
    message: /^The pattern is no regular expression \(ECMAScript, flag u\): invalid regular expression: /,
    hint: 'Escape only what must be escaped, with two backslashes in JSON.',
  },
  {
    title: 'a check that answers anything but true and false',
    code: 'TUY907',
    ...coded('export default { check: (mark: string) => mark.length };'),
    at: '"AB-123"',
    message: 'The example "AB-123" makes "check" answer 6, not true or false.',
    hint: 'Fix the example or kinds/mark.ts.',
    others: ['TUY907'],
  },
  {
    title: 'a check that throws',
    code: 'TUY907',
    ...coded('export default { check: (mark: string) => BigInt(mark) > 0 };'),
    at: '"AB-123"',
    message: 'The example "AB-123" makes it throw "SyntaxError: Cannot convert AB-123 to a BigInt".',
    hint: 'Fix the example or kinds/mark.ts.',
    others: ['TUY907'],
  },
  {
    title: 'a format that answers no text',
    code: 'TUY907',
    ...coded('export default { check: () => true, format: () => 7 };'),
    at: '"AB-123"',
    message: 'The example "AB-123" makes "format" answer 7, which is no text.',
    hint: 'Fix the example or kinds/mark.ts.',
    others: ['TUY907'],
  },
  {
    title: 'a sample that does not match the pattern',
    code: 'TUY907',
    ...coded(
      'export default { check: () => true, sample: (random: () => number) => `AB-${Math.floor(random() * 1000)}` };',
    ),
    at: '"../../kinds/mark.ts"',
    message: 'The sample "AB-0" is refused by "check" or the pattern.',
    hint: 'Fix "sample" of kinds/mark.ts.',
  },
  {
    title: 'a sample of another type',
    code: 'TUY907',
    ...coded('export default { check: () => true, sample: () => 7 };'),
    at: '"../../kinds/mark.ts"',
    message: 'The sample 7 is no string.',
    hint: 'Fix "sample" of kinds/mark.ts.',
  },
  {
    title: 'a sample that throws an error',
    code: 'TUY907',
    ...coded("export default { check: () => true, sample: () => { throw new Error('no banks'); } };"),
    at: '"../../kinds/mark.ts"',
    message: '"sample" throws "no banks".',
    hint: 'Fix "sample" of kinds/mark.ts.',
  },
  {
    title: 'a sample that throws what is no error',
    code: 'TUY907',
    ...coded("export default { check: () => true, sample: () => { throw 'no banks'; } };"),
    at: '"../../kinds/mark.ts"',
    message: '"sample" throws "no banks".',
    hint: 'Fix "sample" of kinds/mark.ts.',
  },
  {
    title: 'a last sample that the code refuses',
    code: 'TUY907',
    ...coded(
      "export default { check: () => true, sample: (random: () => number) => (random() > 0.94 ? 'AB-1' : 'AB-123') };",
    ),
    at: '"../../kinds/mark.ts"',
    message: 'The sample "AB-1" is refused by "check" or the pattern.',
    hint: 'Fix "sample" of kinds/mark.ts.',
  },
  {
    title: 'a default that the code refuses',
    code: 'TUY407',
    file: BOOKS,
    edit: property('other_mark', { type: 'string', format: 'shelf-mark', default: 'AB-121' }),
    otherFiles: { [MARK]: even, 'kinds/mark.ts': () => EVEN },
    at: '"AB-121"',
    message: 'The default is invalid: it is no valid shelf-mark.',
  },
  {
    title: 'a kind over a number without code',
    code: 'TUY303',
    file: MARK,
    edit: set(['base'], 'integer'),
    at: '{',
    message: 'The file lacks "code".',
    hint: 'Add "code".',
    others: ['TUY909', 'TUY909', 'TUY302', 'TUY302', 'TUY409'],
  },
  {
    title: 'a pattern for a number',
    code: 'TUY909',
    file: MARK,
    edit: (text) => set(['base'], 'integer')(set(['code'], '../../kinds/mark.ts')(text)),
    at: '"pattern"',
    message: 'A kind over "integer" has no use for "pattern".',
    hint: 'Remove it.',
    others: ['TUY909', 'TUY302', 'TUY302', 'TUY905', 'TUY409'],
  },
  {
    title: 'a transform of a day',
    code: 'TUY909',
    file: MARK,
    edit: set(['base'], 'date'),
    at: '"transform"',
    message: 'A kind over "date" has no use for "transform".',
    hint: 'Remove it.',
  },
  {
    title: 'neither a pattern nor code',
    code: 'TUY303',
    file: MARK,
    edit: set(['pattern'], undefined),
    at: '{',
    message: 'The file lacks "pattern".',
    hint: 'Add "pattern".',
  },
  {
    title: 'a number with the format of texts',
    code: 'TUY409',
    file: BOOKS,
    edit: property('other_mark', { type: 'integer', format: 'shelf-mark' }),
    at: ['"type": ', '"integer"'],
    last: true,
    message: 'A field of kind "text" has the type string.',
    hint: 'Write "type": "string".',
  },
  {
    title: 'a format with another kind than its base',
    code: 'TUY409',
    file: BOOKS,
    edit: property('other_mark', { type: 'string', 'x-kind': 'url', format: 'shelf-mark' }),
    at: '"url"',
    message: 'The format "shelf-mark" is for fields of kind "text", not "url".',
    hint: 'Remove "x-kind".',
  },
];

function even(text: string): string {
  return set(['examples'], ['AB-122', 'VN-042'])(set(['code'], '../../kinds/mark.ts')(text));
}
