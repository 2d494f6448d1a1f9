/** An empty value: a dash to see, and nothing for a screen reader to stumble over. */
export function Nothing() {
  return <span aria-hidden="true">–</span>;
}
