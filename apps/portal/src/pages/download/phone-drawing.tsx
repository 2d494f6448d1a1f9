/** A phone with a ticket and its code. Decorative. */
export function PhoneDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 120 180" aria-hidden="true" focusable="false">
      <rect x="22" y="4" width="76" height="172" rx="12" />
      <path d="M50 12h20M53 168h14M34 26h52M34 34h34" />
      <rect x="34" y="46" width="52" height="64" rx="6" />
      <path d="M34 92h6m5 0h6m5 0h6m5 0h6m5 0h7M44 100h32" />
      <path d="M44 56h10v10H44zM66 56h10v10H66zM44 74h10v10H44zM62 72h4v4h-4zM70 72h6v6M62 80h4v4M70 82h6" />
      <rect x="34" y="120" width="52" height="14" rx="7" />
      <path d="M48 127h24M34 146h52M34 154h40" />
    </svg>
  );
}
