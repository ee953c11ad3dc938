import { Button } from '@radix-ui/themes'
import { ChevronDown, Download } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { afterPaint } from '../../after-paint.ts'
import type { PickedResults, ResultExports } from './result-exports.tsx'

async function load() {
  await afterPaint()
  return await import('./result-exports.tsx')
}
const LaterExports = lazy(async () => ({ default: (await load()).ResultExports }))
const LaterPicked = lazy(async () => ({ default: (await load()).PickedResults }))

/** The export menu: it comes after the first results, and its button stands where it will be. */
export function LazyResultExports(props: ComponentProps<typeof ResultExports>) {
  return (
    <Suspense fallback={<Waiting iconOnly={props.iconOnly} />}>
      <LaterExports {...props} />
    </Suspense>
  )
}

/** The bar of what is picked, which is nothing at first. */
export function LazyPickedResults(props: ComponentProps<typeof PickedResults>) {
  return (
    <Suspense fallback={null}>
      <LaterPicked {...props} />
    </Suspense>
  )
}

function Waiting({ iconOnly }: { iconOnly: boolean }) {
  return (
    <Button type="button" variant="outline" color="gray" aria-label="Export" aria-disabled>
      <Download size={15} strokeWidth={1.75} aria-hidden />
      {!iconOnly && 'Export'}
      {!iconOnly && <ChevronDown size={14} strokeWidth={1.75} aria-hidden />}
    </Button>
  )
}
