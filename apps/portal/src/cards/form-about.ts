import type { FormPage } from '@tuyen/portal-kit';
import type { CardView } from './card-view.ts';

/** Returns the form for a known card: without the step that asks for the card, and with a draft of its own per card. */
export function formAbout(page: FormPage, { id }: Pick<CardView, 'id'>): FormPage {
  return { ...page, name: `${page.name}.${id}`, steps: page.steps.filter(({ name }) => name !== 'card') };
}
