import { Tooltip } from '@mui/material';
import type { ComponentType, ReactElement } from 'react';
import { Link } from 'react-router';

interface SideMenuItemProps {
  readonly icon: ComponentType;
  readonly label: string;
  /** Only its icon shows; the label is read out and shown under the pointer. */
  readonly folded: boolean;
  /** Where it leads; without it a button that does what `onChosen` does. */
  readonly to?: string;
  readonly current?: boolean;
  readonly onChosen: () => void;
  /** The pointer or focus has come near: time to fetch what a click will need. */
  readonly onNear?: (() => void) | undefined;
}

/** Plain elements that the menu's own rules style: forty items of MUI's eight components each held the first page up. */
export function SideMenuItem({ icon: Icon, label, folded, to, current, onChosen, onNear }: SideMenuItemProps) {
  const shown = {
    onClick: onChosen,
    onPointerEnter: onNear,
    onFocus: onNear,
    'aria-label': folded ? label : undefined,
    children: (
      <>
        <Icon />
        {folded ? null : <span>{label}</span>}
      </>
    ),
  };
  const item =
    to === undefined ? (
      <button type="button" {...shown} />
    ) : (
      <Link to={to} aria-current={current ? 'page' : undefined} {...shown} />
    );
  return <li>{folded ? <Named label={label}>{item}</Named> : item}</li>;
}

function Named({ label, children }: { readonly label: string; readonly children: ReactElement }) {
  return (
    <Tooltip title={label} placement="right">
      {children}
    </Tooltip>
  );
}
