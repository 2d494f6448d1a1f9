import type { ReactNode } from 'react';
import { CreateBase, ListButton, useTranslate, type RaRecord } from 'react-admin';
import { useOffers } from './offers.ts';
import { PageHeading } from './PageHeading.tsx';
import { useResourceLabels } from './resource-labels.ts';

interface RecordCreateProps {
  readonly children: ReactNode;
  /** What happens to the new record instead: its answer may hold what is told only once. */
  readonly onCreated?: (record: RaRecord) => void;
}

/** The page that makes a new record; afterwards the list again. */
export function RecordCreate({ children, onCreated }: RecordCreateProps) {
  return (
    <CreateBase
      disableAuthentication
      redirect="list"
      mutationMode="pessimistic"
      {...(onCreated ? { mutationOptions: { onSuccess: (record: RaRecord) => onCreated(record) } } : {})}
    >
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
