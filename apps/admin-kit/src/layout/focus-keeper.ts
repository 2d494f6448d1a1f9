import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [type=hidden])';

/**
 * If a focused control disappears, the focus moves to another control within the nearest ancestor that matches one of
 * these selectors, not to an arbitrary control of the page.
 */
const NEAR = 'fieldset, [role=group], nav, ul, ol, form';

/**
 * Preserves the keyboard focus. Each new page focuses its heading. If the focused element is removed (a form row, the
 * button of a completed step) or disabled (a button during saving), the browser would move the focus to the start of
 * the document. The focus returns to the same control, a neighbor, or the heading instead.
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
  // Waits two frames, so that a closing dialog or an opening page can set the focus first.
  const soon = () => {
    frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(keep)));
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    toHeading &&= target.matches('h1');
    last = { control: target, near: ancestors(target), path: location.pathname };
  };
  // Ignores a blur of a control that is still usable, because the user intended it.
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
      // A form of the new page may have set the focus during its render.
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
  const around = near.filter((one) => one.isConnected && !one.matches('form'));
  return around.map((one) => one.querySelector<HTMLElement>(FOCUSABLE)).find((one) => one !== null) ?? undefined;
}

/** Focuses the heading for screen readers. It has no focus ring, because it is not interactive. */
function focusHeading(heading: HTMLElement | undefined): void {
  heading?.focus({ preventScroll: true, focusVisible: false });
}

function headingOf(document: Document): HTMLElement | undefined {
  // Ignores hidden headings, because a page whose code is still loading is in the document but hidden.
  const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
  if (heading) heading.tabIndex = -1;
  return heading;
}
