import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../layout/lazy-component.tsx';

export interface LineDiagramProps {
  readonly source: string;
  readonly label?: string | false;
  /** Name of a numeric field whose value is shown at each stop of the diagram, for example the distance from the start. */
  readonly at?: string;
  /** Fields to show for each stop of the diagram. The first field is the name of the stop. */
  readonly children?: ReactNode;
}

const LineDiagram = lazyComponent(() => import('./line-diagram.tsx'), <Skeleton variant="rounded" height={160} />);

export function LineDiagramField(props: LineDiagramProps) {
  return <LineDiagram {...props} />;
}

LineDiagramField.wide = true;
