import { Box } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import { factsIn, KeyFacts } from '../layout/key-facts.tsx';

interface Columns {
  readonly head: readonly ReactNode[];
  /** Related lists that the user opens the page for. */
  readonly first: readonly ReactNode[];
  readonly main: readonly ReactNode[];
  readonly aside: readonly ReactNode[];
}

/** Distributes the parts of a record's page over the head and the two columns. */
export function columnsOf(children: ReactNode): Columns {
  const parts = Children.toArray(children);
  const isHead = (part: ReactNode) => isValidElement(part) && part.type === KeyFacts;
  const isFirst = (part: ReactNode) =>
    isValidElement<{ first?: boolean }>(part) && part.props.first === true && hasMark(part.type, 'isRelatedList');
  const rest = parts.filter((part) => !isHead(part) && !isFirst(part));
  return {
    head: parts.filter(isHead),
    first: parts.filter(isFirst),
    main: rest.filter((part) => !isAside(part)),
    aside: rest.filter(isAside),
  };
}

/** A section says so in a prop. Other components of the side column have a static property. */
function isAside(part: ReactNode): boolean {
  if (!isValidElement<{ aside?: boolean }>(part)) return false;
  return part.props.aside === true || hasMark(part.type, 'isAside');
}

/** The static property avoids an import of the component, whose folder imports this one. */
function hasMark(type: unknown, mark: string): boolean {
  return typeof type === 'function' && mark in type;
}

/** Returns the names of the fields in the head of the page. */
export function factNames(head: readonly ReactNode[]): ReadonlySet<string> {
  const facts = head.flatMap((part) => (isValidElement<{ children?: ReactNode }>(part) ? [part.props.children] : []));
  return new Set(facts.flatMap((children) => factsIn(children).flatMap(({ props }) => props.source ?? [])));
}

/** Two columns where the page is wide enough, otherwise one. A preview beside a list is narrow in any window. */
export function TwoColumns({
  aside,
  children,
}: {
  readonly aside: readonly ReactNode[];
  readonly children: ReactNode;
}) {
  if (aside.length === 0) return children;
  return (
    <Box sx={{ containerType: 'inline-size', '@media print': { containerType: 'normal' } }}>
      <Box sx={GRID}>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        <Box sx={{ minWidth: 0 }}>{aside}</Box>
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 920px)': { gridTemplateColumns: 'minmax(0, 1fr) 336px' },
} as const;
