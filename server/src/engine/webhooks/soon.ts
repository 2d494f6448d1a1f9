/** Asks for deliveries to be sent soon, instead of at the next regular check. */
export interface Soon {
  ask(): void;
  /** @param send called once for all requests that are made at the same time */
  answer(send: () => void): void;
}

export function openSoon(): Soon {
  let send: (() => void) | undefined;
  let isAsked = false;
  return {
    ask() {
      if (isAsked || !send) return;
      isAsked = true;
      setImmediate(() => {
        isAsked = false;
        send?.();
      });
    },
    answer: (work) => void (send = work),
  };
}
