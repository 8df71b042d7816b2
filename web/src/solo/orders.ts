// Standing orders at a table of this device: the same as igroteka/server/rooms/orders.py, but that nobody is to be kept from
// knowing of them.
import type { Order } from '../engine/engine';
import type { View } from '../lib/protocol';

/** An order as it was given, and what has to stay as it was then. */
export interface Given { name: string; bound: string }
type AnyView = View & Record<string, unknown>;

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && !value.length);
/** The orders that a seat can give in what it sees. */
export const possible = (orders: readonly Order[], view: View, seat: number): readonly Order[] =>
  orders.filter(({ phases, unless }) => phases.includes(String((view as AnyView).phase)) && unless.every((field) => isEmpty((view.players[seat] as Record<string, unknown>)[field])));
const boundTo = ({ same }: Order, view: View): string => JSON.stringify(same.map((field) => (view as AnyView)[field]));

/** What somebody orders; null: he cannot now. */
export function ordered(orders: readonly Order[], view: View, seat: number, name: string): Given | null {
  const order = possible(orders, view, seat).find((one) => one.name === name);
  return order ? { name, bound: boundTo(order, view) } : null;
}
/** The order that was given, as long as it stands. */
export const standing = (orders: readonly Order[], view: View, seat: number, given: Given | undefined): Order | null =>
  possible(orders, view, seat).find((one) => one.name === given?.name && boundTo(one, view) === given.bound) ?? null;
