import type { KeyboardEvent } from 'react';
import { useGridMode } from './grid-context.tsx';
import { useGridFields } from './use-grid-fields.ts';

/** Returns whether the cells of the table are being edited, and the handler of F2, which starts it at the focused row. */
export function useGridStart() {
  const { start, open } = useGridMode();
  const { isOffered } = useGridFields();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (key !== 'F2' || start || !isOffered || !(target instanceof Element) || !target.matches('tbody > tr')) return;
    event.preventDefault();
    open([...currentTarget.querySelectorAll('tbody > tr')].indexOf(target));
  };
  return { isGrid: start !== undefined && isOffered, onKeyDown };
}

/** Styles of cells while they are edited. Cells that cannot be changed are gray. */
export const GRID = {
  '& td[aria-readonly]:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& td[aria-readonly="false"]': { cursor: 'cell' },
  '& td[aria-readonly="true"]': { bgcolor: 'action.hover', cursor: 'default' },
} as const;
