import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TimelineFields } from '../timeline/parts.tsx';

interface PartProps {
  readonly children: ReactNode;
}

/** Shows the fields of the chosen record of a map. */
export function MapFields({ children }: PartProps) {
  return <TimelineFields least={116}>{children}</TimelineFields>;
}

/** Holds the filters of a map. The page of the map shows them as a list does. */
export function MapFilters({ children }: PartProps) {
  return <>{children}</>;
}

/** Returns the filter inputs among the parts of a map. */
export function filtersIn(parts: ReactNode): readonly ReactElement[] {
  return Children.toArray(parts).flatMap((part) =>
    isValidElement<PartProps>(part) && part.type === MapFilters
      ? Children.toArray(part.props.children).filter((input) => isValidElement(input))
      : [],
  );
}
