export interface SmsLength {
  /** GSM-7 if all characters are in the GSM 7-bit alphabet (3GPP TS 23.038), otherwise UCS-2. */
  readonly alphabet: 'GSM-7' | 'UCS-2';
  /** Septets in GSM-7, UTF-16 code units in UCS-2. */
  readonly characters: number;
  readonly segments: number;
}

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that take two septets. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Counts the segments of a text message. A segment of several holds fewer characters, because it has a header. */
export function smsLength(text: string): SmsLength {
  const letters = [...text];
  const isGsm = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter));
  if (!isGsm)
    return { alphabet: 'UCS-2', characters: text.length, segments: segmentsOf(letters, 70, 67, (one) => one.length) };
  const septets = (letter: string) => (EXTENDED.has(letter) ? 2 : 1);
  const characters = letters.reduce((sum, letter) => sum + septets(letter), 0);
  return { alphabet: 'GSM-7', characters, segments: segmentsOf(letters, 160, 153, septets) };
}

/** A character of two units is never split between two segments. */
function segmentsOf(
  letters: readonly string[],
  single: number,
  part: number,
  units: (letter: string) => number,
): number {
  const total = letters.reduce((sum, letter) => sum + units(letter), 0);
  if (total <= single) return total === 0 ? 0 : 1;
  let segments = 1;
  let used = 0;
  for (const letter of letters) {
    const size = units(letter);
    if (used + size > part) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return segments;
}
