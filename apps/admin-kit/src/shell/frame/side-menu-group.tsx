import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Divider } from '@mui/material';
import type { ReactNode } from 'react';
import { useStore } from 'react-admin';

interface SideMenuGroupProps {
  readonly name: string;
  readonly label: string;
  readonly folded: boolean;
  readonly children: ReactNode;
  readonly whenClosed?: ReactNode;
}

export function SideMenuGroup({ name, label, folded, children, whenClosed }: SideMenuGroupProps) {
  const [closed, setClosed] = useStore<readonly string[]>('closed_groups', NONE);
  if (folded)
    return (
      <>
        <Divider sx={{ my: 0.5 }} />
        <ul aria-label={label}>{children}</ul>
      </>
    );
  const isOpen = !closed.includes(name);
  return (
    <>
      <button
        type="button"
        className="group"
        aria-expanded={isOpen}
        aria-controls={`menu-${name}`}
        onClick={() => setClosed(isOpen ? [...closed, name] : closed.filter((each) => each !== name))}
      >
        <span>{label}</span>
        {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </button>
      <ul id={`menu-${name}`} aria-label={label}>
        {isOpen ? children : whenClosed}
      </ul>
    </>
  );
}

const NONE: readonly string[] = [];
