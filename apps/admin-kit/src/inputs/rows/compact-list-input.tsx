import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { KitInputProps } from '../input-props.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';

export interface CompactListProps extends KitInputProps {
  readonly newRow?: Readonly<Record<string, unknown>>;
  readonly ascending?: string;
  /**
   * Path of another list in the form. A button replaces the rows of this input by the rows of that list in reverse
   * order.
   */
  readonly reverseOf?: string;
  readonly children?: ReactNode;
}

const RowsEditor = lazyComponent(() => import('./rows-editor.tsx'), <Skeleton variant="rounded" height={120} />);

/**
 * Input for a list of objects. Each row is one line, and one row at a time is open for editing. Rows move by drag or
 * keyboard. The code loads on first use.
 */
export function CompactListInput(props: CompactListProps) {
  return <RowsEditor {...props} />;
}
