import type { ReactNode } from 'react';
import { useFieldValue, useLocale } from 'react-admin';
import type { FieldProps } from '../fields/field-props.ts';
import { TextOf } from '../fields/TextOf.tsx';
import { useModel, useProjectKind } from '../model/model-context.tsx';
import { baseProps } from './base-props.ts';
import { useKindComponents } from './kind-components.tsx';

interface KindFieldProps {
  readonly source: string;
  /** The name of a project kind. */
  readonly kind: string;
  /** The field of the kind's base. */
  readonly children: ReactNode;
}

/** The field that the project has for a kind of its own, or the value as the kind's code writes it, or the field of the kind's base. */
export function KindField({ source, kind, children }: KindFieldProps) {
  const Own = useKindComponents(kind)?.field;
  const written = useProjectKind(kind);
  const value: unknown = useFieldValue({ source });
  const language = useLocale();
  const { region } = useModel();
  if (Own) return <Own {...baseProps<FieldProps>(children)} />;
  if (!written?.format || (typeof value !== 'string' && typeof value !== 'number')) return children;
  return <TextOf numeric={typeof value === 'number'}>{written.format(value, { language, region })}</TextOf>;
}
