import type { Condition } from '@tuyen/model';
import { Children, cloneElement, isValidElement, useContext, type ReactNode } from 'react';
import { useFixed } from '../record/record-can.ts';
import { InputFrameContext, type InputFrame } from './input-frame.ts';
import { Section } from './Section.tsx';
import { When } from './When.tsx';

interface FormSectionProps {
  readonly name: string;
  readonly when?: Condition;
  readonly children: ReactNode;
}

/** A group of inputs. Those of fields that the record's state has settled, or that the user cannot set, can only be read. */
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

/** The inputs are here, inside the condition of their section, or in the rows of a list. */
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

/** Each input, here or in the condition under which it is asked, in a frame; the rows of a list are no inputs of the form. */
function withFrame(children: ReactNode, Frame: InputFrame): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<InputProps>(child)) return child;
    const { source, children: inner } = child.props;
    if (source !== undefined) return <Frame name={source}>{child}</Frame>;
    return inner ? cloneElement(child, {}, withFrame(inner, Frame)) : child;
  });
}
