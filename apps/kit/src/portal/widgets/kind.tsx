import type { Widget, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Answers } from '../form-page.ts';
import { describedBy } from '../theme/control-props.ts';

/** What a control for a kind of the project is given. */
export interface KindControlProps {
  readonly value: unknown;
  /** Undefined: no answer. */
  readonly onChange: (value: string | number | undefined) => void;
  /** Attributes of the element that takes the focus: they tie it to its label, hint and error. */
  readonly control: {
    readonly id: string;
    readonly name: string;
    readonly onBlur: () => void;
    readonly 'aria-required'?: true;
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
  };
}

/** Controls by the name of the kind. */
export type KindControls = Readonly<Record<string, ComponentType<KindControlProps>>>;

/** A project's control as a widget of RJSF. */
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
