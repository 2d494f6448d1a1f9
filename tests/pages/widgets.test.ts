import * as kit from '@tuyen/admin-kit';
import { WIDGETS } from '@tuyen/model';
import * as reactAdmin from 'react-admin';
import { expect, test } from 'vitest';
import { componentOf } from '../../apps/admin-kit/src/elements/registry.ts';
import { WIDGET_COMPONENTS } from '../../generator/src/emit/admin/widgets.ts';

const MODULES = { 'react-admin': reactAdmin, '@tuyen/admin-kit': kit };

test.each(WIDGETS)('generated code and server-driven pages show the widget %s with the same component', (widget) => {
  const { component, from, props } = WIDGET_COMPONENTS[widget];
  expect(componentOf(widget)).toEqual({
    Component: new Map<string, unknown>(Object.entries(MODULES[from])).get(component),
    ...(props && { props }),
  });
});
