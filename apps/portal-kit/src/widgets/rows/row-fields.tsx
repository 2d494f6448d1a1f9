import type { Widget, WidgetProps } from '@rjsf/utils';
import type { Answers, FormField } from '../../form-page.ts';
import { useWords } from '../../words.tsx';

/** Asks for the fields of one row. */
export function RowFields({
  props,
  row,
  widgets,
  id,
  value,
  onChange,
  onDone,
}: {
  readonly props: WidgetProps<Answers>;
  readonly row: readonly FormField[];
  /** Widgets of the fields, in their order. */
  readonly widgets: readonly Widget<Answers>[];
  readonly id: string;
  readonly value: Answers;
  readonly onChange: (value: Answers) => void;
  readonly onDone: () => void;
}) {
  const words = useWords();
  return (
    <div className="f-rows-fields">
      {row.map((part, index) => {
        const Part = widgets[index];
        if (!Part) return null;
        const label = words.t(part.label);
        const name = (
          <>
            {label}
            {!part.required && <span className="f-optional"> {words.t('form.optional')}</span>}
          </>
        );
        const control = (
          <Part
            {...props}
            id={`${id}-${part.name}`}
            name={`${props.name}.${part.name}`}
            label={label}
            required={part.required}
            value={value[part.name]}
            onChange={(next: unknown) => onChange({ ...value, [part.name]: next })}
            // The people of a list are others than the visitor, whose own details the browser would suggest.
            options={{ asks: { ...part, autocomplete: 'off' } }}
            rawErrors={[]}
          />
        );
        return GROUPED.has(part.widget) ? (
          <fieldset key={part.name} className="f-field">
            <legend className="f-label">{name}</legend>
            {control}
          </fieldset>
        ) : (
          <div key={part.name} className="f-field">
            <label className="f-label" htmlFor={`${id}-${part.name}`}>
              {name}
            </label>
            {control}
          </div>
        );
      })}
      <button type="button" className="f-button f-button-second" onClick={onDone}>
        {words.t('form.rows.done')}
      </button>
    </div>
  );
}

const GROUPED: ReadonlySet<FormField['widget']> = new Set([
  'DateWidget',
  'PhotoWidget',
  'FilesWidget',
  'EnumListWidget',
]);
