/** Where dialogs and toasts are put: inside the theme, so that its tokens reach them. */
export function portalRoot(): HTMLElement {
  return document.querySelector<HTMLElement>('.radix-themes') ?? document.body
}
