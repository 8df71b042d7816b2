// What links begin with, so that another device can open them.
import { api } from './api';
import { base, path, query } from './router.svelte';

const LOCAL = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** As a rule the page's own address; where it is open at the server's own machine, the one that phones at home know. */
export class Address {
  url = $state(new URL(base, location.href).href);
  /** Further addresses of that machine: it may be in several networks. */
  others: readonly string[] = $state.raw([]);
  /** Nobody else can open any of them. */
  alone = $state(false);

  constructor() {
    if (!LOCAL.test(location.hostname)) return;
    api.addresses().then(
      ({ urls: [first, ...others] }) => {
        if (first) [this.url, this.others] = [first, others];
        else this.alone = true;
      },
      () => undefined,
    );
  }

  /** A link to something below. */
  to(what: string): string {
    return new URL(what, this.url).href;
  }

  /** A link to what is open now, for whoever wants to look at it: the key of a seat stays with whom it was given to. */
  get here(): string {
    const url = new URL(path(), this.url);
    for (const [name, value] of query()) if (name !== 'key') url.searchParams.set(name, value);
    return url.href;
  }
}
