import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [type=hidden])';

/** Ancestors within which the focus may move when its control disappears: never the whole page. */
const NEAR = 'fieldset, [role=group], nav, ul, ol, form';

/**
 * Preserves the keyboard focus. On each new page the heading gets the focus. If the focused element is removed (a row
 * of a form, the button of a completed step) or disabled (a button while it saves), the browser would move the focus to the document's
 * start: it returns to the same control, to a neighbor, or to the heading.
 */
export function useFocusKeeper(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const keeper = useRef<FocusKeeper>(null);
  useEffect(() => {
    const made = keepFocus(document);
    keeper.current = made;
    return made.stop;
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    keeper.current?.toHeading();
  }, [pathname]);
}

interface FocusKeeper {
  /** To the page's heading, as soon as there is one, unless something on the page takes the focus itself. */
  toHeading(): void;
  stop(): void;
}

export function keepFocus(document: Document): FocusKeeper {
  let last: { readonly control: HTMLElement; readonly near: readonly Element[]; readonly path: string } | undefined;
  let toHeading = false;
  let frame = 0;
  const lost = () => document.activeElement === null || document.activeElement === document.body;

  const keep = () => {
    frame = 0;
    if (toHeading) {
      const heading = headingOf(document);
      // A page that is on its way has none yet.
      if (!heading) return;
      toHeading = false;
      focusHeading(heading);
      return;
    }
    if (!last || !lost()) return;
    const { control, near } = last;
    if (!control.isConnected) {
      last = undefined;
      const found = focusableIn(near);
      if (found) found.focus({ preventScroll: true });
      else focusHeading(headingOf(document));
    } else if (!control.matches(':disabled')) control.focus({ preventScroll: true });
    else if (control.closest('nav')) focusableIn(near)?.focus({ preventScroll: true });
  };
  // Two frames later: what closes a dialog or opens a page has set the focus by then, if it does.
  const soon = () => {
    frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(keep)));
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    toHeading &&= target.matches('h1');
    last = { control: target, near: ancestors(target), path: location.pathname };
  };
  // Leaving a control that is still there and usable is intended.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    queueMicrotask(() => {
      if (last?.control === target && target.isConnected && !target.matches(':disabled')) last = undefined;
    });
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  const observer = new MutationObserver(() => (toHeading || (last && lost())) && soon());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });

  return {
    toHeading() {
      // A form of the new page may have taken it as it was drawn.
      toHeading = lost() || last?.path !== location.pathname;
      soon();
    },
    stop() {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

function ancestors(control: HTMLElement): readonly Element[] {
  const found: Element[] = [];
  for (let near = control.parentElement?.closest(NEAR); near; near = near.parentElement?.closest(NEAR))
    found.push(near);
  return found;
}

function focusableIn(near: readonly Element[]): HTMLElement | undefined {
  // The whole form is too large an area.
  const around = near.filter((one) => one.isConnected && !one.matches('form'));
  return around.map((one) => one.querySelector<HTMLElement>(FOCUSABLE)).find((one) => one !== null) ?? undefined;
}

/** For those who hear the page: nothing can be done with a heading, and it has no ring. */
function focusHeading(heading: HTMLElement | undefined): void {
  heading?.focus({ preventScroll: true, focusVisible: false });
}

function headingOf(document: Document): HTMLElement | undefined {
  // A page that waits for more of its code is in the document, hidden.
  const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
  if (heading) heading.tabIndex = -1;
  return heading;
}
