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
