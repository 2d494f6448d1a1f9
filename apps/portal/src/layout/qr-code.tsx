import { encode } from 'uqr';

/** A QR code as one SVG path, dark on white in either theme: cameras want it so. */
export function QrCode({
  text,
  label,
  size = 132,
  ownPath,
}: {
  readonly text: string;
  readonly label: string;
  readonly size?: number;
  /** Of the site's own address: the site's server draws the code again, as it knows where the site is. */
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
