/** jsdom has no modal dialogs: an open one is enough for tests. */
export const standInForPlainDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
};
