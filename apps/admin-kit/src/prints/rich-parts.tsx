import type { RichCell, RichPart, RichRun } from '@tuyen/model';
import { Fragment } from 'react';
import { CodeDrawing } from './code-drawing.tsx';

/** Size of a QR code and height of a barcode in mm, the same as in the server's PDF. */
const QR_SIZE = 28;
const BARCODE_SIZE = 12;
const LARGER = [1.6, 1.35, 1.2, 1.1, 1, 1] as const;

export function RichParts({ parts }: { readonly parts: readonly RichPart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { readonly part: RichPart }) {
  switch (part.part) {
    case 'paragraph': {
      const { level, align, runs } = part;
      const larger = level === undefined ? {} : { fontSize: `${LARGER[level - 1] ?? 1}em`, fontWeight: 700 };
      return (
        <p style={{ textAlign: align, ...larger }}>
          {runs.map((run, index) => (
            <Run key={index} run={run} />
          ))}
        </p>
      );
    }
    case 'list': {
      const items = part.items.map((item, index) => (
        <li key={index}>
          <RichParts parts={item} />
        </li>
      ));
      return part.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <table className="lined">
          <tbody>
            {part.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <Cell key={column} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'rule':
      return <hr />;
    case 'code': {
      const size = part.code.code === 'qr' ? QR_SIZE : BARCODE_SIZE;
      return (
        <div style={{ textAlign: part.align }}>
          <CodeDrawing code={part.code} text={part.text} size={size} />
        </div>
      );
    }
    case 'image':
      return (
        <div style={{ textAlign: part.align }}>
          <img src={part.image} alt="" className="logo" />
        </div>
      );
  }
}

function Cell({ cell }: { readonly cell: RichCell }) {
  const Element = cell.heading ? 'th' : 'td';
  return (
    <Element>
      <RichParts parts={cell.parts} />
    </Element>
  );
}

function Run({ run: { text, bold, italic, underline, strike } }: { readonly run: RichRun }) {
  const lines = text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
  const decoration = [underline ? 'underline' : '', strike ? 'line-through' : ''].join(' ').trim();
  return (
    <span
      style={{
        ...(bold && { fontWeight: 700 }),
        ...(italic && { fontStyle: 'italic' }),
        ...(decoration !== '' && { textDecoration: decoration }),
      }}
    >
      {lines}
    </span>
  );
}
