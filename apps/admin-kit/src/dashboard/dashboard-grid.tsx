import { Box } from '@mui/material';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useDashboardAnswer } from './dashboard-context.tsx';
import { DashboardTile, type DashboardTileProps } from './dashboard-tile.tsx';

/**
 * Arranges dashboard tiles in a grid. If the user has arranged the dashboard, their order and widths replace those of the
 * page, and the tiles that they have added are shown. Other parts of the page come first.
 */
export function DashboardGrid({ children }: { readonly children: ReactNode }) {
  const answer = useDashboardAnswer();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridAutoFlow: 'dense',
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 },
      }}
    >
      {answer?.arranged
        ? inOrder(
            children,
            answer.tiles.map(({ name }) => name),
          )
        : children}
    </Box>
  );
}

function inOrder(children: ReactNode, names: readonly string[]): readonly ReactNode[] {
  const all = Children.toArray(children);
  const tiles = new Map(all.filter(isTile).map((tile) => [tile.props.name, tile]));
  return [
    ...all.filter((child) => !isTile(child)),
    ...names.map((name) => {
      const tile = tiles.get(name);
      return tile ? cloneElement(tile, { wide: undefined }) : <DashboardTile key={name} name={name} />;
    }),
  ];
}

const isTile = (child: ReactNode): child is ReactElement<DashboardTileProps> =>
  isValidElement(child) && child.type === DashboardTile;
