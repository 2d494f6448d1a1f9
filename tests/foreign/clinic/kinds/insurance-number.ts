import type { KindCode } from '@tuyen/model';

/**
 * Returns the check digit. The letter is replaced by its position in the alphabet, with two digits. Every second digit
 * is doubled, then the digits of all results are added.
 */
function checkDigit(number: string): number {
  const place = number.charCodeAt(0) - 64;
  const digits = [...`${String(place).padStart(2, '0')}${number.slice(1, -1)}`].map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 0);
  return sum % 10;
}

export default {
  check: (number) => Number(number.at(-1)) === checkDigit(number),
  sample(random) {
    const letter = String.fromCharCode(65 + Math.floor(random() * 26));
    const start = `${letter}${String(Math.floor(random() * 1e8)).padStart(8, '0')}`;
    return `${start}${checkDigit(`${start}0`)}`;
  },
} satisfies KindCode;
