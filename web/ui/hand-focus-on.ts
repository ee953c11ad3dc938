/**
 * As the `ref` of an item in a list: when the focused item is removed, the field or the last button of the next item
 * gets the focus, so that items can be removed one after the other by key.
 */
export function handFocusOn(item: HTMLElement | null): () => void {
  return () => {
    if (!item?.contains(document.activeElement)) return
    const next = item.nextElementSibling ?? item.previousElementSibling
    const control = next?.querySelector<HTMLElement>('input, button:last-of-type')
    ;(control ?? document.getElementById('content'))?.focus()
  }
}
