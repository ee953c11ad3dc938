import { DropAnywhere } from '../import/drop-anywhere.tsx'
import { CompFormHost } from '../property/adding/comp-form-host.tsx'
import { CellCorrections } from '../property/cells/cell-corrections.tsx'

/** What who may change properties has on every screen. */
export function MemberTools() {
  return (
    <>
      <DropAnywhere />
      <CompFormHost />
      <CellCorrections />
    </>
  )
}
