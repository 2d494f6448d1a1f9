import type {
  ArrayFieldTemplateProps,
  FieldErrorProps,
  FieldHelpProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { isObject } from '@tuyen/model';
import { isUpload, type Answers } from '../form-page.ts';
import { useWords } from '../words.tsx';
import { fieldIn } from './control-props.ts';
import { Group } from './group.tsx';
import { errorId, hintId, noteId } from './ids.ts';

/**
 * Renders label, hint, note, error and control in the order of reading aloud. A control with several parts (radios, a
 * date) gets a fieldset and a legend instead of a label.
 */
export function FieldTemplate(props: FieldTemplateProps<Answers>) {
  const { id, label, required, children, help, errors, rawErrors, uiSchema, hidden, schema } = props;
  const words = useWords();
  if (hidden) return null;
  if (schema.type === 'object' && !uiSchema?.['ui:widget']) return children;
  const name = (
    <>
      {label}
      {!required && <span className="f-optional"> {words.t('form.optional')}</span>}
      {required && isSilent(uiSchema) && <span className="f-hidden"> {words.t('form.required')}</span>}
    </>
  );
  const className = rawErrors?.length ? 'f-field f-field-wrong' : 'f-field';
  const manner: unknown = uiSchema?.['ui:options']?.['manner'];
  const written: unknown = uiSchema?.['ui:options']?.['note'];
  const note = typeof written === 'string' && (
    <p className="f-note" id={noteId(id)}>
      {written}
    </p>
  );
  const link = linkIn(uiSchema?.['ui:options']?.['link']);
  const reading = link && (
    <p className="f-hint">
      <a href={link.to} target="_blank" rel="noopener">
        {link.label}
      </a>
    </p>
  );
  if (manner === 'group') {
    return (
      <Group
        className={className}
        required={required === true}
        wrong={(rawErrors?.length ?? 0) > 0}
        describedBy={[help && hintId(id), note && noteId(id), rawErrors?.length && errorId(id)]
          .filter(Boolean)
          .join(' ')}
      >
        <legend className="f-label">{name}</legend>
        {help}
        {reading}
        {note}
        {errors}
        {children}
      </Group>
    );
  }
  return (
    <div className={className}>
      {manner !== 'inline' && (
        <label className="f-label" htmlFor={id} id={`${id}-label`}>
          {name}
        </label>
      )}
      {manner !== 'inline' && help}
      {reading}
      {note}
      {errors}
      {children}
    </div>
  );
}

/** Checks the type of a link option, because RJSF does not type custom options. */
function linkIn(option: unknown): { readonly label: string; readonly to: string } | undefined {
  if (!isObject(option)) return undefined;
  const { label, to } = option;
  return typeof label === 'string' && typeof to === 'string' ? { label, to } : undefined;
}

/**
 * Returns true for a group that screen readers cannot announce as required. ARIA has no required state for checkboxes,
 * file inputs or their groups.
 */
function isSilent(uiSchema: FieldTemplateProps<Answers>['uiSchema']): boolean {
  const options = uiSchema?.['ui:options'];
  const field = fieldIn(options);
  return options?.['manner'] === 'group' && field !== undefined && (field.schema.type === 'array' || isUpload(field));
}

/**
 * Renders the fields of a step. RJSF uses this template for objects, and the only object of a portal form is the step
 * itself.
 */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps<Answers>) {
  return properties.map(({ name, content }) => <div key={name}>{content}</div>);
}

/** Portal forms have no lists of objects. Lists of choices and uploads are widgets. */
export function ArrayFieldTemplate({ items }: ArrayFieldTemplateProps<Answers>) {
  return <div>{items}</div>;
}

export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps<Answers>) {
  if (!help) return null;
  return (
    <div className="f-hint" id={hintId(fieldPathId.$id)}>
      {help}
    </div>
  );
}

export function FieldErrorTemplate({ errors, fieldPathId }: FieldErrorProps<Answers>) {
  const words = useWords();
  if (!errors || errors.length === 0) return null;
  return (
    <p className="f-error" id={errorId(fieldPathId.$id)}>
      <span className="f-hidden">{words.t('form.error_prefix')} </span>
      {errors[0]}
    </p>
  );
}

export function SubmitButton() {
  return null;
}
