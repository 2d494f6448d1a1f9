import { kindOf } from '../../kinds/index.ts';
import { fieldElement } from '../../kinds/element.ts';
import type { Resource } from '../../model/resource.ts';
import type { ViewParts } from '../../screens/screens.ts';
import { viewElement } from '../view-element.ts';
import type { BoardView } from './view.ts';

export function boardScreen(view: BoardView, resource: Resource): ViewParts<'board'> {
  // Parts of a card contain no links, because the whole card links to its record.
  const fields = view.parts.fields.map((field) =>
    viewElement(field, resource, (of) =>
      of.kind === 'reference'
        ? fieldElement('reference', of, { reference: of.resource, link: false })
        : kindOf(of).show(of),
    ),
  );
  return [{ part: 'card', elements: fields }];
}
