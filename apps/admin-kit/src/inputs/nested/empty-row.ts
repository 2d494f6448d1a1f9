import { Children, isValidElement, type ReactNode } from 'react';

export function emptyRow(inputs: ReactNode): Record<string, null> {
  const sources = Children.toArray(inputs).map((input) =>
    isValidElement<{ source?: string }>(input) ? input.props.source : undefined,
  );
  return Object.fromEntries(sources.filter((source) => source !== undefined).map((source) => [source, null]));
}
