import { isObject } from '@tuyen/model';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, refusalText, useClient, useWords } from '@tuyen/portal-kit';
import { dropProofs } from '../cards/card-proof.ts';
import type { Link } from '../lost-cards/link.ts';
import { dropSession, readKey, SESSION_ITEM, storedSession, storeSession, type SessionKey } from './stored-session.ts';
import { readHolder, type HolderView } from './view.ts';

export type SessionState =
  | { readonly state: 'none' | 'loading' }
  /** The page asks where the link is opened, before it uses the link up. */
  | { readonly state: 'asking'; readonly link: Link }
  | { readonly state: 'ended'; readonly message: string; readonly retry: boolean }
  | { readonly state: 'open'; readonly session: SessionKey; readonly holder: HolderView };

export interface CardSessionTools {
  readonly onOpen: (link: Link, isKept: boolean) => Promise<void>;
  readonly again: () => void;
  /** Sends a change, such as a lock, and shows what the server answers. */
  readonly send: (path: string, more: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Ends another session of the holder. */
  readonly endOther: (id: string) => Promise<void>;
  readonly signOut: (all: boolean) => Promise<void>;
}

const PATH = 'public/own-card';
const device = () => localStorage;

/**
 * Keeps the session of the card page. On the holder's own device, its key is stored until sign-out. On a shared
 * computer, only this page has it: leaving or reloading the page ends the session, also on the server, and removes the
 * personal data from the page that the browser may keep for its back button.
 */
export function useCardSession(link: Link | undefined, ready: boolean): SessionState & CardSessionTools {
  const words = useWords();
  const client = useClient();
  const [used, setUsed] = useState<Link>();
  const [state, setState] = useState<SessionState>({ state: 'none' });
  const current = useRef(state);
  useEffect(() => void (current.current = state), [state]);

  const end = useCallback(
    (message: string) => {
      dropSession(device);
      dropProofs(() => sessionStorage);
      setState({ state: 'ended', message, retry: false });
    },
    [setState],
  );
  const refuse = useCallback(
    (error: unknown) => {
      if (isEnded(error)) end(refusalText(error, words));
      else setState({ state: 'ended', message: refusalText(error, words), retry: !isSpent(error) });
    },
    [end, words],
  );
  const show = useCallback(
    (key: SessionKey, answer: unknown) => {
      const holder = readHolder(answer);
      if (holder) setState({ state: 'open', session: key, holder });
      else setState({ state: 'ended', message: words.t('form.send.no_network'), retry: true });
    },
    [words],
  );

  const asking = link !== undefined && link !== used;
  const stored = useMemo(() => (ready && !asking ? storedSession(device) : undefined), [ready, asking]);
  const load = useCallback(
    async (key: SessionKey, signal?: AbortSignal) => {
      try {
        show(key, await client.post(`${PATH}/view`, { ...key }, signal ? { signal } : {}));
      } catch (error) {
        if (!signal?.aborted) refuse(error);
      }
    },
    [client, show, refuse],
  );
  useEffect(() => {
    if (!stored || current.current.state !== 'none') return undefined;
    const abort = new AbortController();
    void load(stored, abort.signal);
    return () => abort.abort();
  }, [stored, load]);
  const again = useCallback(() => {
    const key = storedSession(device);
    if (!key) return;
    setState({ state: 'loading' });
    void load(key);
  }, [load]);

  useEffect(() => {
    const leave = () => {
      const left = current.current;
      if (left.state !== 'open' || left.holder.isKept) return;
      void client.post(`${PATH}/end`, { ...left.session }, { keepalive: true }).catch(() => undefined);
      flushSync(() => end(words.t('own_card.left')));
    };
    // The back button shows the page as it was left. Another tab or device may have ended the session since.
    const back = ({ persisted }: PageTransitionEvent) => persisted && again();
    const elsewhere = ({ key, newValue }: StorageEvent) => {
      const open = current.current;
      if (key === SESSION_ITEM && newValue === null && open.state === 'open' && open.holder.isKept)
        end(words.t('own_card.signed_out'));
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', back);
    addEventListener('storage', elsewhere);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', back);
      removeEventListener('storage', elsewhere);
    };
  }, [client, end, words, again]);

  const onOpen = async (opened: Link, isKept: boolean) => {
    setUsed(opened);
    setState({ state: 'loading' });
    try {
      const answer = await client.post(`${PATH}/open`, { ...opened, kept: isKept });
      const key = readKey(isObject(answer) ? answer['session'] : undefined);
      if (!key) throw new Error('The answer has no session.');
      if (isKept) storeSession(key, device);
      // The link is used up. Without it, the history of the browser contains no key, and a reload opens the session.
      history.replaceState(history.state, '', location.pathname + location.search);
      show(key, answer);
    } catch (error) {
      refuse(error);
    }
  };
  const send = async (path: string, more: Readonly<Record<string, unknown>>) => {
    const open = current.current;
    if (open.state !== 'open') return;
    try {
      show(open.session, await client.post(`${PATH}/${path}`, { ...open.session, ...more }));
    } catch (error) {
      if (!isEnded(error)) throw error;
      end(refusalText(error, words));
    }
  };
  const endOther = async (id: string) => {
    const open = current.current;
    if (open.state !== 'open') return;
    await client.post(`${PATH}/end`, { ...open.session, session_id: id });
    await send('view', {});
  };
  const signOut = async (all: boolean) => {
    const open = current.current;
    if (open.state !== 'open') return;
    await client.post(`${PATH}/end`, { ...open.session, ...(all && { all }) });
    end(words.t('own_card.signed_out'));
  };
  const tools = { onOpen, again, send, endOther, signOut };
  if (asking && state.state !== 'open') return { state: 'asking', link, ...tools };
  if (stored && state.state === 'none') return { state: 'loading', ...tools };
  return { ...state, ...tools };
}

function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'card_session_ended';
}

function isSpent(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('link_');
}
