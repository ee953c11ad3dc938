import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './tooltip-layer.module.css'
import { placeTooltip } from './tooltip-place.ts'
import { createTooltipTimer } from './tooltip-timer.ts'

/** Shows the tooltip of whatever carries `data-tooltip`. Mounted once. */
export function TooltipLayer() {
  const id = useId()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const tip = useRef<HTMLDivElement>(null)

  useEffect(() => watchTargets(setTarget), [])

  useLayoutEffect(() => {
    if (target === null || tip.current === null) return
    const viewport = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = placeTooltip(
      target.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      viewport,
    )
    tip.current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
    if (target.getAttribute('aria-label') === target.dataset.tooltip) return
    target.setAttribute('aria-describedby', id)
    return () => target.removeAttribute('aria-describedby')
  }, [target, id])

  if (target === null) return null
  return (
    <div ref={tip} id={id} role="tooltip" className={styles.tip} data-tooltip-layer>
      {target.dataset.tooltip}
    </div>
  )
}

/** Follows pointer and keyboard over the whole page. Returns the way to stop. */
function watchTargets(show: (target: HTMLElement | null) => void): () => void {
  const timer = createTooltipTimer<HTMLElement>(show)
  const targetAt = (place: EventTarget | null) =>
    place instanceof Element ? place.closest<HTMLElement>('[data-tooltip]') : null
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true, capture: true }

  document.addEventListener(
    'pointerover',
    (event) => {
      // Nothing is explained while something is dragged over it.
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      // The tooltip itself can be pointed at, so that its words can be read with a magnifier.
      if (event.target instanceof Element && event.target.closest('[data-tooltip-layer]') !== null) return
      timer.point(targetAt(event.target))
    },
    options,
  )
  document.addEventListener(
    'focusin',
    (event) => {
      const target = targetAt(event.target)
      if (target?.matches(':focus-visible')) timer.focus(target)
    },
    options,
  )
  document.documentElement.addEventListener('pointerleave', () => timer.point(null), { signal: stop.signal })
  for (const closing of ['focusout', 'pointerdown', 'scroll'] as const) {
    document.addEventListener(closing, timer.dismiss, options)
  }
  document.addEventListener('keydown', (event) => event.key === 'Escape' && timer.dismiss(), options)
  return () => {
    stop.abort()
    timer.dismiss()
  }
}
