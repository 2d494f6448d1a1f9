import type { ReactNode } from 'react';
import { CreateBase, ListButton, useTranslate } from 'react-admin';
import { useOffers } from './offers.ts';
import { PageHeading } from './PageHeading.tsx';
import { useResourceLabels } from './resource-labels.ts';

/** The page that makes a new record; afterwards the list again. */
export function RecordCreate({ children }: { readonly children: ReactNode }) {
  return (
    <CreateBase redirect="list" mutationMode="pessimistic">
      <Heading />
      {children}
    </CreateBase>
  );
}

function Heading() {
  const translate = useTranslate();
  const { one } = useResourceLabels();
  const offers = useOffers();
  return (
    <PageHeading title={translate('ra.page.create', { name: one.toLocaleLowerCase() })}>
      {offers('list') ? <ListButton /> : null}
    </PageHeading>
  );
}
