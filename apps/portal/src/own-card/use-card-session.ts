import { isObject } from '@tuyen/model';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  readonly onOpen: (link: Link, isKept: boolean) => void;
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
  const [attempt, setAttempt] = useState(0);
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
      else setState({ state: 'ended', message: words.t('form.errors.network'), retry: true });
    },
    [words],
  );

  useEffect(() => {
    if (!ready) return undefined;
    if (link) {
      setState({ state: 'asking', link });
      return undefined;
    }
    const stored = storedSession(device);
    if (!stored) return undefined;
    const abort = new AbortController();
    setState({ state: 'loading' });
    client.post(`${PATH}/view`, { ...stored }, { signal: abort.signal }).then(
      (answer) => show(stored, answer),
      (error: unknown) => abort.signal.aborted || refuse(error),
    );
    return () => abort.abort();
  }, [client, link, ready, attempt, show, refuse]);

  useEffect(() => {
    const leave = () => {
      const left = current.current;
      if (left.state !== 'open' || left.holder.isKept) return;
      void client.post(`${PATH}/end`, { ...left.session }, { keepalive: true }).catch(() => undefined);
      flushSync(() => end(words.t('own_card.left')));
    };
    // The back button shows the page as it was left. Another tab or device may have ended the session since.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setAttempt((now) => now + 1);
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
  }, [client, end, words]);

  const onOpen = (used: Link, isKept: boolean) => {
    setState({ state: 'loading' });
    client.post(`${PATH}/open`, { ...used, kept: isKept }).then((answer) => {
      const key = readKey(isObject(answer) ? answer['session'] : undefined);
      if (!key) return refuse(new Error('The answer has no session.'));
      if (isKept) storeSession(key, device);
      // The link is used up. Without it, the history of the browser contains no key, and a reload opens the session.
      history.replaceState(history.state, '', location.pathname + location.search);
      show(key, answer);
    }, refuse);
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
  return { ...state, onOpen, again: () => setAttempt((now) => now + 1), send, endOther, signOut };
}

function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'card_session_ended';
}

function isSpent(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('link_');
}
