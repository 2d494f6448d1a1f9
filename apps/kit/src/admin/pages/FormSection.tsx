import type { Condition } from '@tuyen/model';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { canOf } from './record-can.ts';
import { Section } from './Section.tsx';
import { When } from './When.tsx';

interface FormSectionProps {
  readonly name: string;
  readonly when?: Condition;
  readonly children: ReactNode;
}

/** A group of inputs. Those of fields that the record's state has settled can only be read. */
export function FormSection({ name, when, children }: FormSectionProps) {
  const fixed = canOf(useRecordContext())?.fixed ?? {};
  const inputs = Object.keys(fixed).length > 0 ? withFixed(children, fixed) : children;
  const section = <Section name={name}>{inputs}</Section>;
  return when ? <When condition={when}>{section}</When> : section;
}

interface InputProps {
  readonly source?: string;
  readonly children?: ReactNode;
}

/** The inputs stand here, or in the condition under which they are asked. */
function withFixed(children: ReactNode, fixed: Readonly<Record<string, string>>): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<InputProps>(child)) return child;
    const { source, children: inner } = child.props;
    if (source === undefined) return inner ? cloneElement(child, {}, withFixed(inner, fixed)) : child;
    if (!Object.hasOwn(fixed, source)) return child;
    return cloneElement(child as ReactElement<{ readOnly: boolean }>, { readOnly: true });
  });
}
