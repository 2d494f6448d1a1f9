import type { TextForm } from './text-form.ts';

export type CharacterRefusal = 'line_break' | 'control_character' | 'direction_character' | 'invisible_character';

export interface RefusedCharacter {
  readonly code: CharacterRefusal;
  /** Code point of the character, such as `U+202E`. */
  readonly character: string;
}

export function refusedCharacter(form: TextForm, text: string): RefusedCharacter | undefined {
  if (form === 'verbatim' || !SUSPECT.test(text)) return undefined;
  const [found] = (form === 'line' ? text.replace(JOINED, '').match(SUSPECT) : text.match(REFUSED_IN_LINES)) ?? [];
  if (found === undefined) return undefined;
  const point = found.codePointAt(0) ?? 0;
  return { code: refusalOf(found), character: `U+${point.toString(16).toUpperCase().padStart(4, '0')}` };
}

function refusalOf(character: string): CharacterRefusal {
  if (/[\n\r\v\f\u0085\u2028\u2029]/u.test(character)) return 'line_break';
  if (/\p{Cc}/u.test(character)) return 'control_character';
  return /\p{Bidi_Control}/u.test(character) ? 'direction_character' : 'invisible_character';
}

const SUSPECT = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;
const REFUSED_IN_LINES = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/**
 * Invisible characters that change how the text looks. They are joiners and variation selectors after emoji and after
 * letters of scripts that need them, and the tags of flags. Latin, Greek and Cyrillic letters need none.
 */
const JOINED =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}])[\u200c\u200d\p{Variation_Selector}]+|[0-9#*]\ufe0f(?=\u20e3)|\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;
