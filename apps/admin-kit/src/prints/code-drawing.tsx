import type { PrintedCode } from '@tuyen/model';

const BAR = 0.4;
/** Maximum width in mm of a barcode, so that it fits on a receipt roll. */
const WIDEST = 72;

/**
 * Draws a QR code or a barcode as SVG.
 * @param size side of the QR code or height of the bars, in mm
 */
export function CodeDrawing({
  code,
  text,
  size,
}: {
  readonly code: PrintedCode;
  readonly text: string;
  readonly size: number;
}) {
  if (code.code === 'qr') {
    const side = code.modules.length;
    const squares = code.modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return (
      <svg
        role="img"
        aria-label={text}
        viewBox={`0 0 ${side} ${side}`}
        width={`${size}mm`}
        height={`${size}mm`}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} />
      </svg>
    );
  }
  const { path, end } = drawnBars(code.bars);
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${end} 10`}
      width={`${Math.min(end * BAR, WIDEST)}mm`}
      height={`${size}mm`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function drawnBars(widths: readonly number[]): { readonly path: string; readonly end: number } {
  let path = '';
  let end = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${end} 0h${width}v10h-${width}z`;
    end += width;
  }
  return { path, end };
}
