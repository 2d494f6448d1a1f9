import type { FieldProps } from '../field-props.ts';
import { Chips } from './chips.tsx';

export interface ListProps extends FieldProps {
  readonly inLine?: boolean;
}

interface ListedProps {
  readonly labels: readonly string[];
  readonly line: string | undefined;
}

export function Listed({ labels, line }: ListedProps) {
  if (!line) return <Chips labels={labels} />;
  return (
    <span className="plain-text" title={labels.join(', ')}>
      {line}
    </span>
  );
}
