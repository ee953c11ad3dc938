import { useCorrections } from '../data/corrections/corrections.ts'
import { CorrectedDot } from './corrections/corrected-dot.tsx'

/** A property's name, which says where it was corrected. */
export function PropertyName({ id, name }: { id: string; name: string }) {
  const isCorrected = useCorrections(id).has('name')
  return (
    <>
      {isCorrected && <CorrectedDot />}
      {name}
    </>
  )
}
