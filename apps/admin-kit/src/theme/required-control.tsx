import { FormControl, type FormControlProps } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Wrapper of every text field that sets `required` on the control itself. React-admin shows a required field only with
 * an asterisk that is hidden from screen readers.
 */
export function RequiredControl({ required, children, ...props }: FormControlProps) {
  return (
    <FormControl {...props} required={(required ?? false) || Children.toArray(children).some(hasStar)}>
      {children}
    </FormControl>
  );
}

function hasStar(child: ReactNode): boolean {
  if (!isValidElement<{ children?: ReactNode }>(child)) return false;
  const { children: title } = child.props;
  return isValidElement<{ isRequired?: boolean }>(title) && title.props.isRequired === true;
}
