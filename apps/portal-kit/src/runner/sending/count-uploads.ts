export interface Uploads {
  readonly start: () => () => void;
  readonly pending: () => boolean;
}

export function countUploads(): Uploads {
  let count = 0;
  return {
    start() {
      count += 1;
      return () => void (count -= 1);
    },
    pending: () => count > 0,
  };
}
