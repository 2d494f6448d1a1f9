/** The place of a result that is on its way: its code and a few lines. Without a script nothing is on its way. */
export function ResultSkeleton() {
  return (
    <div className="result-skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
