import type { PrintedCode } from '@tuyen/model';

/** mm: the narrowest bar. */
const BAR = 0.4;
/** mm: what a roll has room for. */
const WIDEST = 72;

/** A QR code, or a barcode, as vectors. @param size mm: the side, or the height of the bars */
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

/** Bars and gaps in turn. */
function drawnBars(widths: readonly number[]): { readonly path: string; readonly end: number } {
  let path = '';
  let end = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${end} 0h${width}v10h-${width}z`;
    end += width;
  }
  return { path, end };
}
