import { encode } from 'uqr';

/** QR code as a single SVG path. Dark on white in both themes, because scanners require it. */
export function QrCode({
  text,
  label,
  size = 132,
  ownPath,
}: {
  readonly text: string;
  readonly label: string;
  readonly size?: number;
  /**
   * Path of a page of this site to which the QR code leads. The site's server redraws the code, because only the server
   * knows the site's origin.
   */
  readonly ownPath?: string;
}) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="qr"
      data-qr={ownPath}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
