import { FormControl, type FormControlProps } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Around every text field. React-admin shows by a star that something must be filled in, and hides the star from those who do not see
 * it: here it is set on the control itself.
 */
export function RequiredControl({ required, children, ...props }: FormControlProps) {
  return (
    <FormControl {...props} required={(required ?? false) || Children.toArray(children).some(hasStar)}>
      {children}
    </FormControl>
  );
}

/** A label whose words are an input's title. */
function hasStar(child: ReactNode): boolean {
  if (!isValidElement<{ children?: ReactNode }>(child)) return false;
  const { children: title } = child.props;
  return isValidElement<{ isRequired?: boolean }>(title) && title.props.isRequired === true;
}
