import { useContext, useEffect, useState } from 'react';
import { ModelStoreContext } from '../../model/model-context.tsx';
import { NotFoundPage } from '../messages/NotFoundPage.tsx';
import { PageLoading } from '../messages/PageLoading.tsx';

/** What the build does not know may be a page that the server describes: only its answer says that there is none. */
export default function UnknownPage() {
  const store = useContext(ModelStoreContext);
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    const settle = () => setIsAnswered(true);
    store.start('').then(settle, settle);
  }, [store]);
  return isAnswered ? <NotFoundPage /> : <PageLoading />;
}
