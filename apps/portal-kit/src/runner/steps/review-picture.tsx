import { useState } from 'react';
import { useClient } from '../../http/context.tsx';

/** Shows an uploaded picture. The server answers it for one hour; after that, only the name of the file remains. */
export function ReviewPicture({ address, alt }: { readonly address: string; readonly alt: string }) {
  const client = useClient();
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return <img src={client.address(address)} width={90} height={120} alt={alt} onError={() => setGone(true)} />;
}
