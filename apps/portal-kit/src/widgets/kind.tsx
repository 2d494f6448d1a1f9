import type { Widget, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Answers } from '../form-page.ts';
import { describedBy } from '../theme/control-props.ts';

export interface KindControlProps {
  readonly value: unknown;
  readonly onChange: (value: string | number | undefined) => void;
  readonly control: {
    readonly id: string;
    readonly name: string;
    readonly onBlur: () => void;
    readonly 'aria-required'?: true;
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
  };
}

export type KindControls = Readonly<Record<string, ComponentType<KindControlProps>>>;

export function widgetOf(Control: ComponentType<KindControlProps>): Widget<Answers> {
  return function KindWidget(props: WidgetProps<Answers>) {
    const { id, name, value, required, onChange, onBlur } = props;
    const control = {
      id,
      name,
      onBlur: () => onBlur(id, value),
      ...(required && { 'aria-required': true as const }),
      ...describedBy(props),
    };
    return <Control value={value} onChange={onChange} control={control} />;
  };
}
