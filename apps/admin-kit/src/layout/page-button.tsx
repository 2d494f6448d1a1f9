import { Button as MuiButton } from '@mui/material';
import { createContext, useContext, type ReactNode } from 'react';
import { Button, useTranslate, type ButtonProps } from 'react-admin';

/** True in a list of more actions, where buttons show their text on phones too. */
export const InMenuContext = createContext(false);

interface PageButtonProps extends Omit<ButtonProps, 'label'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** Button of a page: icon and text, on phones only the icon. */
export function PageButton({ label, children, ...props }: PageButtonProps) {
  const translate = useTranslate();
  if (!useContext(InMenuContext)) {
    return (
      <Button label={label} {...props}>
        {children}
      </Button>
    );
  }
  return (
    <MuiButton size="small" startIcon={children} {...props}>
      {translate(label, { _: label })}
    </MuiButton>
  );
}
