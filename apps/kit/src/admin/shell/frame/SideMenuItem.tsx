import { Tooltip } from '@mui/material';
import { memo, type ComponentProps, type ComponentType, type MouseEvent, type ReactElement } from 'react';

interface ButtonProps {
  readonly icon: ComponentType;
  readonly label: string;
  /** Only its icon shows; the label is read out and shown under the pointer. */
  readonly folded: boolean;
  readonly onChosen: () => void;
}

interface LinkProps extends Omit<ButtonProps, 'onChosen'> {
  /** Of the page, in the router's words. */
  readonly path: string;
  readonly href: string;
  readonly current: boolean;
  readonly onChosen: (event: MouseEvent, path: string) => void;
  /** The pointer or focus has come near: time to fetch what a click will need. */
  readonly onNear: (path: string) => void;
}

/**
 * Plain elements that the menu's own rules style: forty items of MUI's eight components each held the first page up. Each is drawn again
 * only where it changes, while the router's own links are with each change of the address.
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
