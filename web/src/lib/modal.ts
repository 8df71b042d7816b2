// Something that lies over everything: a sheet, a stage, the curtain.
/** Opens a dialog for as long as it is there; `onclose` hears that somebody has closed it (Escape). */
export function modal(dialog: HTMLDialogElement, onclose: (dialog: HTMLDialogElement) => void): { update(next: typeof onclose): void; destroy(): void } {
  // A dialog tells of its closing a moment later: by then something else may be open.
  let gone = false;
  dialog.addEventListener('close', () => gone || onclose(dialog));
  dialog.showModal();
  return {
    update: (next) => (onclose = next),
    destroy: () => {
      gone = true;
      dialog.close();
    },
  };
}
