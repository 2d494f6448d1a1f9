/** Base 2 logarithm of scrypt's N: about 80 ms and 32 MB for one try, as OWASP advises. */
export const USUAL_COST = 15;
export const LEAST_COST = 4;
export const MOST_COST = 20;

/** The cost that the environment names; the usual one where that is none, which the check of the environment reports. */
export function passwordCost(text: string | undefined): number {
  const cost = Number(text || USUAL_COST);
  return Number.isInteger(cost) && cost >= LEAST_COST && cost <= MOST_COST ? cost : USUAL_COST;
}
