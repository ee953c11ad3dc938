import { Button } from '@radix-ui/themes'
import type { DrawTool } from './area-drawing.ts'
import styles from './draw-hint.module.css'

const WORDS = {
  polygon: 'Place the corners, then the first one again.',
  lasso: 'Drag around the area.',
} as const satisfies Record<DrawTool, string>

interface DrawHintProps {
  tool: DrawTool
  hasArea: boolean
  /** What is seen of the map becomes the area, for whom cannot draw. */
  onTakeView: () => void
  onRemove: () => void
  onCancel: () => void
}

/** How to draw, and what else can be done meanwhile. */
export function DrawHint({ tool, hasArea, onTakeView, onRemove, onCancel }: DrawHintProps) {
  return (
    <div className={styles.hint} data-draw-hint>
      <p className={styles.words} role="status">
        {WORDS[tool]}
      </p>
      <div className={styles.actions}>
        <Button type="button" size="1" variant="soft" onClick={onTakeView}>
          Use this view
        </Button>
        {hasArea && (
          <Button
            type="button"
            size="1"
            variant="soft"
            color="gray"
            aria-label="Remove the drawn area"
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
        <Button type="button" size="1" variant="soft" color="gray" data-tooltip="Esc" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
