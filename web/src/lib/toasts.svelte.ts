// Short sentences that come and go: one sentence, one way on.
export interface Toast {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}
let ids = 0;
let list = $state.raw<readonly Toast[]>([]);
export const toasts = (): readonly Toast[] => list;
export function dismiss(id: number): void {
  list = list.filter((toast) => toast.id !== id);
}
export function toast(text: string, action?: Toast['action'], ms = 4000): void {
  const id = ++ids;
  list = [...list.slice(-2), { id, text, action }];
  setTimeout(() => dismiss(id), ms);
}
