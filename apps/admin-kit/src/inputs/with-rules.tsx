import { Children, cloneElement, Fragment, isValidElement, useCallback, type ReactNode } from 'react';
import { type InputProps, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldCheck } from './field-checks.tsx';

interface RuledProps extends Pick<InputProps, 'validate'> {
  readonly source?: string;
  readonly children?: ReactNode;
}

export function withRules(children: ReactNode): ReactNode {
  // If no child has its own `validate`, returns the children as they are. `Children.map` would turn a single child into
  // an array, which some components do not accept.
  if (!hasRule(children)) return children;
  return Children.map(children, (child) => {
    if (!isValidElement<RuledProps>(child)) return child;
    const { source, validate, children: inner } = child.props;
    if (source !== undefined) {
      return validate ? (
        <Fragment>
          <Rule source={source} rules={[validate].flat()} />
          {child}
        </Fragment>
      ) : (
        child
      );
    }
    return hasRule(inner) ? cloneElement(child, {}, withRules(inner)) : child;
  });
}

function hasRule(children: ReactNode): boolean {
  return Children.toArray(children).some((child) => {
    if (!isValidElement<RuledProps>(child)) return false;
    const { source, validate, children: inner } = child.props;
    return source === undefined ? hasRule(inner) : validate !== undefined;
  });
}

function Rule({ source, rules }: { readonly source: string; readonly rules: readonly Validator[] }) {
  const { getValues } = useFormContext();
  const check = useCallback(async () => {
    const values = getValues();
    for (const rule of rules) {
      const found: unknown = await rule(getValues(source), values, { source });
      const message = typeof found === 'object' && found !== null && 'message' in found ? found.message : found;
      if (typeof message === 'string' && message !== '') return message;
    }
    return undefined;
  }, [rules, getValues, source]);
  useFieldCheck(source, check);
  return null;
}
