import { type PointerEvent, useState } from 'react'

interface Span {
  from: number
  to: number
}

/** Shorter drags are clicks, pixels. */
const SHORTEST = 4

/** Dragging sideways over a chart, or pressing it. Pixels from its left edge; the span rises. */
export function useBrush(onPick: ((from: number, to: number) => void) | undefined, onPress?: () => void) {
  const [drag, setDrag] = useState<Span | null>(null)
  const placeOf = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    clientX - currentTarget.getBoundingClientRect().left
  const span = drag && { from: Math.min(drag.from, drag.to), to: Math.max(drag.from, drag.to) }
  if (onPick === undefined) return { span: null, on: {} }
  return {
    span,
    on: {
      'data-brushes': true,
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: placeOf(event), to: placeOf(event) })
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (drag !== null) setDrag({ ...drag, to: placeOf(event) })
      },
      onPointerUp() {
        if (span !== null && span.to - span.from >= SHORTEST) onPick(span.from, span.to)
        else if (span !== null) onPress?.()
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    },
  }
}
