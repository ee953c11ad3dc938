/** As the `ref` of a bar at the bottom of the window: toasts are shown above it, not over its buttons. */
export function liftToasts(bar: HTMLElement | null): () => void {
  const { style } = document.documentElement
  if (bar !== null) style.setProperty('--ch-foot', `${bar.offsetHeight}px`)
  return () => style.removeProperty('--ch-foot')
}
