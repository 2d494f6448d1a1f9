import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { ReactNode } from 'react';

interface SideMenuGroupProps {
  readonly name: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: (name: string) => void;
  readonly count: number;
  readonly children: ReactNode;
  /** Items that a closed group still shows. */
  readonly whenClosed?: ReactNode;
}

export function SideMenuGroup({ name, label, isOpen, onToggle, count, children, whenClosed }: SideMenuGroupProps) {
  return (
    <>
      <button
        type="button"
        className="group"
        aria-expanded={isOpen}
        aria-controls={`menu-${name}`}
        onClick={() => onToggle(name)}
      >
        <span>{label}</span>
        {isOpen ? null : (
          <span className="count" aria-hidden>
            {count}
          </span>
        )}
        {isOpen ? <ExpandMore fontSize="small" /> : <ChevronRight fontSize="small" />}
      </button>
      <ul id={`menu-${name}`} aria-label={label}>
        {isOpen ? children : whenClosed}
      </ul>
    </>
  );
}
