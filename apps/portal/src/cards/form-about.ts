import type { FormPage } from '@tuyen/portal-kit';
import type { CardView } from './card-view.ts';

/** Removes the step that identifies the card, which is already known. The draft is stored per card. */
export function formAbout(page: FormPage, { id }: Pick<CardView, 'id'>): FormPage {
  return { ...page, name: `${page.name}.${id}`, steps: page.steps.filter(({ name }) => name !== 'card') };
}
