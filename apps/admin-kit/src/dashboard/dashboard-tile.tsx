import type { TileAnswer } from '@tuyen/model';
import { ErrorBoundary } from 'react-error-boundary';
import { ChartTile } from './chart-tile.tsx';
import { useTile } from './dashboard-context.tsx';
import { FailedTile } from './failed-tile.tsx';
import { FigureTile } from './figure-tile.tsx';
import { RowsTile } from './rows-tile.tsx';
import { TrendTile } from './trend-tile.tsx';

export interface DashboardTileProps {
  readonly name: string;
  /** True if the tile spans two columns. Defaults to the setting in the dashboard file. */
  readonly wide?: boolean | undefined;
}

/** Shows a tile of the current dashboard by its name. */
export function DashboardTile({ name, wide }: DashboardTileProps) {
  const found = useTile(name);
  if (!found) return null;
  const tile = wide === undefined ? found : { ...found, wide };
  return (
    <ErrorBoundary fallback={<FailedTile tile={tile} />}>
      <TileOfKind tile={tile} />
    </ErrorBoundary>
  );
}

function TileOfKind({ tile }: { readonly tile: TileAnswer }) {
  switch (tile.kind) {
    case 'figure':
      return <FigureTile tile={tile} />;
    case 'trend':
      return <TrendTile tile={tile} />;
    case 'list':
    case 'todo':
      return <RowsTile tile={tile} />;
    case 'chart':
      return <ChartTile tile={tile} />;
    case 'failed':
      return <FailedTile tile={tile} />;
  }
}
