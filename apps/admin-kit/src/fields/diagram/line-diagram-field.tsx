import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../layout/lazy-component.tsx';

export interface LineDiagramProps {
  readonly source: string;
  readonly label?: string | false;
  /** Numeric field of the rows whose value is shown at each point: the distance from the start. */
  readonly at?: string;
  /** Fields of a row. The first one names the point. */
  readonly children?: ReactNode;
}

const LineDiagram = lazyComponent(() => import('./line-diagram.tsx'), <Skeleton variant="rounded" height={160} />);

export function LineDiagramField(props: LineDiagramProps) {
  return <LineDiagram {...props} />;
}

LineDiagramField.wide = true;
