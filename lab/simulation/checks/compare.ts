export type LedgerDifference = string;

export function compareWithLedger(what: string, books: unknown, ledger: unknown): readonly LedgerDifference[] {
  const [one, other] = [JSON.stringify(books), JSON.stringify(ledger)];
  return one === other ? [] : [`${what}: the books say ${one}, the ledger ${other}`];
}
