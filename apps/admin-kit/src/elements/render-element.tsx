import { kindOf, ownElement, textIn, type Field, type ScreenElement } from '@tuyen/model';
import { Fragment, type ReactElement } from 'react';
import { componentNamed } from './registry.ts';

export function renderElement(element: ScreenElement): ReactElement {
  const { component, from, props, children, source } = element;
  const Component = componentNamed(from, component) ?? standIn(component);
  if (!Component) return <Fragment key={source} />;
  return (
    <Component key={source} {...props}>
      {children?.map(renderElement)}
    </Component>
  );
}

/** Returns a plain field or input as a fallback for a component of a newer server. */
function standIn(component: string) {
  return componentNamed('react-admin', /(?:Input|Select)$/.test(component) ? 'TextInput' : 'TextField');
}

/**
 * Renders the input of a field that is not part of a resource, such as the input of a transition. The texts come from
 * the field itself.
 */
export function renderField(field: Field, language: string): ReactElement {
  return renderElement(withTexts(kindOf(field).input(field), field, language));
}

function withTexts(element: ScreenElement, field: Field, language: string): ScreenElement {
  const inside = 'fields' in field ? field.fields : [];
  return ownElement('KindInput', field, {
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
