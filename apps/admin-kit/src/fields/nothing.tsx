export function Nothing() {
  return <span aria-hidden="true">–</span>;
}
