import { Box } from '@mui/material';
import type { PrintedBlock, PrintedDocument, PrintedValue } from '@tuyen/model';
import type { Ref } from 'react';
import { CodeDrawing } from './code-drawing.tsx';
import { SHEETS } from './papers.ts';
import { RichParts } from './rich-parts.tsx';

/**
 * Maximum number of table columns on a receipt roll. If a table has more columns, each row becomes a small list of
 * labeled values.
 */
const MAX_ON_ROLL = 3;

interface SheetProps {
  readonly document: PrintedDocument;
  readonly padded: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

export function Sheet({ document, padded, ref }: SheetProps) {
  const { paper, mark, blocks, language } = document;
  const { width, margin, fontSize } = SHEETS[paper];
  return (
    <Box
      ref={ref}
      lang={language}
      sx={{
        ...LOOKS,
        width: padded ? `${width}mm` : '100%',
        p: padded ? `${margin}mm` : 0,
        fontSize: `${fontSize}pt`,
      }}
    >
      {mark === undefined ? null : <div className="mark">{mark}</div>}
      {blocks.map((block, index) => (
        <Block key={index} block={block} roll={paper === '80mm'} />
      ))}
    </Box>
  );
}

const GRAY = '#555555';
const LOOKS = {
  boxSizing: 'border-box',
  bgcolor: '#ffffff',
  color: '#000000',
  fontFamily: 'Roboto, "Helvetica Neue", Arial, sans-serif',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
  '& p': { m: 0, mb: '4pt' },
  '& h1': { fontSize: '1.5em', m: 0, mt: '4pt', mb: '6pt', lineHeight: 1.25, breakAfter: 'avoid' },
  '& hr': { border: 0, borderTop: '0.5pt solid #777777', my: '5pt' },
  '& ul, & ol': { m: 0, mb: '4pt', pl: '16pt' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 'inherit', mb: '6pt' },
  '& td, & th': { textAlign: 'left', verticalAlign: 'top', p: '1pt 0', fontWeight: 'inherit' },
  '& td:first-of-type, & th:first-of-type': { pl: 0 },
  '& .label': { color: GRAY, width: '38%', pr: '6pt' },
  '& .strong': { fontWeight: 700 },
  '& .small': { fontSize: '0.86em', color: GRAY },
  '& .mark': { border: '1pt solid #000000', p: '3pt', mb: '8pt', textAlign: 'center', fontWeight: 700 },
  '& .logo': { maxWidth: '40mm', maxHeight: '15mm' },
  '& .letterhead': { display: 'flex', gap: '6pt', alignItems: 'center' },
  '& .letterhead.roll': { flexDirection: 'column', textAlign: 'center' },
  '& .letterhead .name': { fontWeight: 700, fontSize: '1.15em' },
  '& .halves': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16pt' },
  '& .lined': { fontSize: '0.92em', borderBottom: '0.8pt solid #333333', mt: '4pt' },
  '& .lined thead tr': { borderTop: '0.8pt solid #333333', borderBottom: '0.8pt solid #333333' },
  '& .lined tbody tr': { borderBottom: '0.4pt solid #bbbbbb', breakInside: 'avoid' },
  '& .lined td, & .lined th': { p: '3pt 4pt' },
  '& .lined th': { fontWeight: 700 },
  '& .totals': { width: '55%', ml: 'auto' },
  '& .totals.roll': { width: '100%' },
  '& .totals td:last-of-type': { textAlign: 'right' },
  '& .code': { textAlign: 'center', mb: '6pt', breakInside: 'avoid', letterSpacing: '0.5pt' },
  '& .code svg': { display: 'block', mx: 'auto', my: '3pt' },
  '& .signatures': { display: 'flex', gap: '10pt', mt: '10pt', mb: '6pt', breakInside: 'avoid', textAlign: 'center' },
  '& .signatures.roll': { flexDirection: 'column' },
  '& .signatures > div': { flex: 1 },
  '& .signatures.roll > div + div': { mt: '8pt' },
  '& .signatures .name': { mt: '18mm', mb: '6pt' },
  '& .row': { breakInside: 'avoid', mb: '4pt' },
} as const;

function Block({ block, roll }: { readonly block: PrintedBlock; readonly roll: boolean }) {
  switch (block.block) {
    case 'letterhead':
      return (
        <>
          <div className={roll ? 'letterhead roll' : 'letterhead'}>
            {block.logo === undefined ? null : <img src={block.logo} alt="" className="logo" />}
            <div>
              <div className="name">{block.name}</div>
              {block.lines.map((line) => (
                <div key={line} className="small">
                  {line}
                </div>
              ))}
            </div>
          </div>
          <hr />
        </>
      );
    case 'heading':
      return <h1 style={{ textAlign: block.align }}>{block.text}</h1>;
    case 'text':
      return (
        <p
          style={{ textAlign: block.align }}
          className={[block.strong ? 'strong' : '', block.small ? 'small' : ''].join(' ').trim()}
        >
          {block.text}
        </p>
      );
    case 'fields':
      return <Fields values={block.values} columns={roll ? 1 : block.columns} />;
    case 'totals':
      return (
        <table className={roll ? 'totals roll' : 'totals'}>
          <Values values={block.values} />
        </table>
      );
    case 'table':
      return roll && block.columns.length > MAX_ON_ROLL ? <RowByRow table={block} /> : <Lined table={block} />;
    case 'code':
      return (
        <div className="code">
          <CodeDrawing code={block.code} text={block.text} size={block.size} />
          {block.text}
        </div>
      );
    case 'signatures':
      return (
        <div className={roll && block.places.length > 2 ? 'signatures roll' : 'signatures'}>
          {block.places.map(({ label, name }) => (
            <div key={label}>
              <div className="strong">{label}</div>
              <div className="name">{name || '\u00a0'}</div>
            </div>
          ))}
        </div>
      );
    case 'line':
      return <hr />;
    case 'space':
      return <div style={{ height: `${block.size}mm` }} />;
    case 'rich':
      return <RichParts parts={block.parts} />;
  }
}

function Fields({ values, columns }: { readonly values: readonly PrintedValue[]; readonly columns: 1 | 2 }) {
  const half = Math.ceil(values.length / columns);
  const parts = columns === 1 ? [values] : [values.slice(0, half), values.slice(half)];
  return (
    <div className={columns === 2 ? 'halves' : ''}>
      {parts.map((part, index) => (
        <table key={index}>
          <Values values={part} />
        </table>
      ))}
    </div>
  );
}

function Values({ values }: { readonly values: readonly PrintedValue[] }) {
  return (
    <tbody>
      {values.map(({ label, value, strong }, index) => (
        <tr key={index}>
          <th scope="row" className="label">
            {label}
          </th>
          <td className={strong ? 'strong' : ''}>{value}</td>
        </tr>
      ))}
    </tbody>
  );
}

type Table = Extract<PrintedBlock, { block: 'table' }>;

function Lined({ table: { columns, rows, totals } }: { readonly table: Table }) {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const cells = (row: readonly string[]) =>
    row.map((text, index) => (
      <td key={index} style={{ textAlign: columns[index]?.align }}>
        {text}
      </td>
    ));
  return (
    <table className="lined">
      <thead>
        <tr>
          {columns.map(({ label, align, width }, index) => (
            <th key={index} scope="col" style={{ textAlign: align, width: `${(width / shares) * 100}%` }}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>{cells(row)}</tr>
        ))}
        {totals ? <tr className="strong">{cells(totals)}</tr> : null}
      </tbody>
    </table>
  );
}

function RowByRow({ table: { columns, rows, totals } }: { readonly table: Table }) {
  const named = (row: readonly string[]) => (columns[0]?.align === 'right' && row.length > 1 ? 2 : 1);
  const values = (row: readonly string[], from: number, strong = false): readonly PrintedValue[] =>
    row.flatMap((value, index) =>
      index < from || value === '' ? [] : [{ label: columns[index]?.label ?? '', value, strong }],
    );
  const isSum = (index: number) => columns[index]?.align === 'right';
  return (
    <>
      {rows.map((row, index) => (
        <div key={index} className="row">
          <div className="strong">
            {row
              .slice(0, named(row))
              .filter((text) => text !== '')
              .join('. ')}
          </div>
          <table className="totals roll">
            <Values values={values(row, named(row))} />
          </table>
        </div>
      ))}
      {totals ? (
        <div className="row">
          <div className="strong">{totals.filter((_, index) => !isSum(index)).join('')}</div>
          <table className="totals roll">
            <Values
              values={values(
                totals.map((text, index) => (isSum(index) ? text : '')),
                0,
                true,
              )}
            />
          </table>
        </div>
      ) : null}
    </>
  );
}
