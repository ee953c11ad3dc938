/** How long the pointer rests on an element before its tooltip opens (specification, section 9). */
const TOOLTIP_DELAY_MS = 700
/** How long after one tooltip closed another opens at once (specification, section 9). */
const TOOLTIP_SKIP_MS = 300

export interface TooltipTimer<Target> {
  /** The pointer came to rest on a target, or on none. */
  point(target: Target | null): void
  /** The keyboard reached a target: its tooltip opens at once. */
  focus(target: Target): void
  /** Closes, and does not open this target again until the pointer has been elsewhere. */
  dismiss(): void
}

/** Decides when a tooltip opens and closes. `show` gets the target to show, or null. */
export function createTooltipTimer<Target>(show: (target: Target | null) => void): TooltipTimer<Target> {
  let pointed: Target | null = null
  let shown: Target | null = null
  let closedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(target: Target | null) {
    clearTimeout(timer)
    if (target === shown) return
    if (target === null) closedAt = Date.now()
    shown = target
    show(target)
  }

  return {
    point(target) {
      if (target === pointed) return
      pointed = target
      change(null)
      if (target === null) return
      const wait = Date.now() - closedAt < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS
      timer = setTimeout(() => change(target), wait)
    },
    focus: change,
    dismiss: () => change(null),
  }
}
