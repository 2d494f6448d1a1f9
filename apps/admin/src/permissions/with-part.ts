import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The generated element of a list of objects, with another element for one of its fields; the others are those that are generated. */
export function withPart(
  list: ReactElement<{ readonly children?: ReactNode }>,
  part: ReactElement<{ readonly source: string }>,
): ReactElement {
  const parts = Children.map(list.props.children, (child) =>
    isValidElement<{ readonly source?: string }>(child) && child.props.source === part.props.source ? part : child,
  );
  return cloneElement(list, {}, parts);
}
