import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { KitInputProps } from '../input-props.ts';
import { later } from '../../layout/later.tsx';

export interface CompactListProps extends KitInputProps {
  /** What a new row starts with: the defaults of its fields. */
  readonly newRow?: Readonly<Record<string, unknown>>;
  /** A number of the rows that is never less than in the row before. */
  readonly ascending?: string;
  /** Another list of the form that this one can be filled with in reverse. */
  readonly reverseOf?: string;
  readonly children?: ReactNode;
}

const RowsEditor = later(() => import('./RowsEditor.tsx'), <Skeleton variant="rounded" height={120} />);

/** A list of objects in lines to read, of which one is opened to be edited; moved by dragging or by keys. Loads when first used. */
export function CompactListInput(props: CompactListProps) {
  return <RowsEditor {...props} />;
}
