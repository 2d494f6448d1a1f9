import type { Condition } from '@tuyen/schemas';
import type { ReactNode } from 'react';
import { Section } from './Section.tsx';
import { When } from './When.tsx';

interface FormSectionProps {
  readonly name: string;
  readonly when?: Condition;
  readonly children: ReactNode;
}

/** A group of inputs. */
export function FormSection({ name, when, children }: FormSectionProps) {
  const section = <Section name={name}>{children}</Section>;
  return when ? <When condition={when}>{section}</When> : section;
}
