import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { later } from '../../layout/later.tsx';

export interface LineDiagramProps {
  readonly source: string;
  readonly label?: string | false;
  /** A number of the rows, written at each point: the distance from the start. */
  readonly at?: string;
  /** The fields of a row; the first names its point. */
  readonly children?: ReactNode;
}

const LineDiagram = later(() => import('./LineDiagram.tsx'), <Skeleton variant="rounded" height={160} />);

/** A list of objects as points of a line, and as a table behind it. Loads when first used. */
export function LineDiagramField(props: LineDiagramProps) {
  return <LineDiagram {...props} />;
}

/** Needs the whole width of a section. */
LineDiagramField.wide = true;
