import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [type=hidden])';

/** Around a control, what the focus may move within when the control goes: never the page as a whole. */
const NEAR = 'fieldset, [role=group], nav, ul, ol, form';

/**
 * Keeps the keyboard's place. The heading gets the focus with every page that one comes to. Where what had the focus goes away (a row
 * of a form, the button of a step that is done) or is switched off (a button while it saves), the focus would fall to the document's
 * start: it comes back to the same control, to one beside it, or to the heading.
 */
export function useKeptFocus(): void {
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
  let last: { readonly control: HTMLElement; readonly near: readonly Element[] } | undefined;
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
      heading.focus({ preventScroll: true });
      return;
    }
    if (!last || !lost()) return;
    const { control, near } = last;
    if (!control.isConnected) {
      last = undefined;
      (focusableIn(near) ?? headingOf(document))?.focus({ preventScroll: true });
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
    last = { control: target, near: ancestors(target) };
  };
  // Whoever leaves a control that is still there and usable has meant to.
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
      toHeading = true;
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
  // The whole form is no neighborhood.
  const around = near.filter((one) => one.isConnected && !one.matches('form'));
  return around.map((one) => one.querySelector<HTMLElement>(FOCUSABLE)).find((one) => one !== null) ?? undefined;
}

function headingOf(document: Document): HTMLElement | undefined {
  // While the code of a page is on its way, the page before stands there, hidden.
  const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
  if (heading) heading.tabIndex = -1;
  return heading;
}
