import { Tooltip } from '@mui/material';
import { memo, type ComponentProps, type ComponentType, type MouseEvent, type ReactElement } from 'react';

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
        {...contentOf(item)}
      />
    </Item>
  );
});

export function SideMenuButton({ onChosen, ...item }: ButtonProps) {
  return (
    <Item {...item}>
      <button type="button" onClick={onChosen} {...contentOf(item)} />
    </Item>
  );
}

type Shown = Omit<ButtonProps, 'onChosen'>;

function contentOf({ icon: Icon, label, folded }: Shown): Pick<ComponentProps<'a'>, 'aria-label' | 'children'> {
  if (folded) return { 'aria-label': label, children: <Icon /> };
  return {
    children: (
      <>
        <Icon />
        <span>{label}</span>
      </>
    ),
  };
}

function Item({ folded, label, children }: Shown & { readonly children: ReactElement }) {
  const named = (
    <Tooltip title={label} placement="right">
      {children}
    </Tooltip>
  );
  return <li>{folded ? named : children}</li>;
}
