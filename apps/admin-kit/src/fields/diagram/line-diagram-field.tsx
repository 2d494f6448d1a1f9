import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../layout/lazy-component.tsx';

export interface LineDiagramProps {
  readonly source: string;
  readonly label?: string | false;
  readonly at?: string;
  readonly children?: ReactNode;
}

const LineDiagram = lazyComponent(() => import('./line-diagram.tsx'), <Skeleton variant="rounded" height={160} />);

/** Shows a list of nested objects as a line diagram. Its code loads on first use. */
export function LineDiagramField(props: LineDiagramProps) {
  return <LineDiagram {...props} />;
}

LineDiagramField.wide = true;
