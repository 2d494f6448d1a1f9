import type { FieldBase } from '../../model/fields/field.ts';
import { textIn } from '../../model/text.ts';
import type { Random } from '../kind.ts';
import { textFromPattern } from './from-pattern.ts';
import { randomChoice } from './random.ts';

/** Returns a sample text: an example, a text that matches the pattern, or the label with a number. */
export function sampleText(field: FieldBase & { readonly pattern?: string }, random: Random, index: number): string {
  const example = field.unique ? undefined : randomChoice(random, field.examples ?? []);
  if (typeof example === 'string') return example;
  const { minLength = 0, maxLength = Infinity } = field.schema;
  if (field.pattern !== undefined) {
    const matching = matchingText(field.pattern, minLength, maxLength, random);
    if (matching !== undefined) return matching;
    const fallback = field.examples?.[index % field.examples.length];
    if (typeof fallback === 'string') return fallback;
  }
  return shorten(textIn(field.label, ''), String(index + 1), minLength, maxLength);
}

/**
 * Number of attempts to generate a sample text that looks like a code. If all are too short or too long, any text that
 * matches the pattern is tried.
 */
const PLAIN_ATTEMPTS = 8;

function matchingText(pattern: string, min: number, max: number, random: Random): string | undefined {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const text = textFromPattern(pattern, random, attempt < PLAIN_ATTEMPTS);
    if (text === undefined) return undefined;
    if (text.length >= min && text.length <= max && new RegExp(pattern, 'u').test(text)) return text;
  }
  return undefined;
}

/** Shortens a sample text. Cuts the label and keeps the number, so that the samples of a unique field differ. */
function shorten(words: string, number: string, min: number, max: number): string {
  const room = Math.max(0, max - number.length - 1);
  const text = room > 0 ? `${words.slice(0, room).trimEnd()} ${number}` : number.slice(-max);
  return text.padEnd(min, '.');
}
