/** Base 2 logarithm of scrypt's N: about 80 ms and 32 MB per attempt, as OWASP recommends. */
export const USUAL_COST = 15;
export const LEAST_COST = 4;
export const MOST_COST = 20;

/**
 * Returns the cost of password hashing that the environment variable sets. An invalid value gives the default cost, and
 * the check of the environment variables reports it.
 */
export function passwordCost(text: string | undefined): number {
  const cost = Number(text || USUAL_COST);
  return Number.isInteger(cost) && cost >= LEAST_COST && cost <= MOST_COST ? cost : USUAL_COST;
}
