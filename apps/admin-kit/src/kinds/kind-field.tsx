import type { ReactNode } from 'react';
import { useFieldValue, useLocale } from 'react-admin';
import { TextOf } from '../fields/text-of.tsx';
import { useModel, useProjectKind } from '../model/model-context.tsx';
import { fieldProps } from './base-props.ts';
import { useKindComponents } from './kind-components.tsx';

interface KindFieldProps {
  readonly source: string;
  readonly kind: string;
  readonly children: ReactNode;
}

/** Shows a value with the component of its custom field kind. Without one, shows the children. */
export function KindField({ source, kind, children }: KindFieldProps) {
  const Own = useKindComponents(kind)?.field;
  const written = useProjectKind(kind);
  const value: unknown = useFieldValue({ source });
  const language = useLocale();
  const { region } = useModel();
  if (Own) return <Own {...fieldProps(children)} />;
  if (!written?.format || (typeof value !== 'string' && typeof value !== 'number')) return children;
  return <TextOf numeric={typeof value === 'number'}>{written.format(value, { language, region })}</TextOf>;
}
