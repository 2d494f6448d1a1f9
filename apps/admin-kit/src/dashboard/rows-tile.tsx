import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { RowsAnswer, TileRow } from '@tuyen/model';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { StateChip } from '../fields/choice/state-chip.tsx';
import { useFormats } from '../format/use-formats.ts';
import { Age } from './age.tsx';
import { TileCell } from './tile-cell.tsx';
import { TileFrame } from './tile-frame.tsx';
import { tileLink } from './tile-link.ts';

export function RowsTile({ tile }: { readonly tile: RowsAnswer }) {
  const translate = useTranslate();
  const formats = useFormats();
  const to = tileLink(tile);
  const nothing = tile.kind === 'todo' ? 'dashboard.nothing_waits' : 'dashboard.no_records';
  return (
    <TileFrame
      tile={tile}
      to={to}
      aside={
        <>
          {tile.late ? (
            <StateChip color="danger" label={translate('dashboard.late_count', { count: formats.number(tile.late) })} />
          ) : null}
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {formats.number(tile.total)}
          </Typography>
        </>
      }
    >
      {tile.rows.length === 0 ? (
        <Typography color="text.secondary">{translate(nothing)}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {tile.rows.map((row) => (
            <Row key={row.id} tile={tile} row={row} />
          ))}
        </Box>
      )}
      {to !== undefined && tile.total > tile.rows.length ? (
        <MuiLink component={Link} to={to} variant="body2" sx={{ display: 'inline-block', mt: 1 }}>
          {translate('dashboard.see_all', { count: formats.number(tile.total) })}
        </MuiLink>
      ) : null}
    </TileFrame>
  );
}

function Row({ tile, row }: { readonly tile: RowsAnswer; readonly row: TileRow }) {
  const [first, ...others] = tile.columns.filter(({ name }) => row.cells[name] !== null);
  const title = first ? <TileCell column={first} cells={row.cells} /> : row.id;
  const page = tile.opens && `/${tile.resource}/${row.id}${tile.opens === 'show' ? '/show' : ''}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        py: 0.75,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {page === undefined ? (
            title
          ) : (
            <MuiLink component={Link} to={page}>
              {title}
            </MuiLink>
          )}
        </Typography>
        <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {others.map((column, index) => (
            <span key={column.name}>
              {index > 0 ? ' · ' : ''}
              <TileCell column={column} cells={row.cells} />
            </span>
          ))}
        </Typography>
      </Box>
      {row.at === undefined ? null : <Age at={row.at} isLate={row.late ?? false} />}
    </Box>
  );
}
