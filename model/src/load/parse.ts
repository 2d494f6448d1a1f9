import { getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import type { Document, SchemaProblem } from './problem.ts';
import { checkCharacters } from './characters.ts';
import { checkNumbers } from './numbers.ts';
import { MAX_DEPTH, scan } from './scan.ts';

/**
 * Parses a document. Comments and trailing commas are reported, but the value is still read.
 * @param isValid whether the same text was parsed before without a problem
 */
export function parse(
  source: Omit<Document, 'value'>,
  isValid = false,
): { document: Document; problems: readonly SchemaProblem[] } {
  if (isValid) return { document: { ...source, value: JSON.parse(source.text) as unknown }, problems: [] };
  if (source.text.includes('\0')) return notUtf8(source);
  const found = scan(source.text);
  if (found.tooDeepAt !== undefined) return tooDeep(source, found.tooDeepAt);
  const { value, errors } = read(source.text);
  const document = { ...source, value };
  const duplicates = found.duplicates.map(({ key, ...span }): SchemaProblem => ({
    code: 'TUY104',
    document,
    path: [],
    span,
    message: `The key "${key}" occurs twice in this object; only the last one would count.`,
    hint: 'Remove one of them.',
  }));
  const values = [...checkCharacters(document), ...checkNumbers(document)];
  return { document, problems: [...errors.map((error) => problemOf(document, error)), ...duplicates, ...values] };
}

function read(text: string): { value: unknown; errors: readonly ParseError[] } {
  try {
    return { value: JSON.parse(text) as unknown, errors: [] };
  } catch {
    const errors: ParseError[] = [];
    const tree = parseTree(text, errors, {
      disallowComments: true,
      allowTrailingComma: false,
      allowEmptyContent: false,
    });
    const broken = errors.find((error) => !isRecoverable(text, error));
    // One mistake causes many parse errors. Report only the first, and all comments and trailing commas.
    const reported = errors.filter((error) => error === broken || isRecoverable(text, error));
    const recovered = !broken && tree;
    return { value: recovered ? (getNodeValue(tree) as unknown) : undefined, errors: reported };
  }
}

function isRecoverable(text: string, error: ParseError): boolean {
  return isComment(error) || isTrailingComma(text, error);
}

function isComment(error: ParseError): boolean {
  return printParseErrorCode(error.error) === 'InvalidCommentToken';
}

function isTrailingComma(text: string, error: ParseError): boolean {
  const expected = ['PropertyNameExpected', 'ValueExpected'].includes(printParseErrorCode(error.error));
  return expected && /[}\]]/.test(text[error.offset] ?? '') && text.slice(0, error.offset).trimEnd().endsWith(',');
}

function problemOf(document: Document, error: ParseError): SchemaProblem {
  const { text } = document;
  const base = { document, path: [], span: { offset: error.offset, length: Math.max(1, error.length) } };
  if (isComment(error)) {
    return { ...base, code: 'TUY103', message: 'JSON has no comments.', hint: 'Remove it, or use the key "$comment".' };
  }
  if (isTrailingComma(text, error)) {
    const offset = text.slice(0, error.offset).trimEnd().length - 1;
    const span = { offset, length: 1 };
    return {
      ...base,
      span,
      code: 'TUY102',
      message: 'There is a comma after the last item.',
      hint: 'Remove the comma.',
    };
  }
  const [message, hint] = PARSE_ERRORS[printParseErrorCode(error.error)] ?? ['This is not JSON.', undefined];
  return { ...base, code: 'TUY101', message, hint };
}

const PARSE_ERRORS: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  InvalidSymbol: [
    'This word is not JSON.',
    'Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
  ],
  InvalidNumberFormat: ['This is not a number.', 'Write 12, -3 or 4.5.'],
  PropertyNameExpected: ['A key is expected here.', 'Write it in double quotes.'],
  ValueExpected: ['A value is expected here.', 'Write one, or remove what is before it.'],
  ColonExpected: ['A colon is expected here.', 'Put it between key and value.'],
  CommaExpected: ['A comma is expected here.', 'Put one before this.'],
  CloseBraceExpected: ['A closing brace is missing.', 'Add } where the object ends.'],
  CloseBracketExpected: ['A closing bracket is missing.', 'Add ] where the list ends.'],
  EndOfFileExpected: ['There is text after the end of the value.', 'Remove it.'],
  UnexpectedEndOfComment: ['A comment does not end, and JSON has none.', 'Remove it.'],
  UnexpectedEndOfString: ['A text does not end.', 'Close it with a double quote.'],
  UnexpectedEndOfNumber: ['A number does not end.', 'Write 12, -3 or 4.5.'],
  InvalidUnicode: ['This escape is not a character.', 'Write \\u and four hexadecimal digits.'],
  InvalidEscapeCharacter: ['There is no such escape.', 'Write a backslash as \\\\.'],
  InvalidCharacter: ['This character is not allowed here.', 'Escape it, e.g. \\n for a new line.'],
};

/** A text with NUL characters is UTF-16, in which every ASCII character has one. */
function notUtf8(source: Omit<Document, 'value'>): ReturnType<typeof parse> {
  const document = { ...source, value: undefined };
  const message = 'The file is not UTF-8. It seems to be UTF-16.';
  const hint = 'Save the file as UTF-8. In PowerShell: Set-Content -Encoding utf8.';
  return {
    document,
    problems: [{ code: 'TUY109', document, path: [], span: { offset: 0, length: 1 }, message, hint }],
  };
}

function tooDeep(
  source: Omit<Document, 'value'>,
  offset: number,
): { document: Document; problems: readonly SchemaProblem[] } {
  const document = { ...source, value: undefined };
  const message = `Nothing may be nested more than ${MAX_DEPTH} levels deep (about a dozen nested fields).`;
  const hint = 'Move the inner part to a resource and refer to it.';
  return { document, problems: [{ code: 'TUY105', document, path: [], span: { offset, length: 1 }, message, hint }] };
}
