import type { Condition } from '@tuyen/model';
import { Children, cloneElement, isValidElement, useContext, type ReactNode } from 'react';
import { useFixed } from '../record/record-can.ts';
import { InputFrameContext, type InputFrame } from './input-frame.ts';
import { Section } from './section.tsx';
import { When } from './when.tsx';

interface FormSectionProps {
  readonly name: string;
  readonly when?: Condition;
  readonly children: ReactNode;
}

/**
 * Group of inputs. An input is read-only if the record's state does not allow a change of its field, or if the user may
 * not set the field.
 */
export function FormSection({ name, when, children }: FormSectionProps) {
  const fixed = useFixed();
  const frame = useContext(InputFrameContext);
  const inputs = Object.keys(fixed).length > 0 ? withFixed(children, fixed) : children;
  const section = <Section name={name}>{frame ? withFrame(inputs, frame) : inputs}</Section>;
  return when ? <When condition={when}>{section}</When> : section;
}

interface InputProps {
  readonly source?: string;
  readonly readOnly?: boolean;
  readonly children?: ReactNode;
}

/**
 * Makes inputs read-only, including inputs inside a condition or in list rows.
 * @param fixed reasons why fields are read-only, by field name
 */
function withFixed(children: ReactNode, fixed: Readonly<Record<string, string>>, prefix = ''): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<InputProps>(child)) return child;
    const { source, children: inner } = child.props;
    if (source === undefined) return inner ? cloneElement(child, {}, withFixed(inner, fixed, prefix)) : child;
    const path = prefix + source;
    if (Object.hasOwn(fixed, path)) return cloneElement(child, { readOnly: true });
    const inside = Object.keys(fixed).some((one) => one.startsWith(`${path}.`));
    return inside && inner ? cloneElement(child, {}, withFixed(inner, fixed, `${path}.`)) : child;
  });
}

function withFrame(children: ReactNode, Frame: InputFrame): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<InputProps>(child)) return child;
    const { source, children: inner } = child.props;
    if (source !== undefined) return <Frame name={source}>{child}</Frame>;
    return inner ? cloneElement(child, {}, withFrame(inner, Frame)) : child;
  });
}
