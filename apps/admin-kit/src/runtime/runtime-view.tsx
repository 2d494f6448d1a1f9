import { deriveView } from '@tuyen/model';
import { createElement, type ComponentType } from 'react';
import { renderElement } from '../elements/render-element.tsx';
import { useResource } from '../model/model-context.tsx';
import { viewComponent } from '../views/view-components.ts';

/**
 * Returns a page for a view that is not in this build. It is rendered from the same screen description (`Screens`) from
 * which the generator writes pages.
 */
export function runtimeView(resourceName: string, viewName: string): ComponentType {
  return function RuntimeView() {
    const resource = useResource(resourceName);
    const view = resource?.views?.find(({ name }) => name === viewName);
    if (!resource || !view) return null;
    const { component, parts } = deriveView(resource, view);
    const children = parts.map((part) =>
      createElement(viewComponent(part.component), { key: part.component }, part.elements.map(renderElement)),
    );
    return createElement(viewComponent(component), { name: viewName }, children);
  };
}
