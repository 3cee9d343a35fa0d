type Listener = (...values: unknown[]) => unknown;

interface Entry {
  readonly listener: Listener;
  readonly isOnce: boolean;
}

/**
 * The part of Node's emitter that @xmpp uses, in place of a copy of all of it: apps alias the package `events` to this file in
 * the browser. An `error` that nobody listens for is thrown, as Node does.
 */
export class EventEmitter {
  #entries = new Map<string, readonly Entry[]>();

  on(event: string, listener: Listener): this {
    return this.#add(event, listener, false);
  }

  once(event: string, listener: Listener): this {
    return this.#add(event, listener, true);
  }

  addListener(event: string, listener: Listener): this {
    return this.#add(event, listener, false);
  }

  /** Removes the newest entry of this listener. */
  removeListener(event: string, listener: Listener): this {
    const entries = this.#entries.get(event) ?? [];
    const place = entries.findLastIndex((entry) => entry.listener === listener);
    if (place !== -1) this.#entries.set(event, entries.toSpliced(place, 1));
    return this;
  }

  off(event: string, listener: Listener): this {
    return this.removeListener(event, listener);
  }

  /**
   * Calls the listeners that there are now, in the order in which they came.
   *
   * @returns whether there was one
   */
  emit(event: string, ...values: unknown[]): boolean {
    const entries = this.#entries.get(event) ?? [];
    if (entries.length === 0 && event === "error") throw values[0];
    for (const { listener, isOnce } of entries) {
      if (isOnce) this.removeListener(event, listener);
      listener.apply(this, values);
    }
    return entries.length > 0;
  }

  listenerCount(event: string): number {
    return this.#entries.get(event)?.length ?? 0;
  }

  /** There is no limit and no warning here; the number is Node's business. */
  setMaxListeners(): this {
    return this;
  }

  #add(event: string, listener: Listener, isOnce: boolean): this {
    this.#entries.set(event, [...(this.#entries.get(event) ?? []), { listener, isOnce }]);
    return this;
  }
}
