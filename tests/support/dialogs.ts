/** Has dialogs open and close as browsers do, which jsdom does not: modally, and with a `close` that comes later. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}
