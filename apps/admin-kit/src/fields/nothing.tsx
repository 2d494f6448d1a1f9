/** Placeholder for an empty value: a visible dash that screen readers skip. */
export function Nothing() {
  return <span aria-hidden="true">–</span>;
}
