import { isValidElement, type ReactElement } from 'react';

interface FilterProps {
  readonly source?: string;
  readonly alwaysOn?: boolean;
}

const propsOf = (input: ReactElement): FilterProps => (isValidElement<FilterProps>(input) ? input.props : {});

export function sourceOf(input: ReactElement): string {
  return propsOf(input).source ?? '';
}

export function isAlwaysOn(input: ReactElement): boolean {
  return propsOf(input).alwaysOn === true;
}
