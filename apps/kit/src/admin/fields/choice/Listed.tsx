import type { FieldProps } from '../field-props.ts';
import { Chips } from './Chips.tsx';

export interface ListProps extends FieldProps {
  /** In a table: one line of text. */
  readonly inLine?: boolean;
}

interface ListedProps {
  readonly labels: readonly string[];
  /** Stands for the labels, which are seen on hover. */
  readonly line: string | undefined;
}

/** Several short texts: side by side, or in a table as one line. */
export function Listed({ labels, line }: ListedProps) {
  if (!line) return <Chips labels={labels} />;
  return (
    <span className="plain-text" title={labels.join(', ')}>
      {line}
    </span>
  );
}
