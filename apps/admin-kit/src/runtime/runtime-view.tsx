import { deriveView, type ScreenView, type ViewKind } from '@tuyen/model';
import type { ComponentType, ReactElement } from 'react';
import { renderElement } from '../elements/render-element.tsx';
import { useResource } from '../model/model-context.tsx';
import { type PartProps, VIEW_COMPONENTS } from '../views/view-components.ts';

export function runtimeView(resourceName: string, viewName: string): ComponentType {
  return function RuntimeView() {
    const resource = useResource(resourceName);
    const view = resource?.views?.find(({ name }) => name === viewName);
    if (!resource || !view) return null;
    const screen = deriveView(resource, view);
    // A view whose component comes from a plugin renders nothing here, because only a build can include the component.
    return screen.kind === 'plugin' ? null : page(screen);
  };
}

function page<K extends ViewKind>({ name, kind, parts }: ScreenView<K>): ReactElement | null {
  // A server that is newer than this build can have kinds of views that the build lacks.
  if (!Object.hasOwn(VIEW_COMPONENTS, kind)) return null;
  const components = VIEW_COMPONENTS[kind];
  const children = parts.map(({ part, elements }) => {
    const Part: ComponentType<PartProps> = components.parts[part];
    return <Part key={part}>{elements.map(renderElement)}</Part>;
  });
  return <components.page name={name}>{children}</components.page>;
}
