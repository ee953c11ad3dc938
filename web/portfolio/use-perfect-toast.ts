import { useEffect, useRef } from 'react'
import { type CountStatus, countStatus } from '../../sync/portfolio/optimal-range.ts'
import { runWhenIdle } from '../run-when-idle.ts'
import { toast } from '../ui/layers/toast.tsx'
import { propertiesWords } from './portfolio-words.ts'

/** Says once that the set has come into the optimal range. `count` is null while there is none. */
export function usePerfectToast(count: number | null): void {
  const last = useRef<CountStatus | null>(null)
  useEffect(() => {
    if (count === null) return
    const status = countStatus(count)
    if (status === 'perfect' && last.current !== null && last.current !== 'perfect') {
      const description = propertiesWords(count)
      runWhenIdle(() => toast({ title: 'Perfect comp set ready!', description, kind: 'success' }))
    }
    last.current = status
  }, [count])
}
