import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import { useDataProvider, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useOfficeId, useProfile } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { InPieces } from '../layout/in-pieces.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { useResource } from '../model/model-context.tsx';
import { SingletonOperations } from '../operations/operation-buttons.tsx';
import { Waiting } from '../pages/record-page.tsx';

export interface Singleton {
  readonly path: string;
  readonly record: RaRecord;
  readonly queryKey: readonly unknown[];
}

const Context = createContext<Singleton | null>(null);

export function useSingleton(): Singleton {
  const singleton = useContext(Context);
  if (!singleton) throw new Error('Render this inside SingletonEdit.');
  return singleton;
}

interface SingletonEditProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** Renders the page that edits the single record of a resource. */
export function SingletonEdit({ path, children }: SingletonEditProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const described = useResource(resource);
  const office = useOfficeId();
  const officeName = useProfile()?.offices.find(({ id }) => id === office)?.name;
  const dataProvider = useDataProvider<KitDataProvider>();
  const address = `${resource}/${path}?origins=1`;
  const queryKey = [resource, path];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.call<RaRecord>(address, { signal }),
  });
  const name = translate(`resources.${resource}.name`, { smart_count: 1 });
  return (
    <>
      <PageHeading title={officeName ? translate('settings.for_office', { resource: name, name: officeName }) : name}>
        {described?.operations ? <SingletonOperations /> : null}
      </PageHeading>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {described && data ? (
        <Context.Provider value={{ path: address, record: data, queryKey }}>
          <InPieces waiting={<Waiting />}>{children}</InPieces>
        </Context.Provider>
      ) : error ? null : (
        <Waiting />
      )}
    </>
  );
}
