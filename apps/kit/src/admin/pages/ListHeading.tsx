import { CreateButton } from 'react-admin';
import { ExportButton } from './ExportButton.tsx';
import { ImportButton } from '../import/ImportButton.tsx';
import { useOffers, useOffersExtra } from './offers.ts';
import { PageHeading } from './PageHeading.tsx';
import { useResourceLabels } from './resource-labels.ts';

/** The list's name with what can be done from it. */
export function ListHeading() {
  const { many } = useResourceLabels();
  const offers = useOffers();
  const offersExtra = useOffersExtra();
  return (
    <PageHeading title={many}>
      {offersExtra('import') ? <ImportButton /> : null}
      {offersExtra('export') ? <ExportButton /> : null}
      {offers('create') ? <CreateButton variant="contained" /> : null}
    </PageHeading>
  );
}
