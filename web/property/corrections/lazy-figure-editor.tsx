import { lazy, Suspense } from 'react'
import { loadPart } from '../../load-part.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { FigureEditor } from './figure-editor.tsx'

/** With it comes the code that reads sheets. */
export const loadFigureEditor = () => import('./figure-editor.tsx')
const Editor = lazy(async () => ({ default: (await loadPart(loadFigureEditor)).FigureEditor }))

export function LazyFigureEditor(props: Parameters<typeof FigureEditor>[0]) {
  return (
    <Suspense
      fallback={
        <div role="status" aria-label="Loading">
          <Skeleton height={136} />
        </div>
      }
    >
      <Editor {...props} />
    </Suspense>
  )
}
