import { Tooltip } from '@mui/material';
import { memo, type ComponentType, type MouseEvent, type ReactElement } from 'react';

interface ButtonProps {
  readonly icon: ComponentType;
  readonly label: string;
  readonly folded: boolean;
  readonly onChosen: () => void;
}

interface LinkProps extends Omit<ButtonProps, 'onChosen'> {
  readonly path: string;
  readonly href: string;
  readonly current: boolean;
  readonly onChosen: (event: MouseEvent, path: string) => void;
  readonly onNear: (path: string) => void;
}

/**
 * Menu link made of plain elements, styled by the menu. With MUI, forty menu items of eight components each delayed the
 * first page. Memoized, because router links re-render on each URL change.
 */
export const SideMenuLink = memo(function SideMenuLink({ path, href, current, onChosen, onNear, ...item }: LinkProps) {
  const near = () => onNear(path);
  return (
    <Item {...item}>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        onClick={(event) => onChosen(event, path)}
        onPointerEnter={near}
        onFocus={near}
      >
        <Content {...item} />
      </a>
    </Item>
  );
});

export function SideMenuButton({ onChosen, ...item }: ButtonProps) {
  return (
    <Item {...item}>
      <button type="button" onClick={onChosen}>
        <Content {...item} />
      </button>
    </Item>
  );
}

type Shown = Omit<ButtonProps, 'onChosen'>;

function Content({ icon: Icon, label }: Pick<Shown, 'icon' | 'label'>) {
  return (
    <>
      <Icon />
      <span>{label}</span>
    </>
  );
}

function Item({ folded, label, children }: Shown & { readonly children: ReactElement }) {
  const named = (
    <Tooltip title={label} placement="right">
      {children}
    </Tooltip>
  );
  return <li>{folded ? named : children}</li>;
}
