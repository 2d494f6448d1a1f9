import { isObject } from '@tuyen/model';
import type { ReactNode } from 'react';
import { CreateBase, type CreateBaseProps, useTranslate, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { InPieces } from '../layout/in-pieces.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { BackToList } from './back-to-list.tsx';
import { ReadOnlyNotice } from './form/read-only-notice.tsx';
import { CreateCanContext, useResourceCan } from '../record/record-can.ts';
import type { PageLayoutProps } from './page-props.ts';
import { PageBody } from './page-body.tsx';
import { Waiting } from './record-page.tsx';
import { useResourceLabels } from '../record/resource-labels.ts';

interface RecordCreateProps extends PageLayoutProps, Pick<CreateBaseProps, 'redirect' | 'transform'> {
  /** Called with the new record instead of a redirect. The response can contain a value that is shown only once. */
  readonly onCreated?: (record: RaRecord) => void;
}

/** Renders the page that creates a record. The child is the form. */
export function RecordCreate({ children, onCreated, redirect, transform, actions, aside, sx }: RecordCreateProps) {
  const { state } = useLocation();
  const back: unknown = isObject(state) ? state['back'] : undefined;
  return (
    <CreateBase
      disableAuthentication
      redirect={typeof back === 'string' ? () => back : (redirect ?? 'list')}
      {...(transform ? { transform } : {})}
      mutationMode="pessimistic"
      {...(onCreated ? { mutationOptions: { onSuccess: (record: RaRecord) => onCreated(record) } } : {})}
    >
      <Heading actions={actions} />
      <Allowed>
        <PageBody aside={aside} sx={sx ?? []}>
          {children}
        </PageBody>
      </Allowed>
    </CreateBase>
  );
}

/**
 * Renders the form unless the server says that the user may not create a record. If the server sends no permissions,
 * the user sees the error only on submit.
 */
function Allowed({ children }: { readonly children: ReactNode }) {
  const { pending, can } = useResourceCan();
  if (pending) return <Waiting />;
  if (can && !can.actions.includes('create')) return <ReadOnlyNotice why={can.refused['create']?.message} />;
  return (
    <CreateCanContext.Provider value={can}>
      <InPieces waiting={<Waiting />}>{children}</InPieces>
    </CreateCanContext.Provider>
  );
}

function Heading({ actions }: Pick<PageLayoutProps, 'actions'>) {
  const translate = useTranslate();
  const { oneInSentence } = useResourceLabels();
  return (
    <PageHeading title={translate('ra.page.create', { name: oneInSentence })} back={<BackToList />}>
      {actions}
    </PageHeading>
  );
}
