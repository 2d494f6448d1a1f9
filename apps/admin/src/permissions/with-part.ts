import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

export function withPart(
  list: ReactElement<{ readonly children?: ReactNode }>,
  part: ReactElement<{ readonly source: string }>,
): ReactElement {
  const parts = Children.map(list.props.children, (child) =>
    isValidElement<{ readonly source?: string }>(child) && child.props.source === part.props.source ? part : child,
  );
  return cloneElement(list, {}, parts);
}
