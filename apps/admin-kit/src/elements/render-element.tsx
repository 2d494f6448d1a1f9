import { isInput, kindOf, ownElement, textIn, type Field, type ScreenElement } from '@tuyen/model';
import { Fragment, type ReactElement } from 'react';
import { componentOf } from './registry.ts';

export function renderElement({ widget, props, children, source }: ScreenElement): ReactElement {
  const found = componentOf(widget) ?? componentOf(isInput(widget) ? 'text-input' : 'text');
  if (!found) return <Fragment key={source} />;
  const { Component, props: fixed } = found;
  return (
    <Component key={source} {...fixed} {...props}>
      {children?.map(renderElement)}
    </Component>
  );
}

/**
 * Renders the input of a field that does not belong to a resource, for example a field in the input of a transition.
 * Label and help come from the field itself, because the locales have no keys for it.
 */
export function renderField(field: Field, language: string): ReactElement {
  return renderElement(withTexts(kindOf(field).input(field), field, language));
}

function withTexts(element: ScreenElement, field: Field, language: string): ScreenElement {
  const inside = 'fields' in field ? field.fields : [];
  return ownElement('project-kind-input', field, {
    ...element,
    props: {
      ...element.props,
      label: textIn(field.label, language),
      ...(field.help ? { helperText: textIn(field.help, language) } : {}),
      ...(field.unit ? { unit: textIn(field.unit, language) } : {}),
      ...('templates' in field && field.templates
        ? { templates: field.templates.map((one) => textIn(one, language)) }
        : {}),
      ...(field.required ? { isRequired: true } : {}),
    },
    ...(element.children
      ? {
          children: element.children.map((child) => {
            const of = inside.find(({ name }) => name === child.source);
            return of ? withTexts(child, of, language) : child;
          }),
        }
      : {}),
  });
}
