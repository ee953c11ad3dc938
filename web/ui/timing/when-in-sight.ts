/** What is only scrolled past is not in sight, ms. */
const DWELL_MS = 250

const waiting = new Map<Element, { act: () => void; timer: ReturnType<typeof setTimeout> | undefined }>()
let observer: IntersectionObserver | null = null

/** Calls back once, when an element has been in sight for a moment. Returns the way to end it. */
export function whenInSight(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const one = waiting.get(target)
      if (one === undefined) continue
      clearTimeout(one.timer)
      one.timer = isIntersecting ? setTimeout(() => see(target), DWELL_MS) : undefined
    }
  })
  waiting.set(element, { act, timer: undefined })
  observer.observe(element)
  return () => forget(element)
}

function see(element: Element): void {
  const one = waiting.get(element)
  forget(element)
  one?.act()
}

function forget(element: Element): void {
  clearTimeout(waiting.get(element)?.timer)
  waiting.delete(element)
  observer?.unobserve(element)
}
