// Where I could sit down, as the server says; asked anew whenever the table has changed.
import { api } from './api';
import type { TableInfo } from './protocol';

export class Chairs {
  /** The seats that are mine to take, the best first; null before it is known. */
  seats: readonly number[] | null = $state.raw(null);

  /** `table`: null where I would not sit down; `invitation`: the key that my link has. */
  constructor(table: () => TableInfo | null, invitation: () => string | null) {
    $effect(() => {
      const info = table();
      const key = invitation();
      if (!info) {
        this.seats = null;
        return;
      }
      let old = false;
      api.seats(info.id, key).then(
        (found) => old || (this.seats = found.seats),
        () => undefined, // the strip tells that there is no connection; the next change asks again
      );
      return () => (old = true);
    });
  }
}
