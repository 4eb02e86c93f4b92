/** Items waiting to be expanded, most valuable first. */
export interface PriorityQueue<T> {
  readonly size: number;
  push(item: T, value: number): void;
  pop(): T | undefined;
}

/** A binary heap. The order of equal values is deterministic but unspecified. */
export function priorityQueue<T>(): PriorityQueue<T> {
  const items: T[] = [];
  const values: number[] = [];

  function swap(a: number, b: number): void {
    const item = items[a] as T;
    items[a] = items[b] as T;
    items[b] = item;
    const value = values[a] as number;
    values[a] = values[b] as number;
    values[b] = value;
  }

  function rise(at: number): void {
    for (let here = at; here > 0; ) {
      const above = (here - 1) >> 1;
      if ((values[above] as number) >= (values[here] as number)) return;
      swap(here, above);
      here = above;
    }
  }

  function sink(): void {
    for (let here = 0; ; ) {
      let best = here;
      for (let below = 2 * here + 1; below <= 2 * here + 2 && below < items.length; below++)
        if ((values[below] as number) > (values[best] as number)) best = below;
      if (best === here) return;
      swap(here, best);
      here = best;
    }
  }

  return {
    get size() {
      return items.length;
    },
    push(item, value) {
      items.push(item);
      values.push(value);
      rise(items.length - 1);
    },
    pop() {
      if (items.length === 0) return undefined;
      swap(0, items.length - 1);
      values.pop();
      const best = items.pop();
      sink();
      return best;
    },
  };
}
