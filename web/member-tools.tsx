import { DropAnywhere } from './import/choose/drop-anywhere.tsx'
import { CompFormHost } from './property/adding/comp-form-host.tsx'
import { CellCorrections } from './property/cells/cell-corrections.tsx'

/** What every screen has for those who may change properties. */
export function MemberTools() {
  return (
    <>
      <DropAnywhere />
      <CompFormHost />
      <CellCorrections />
    </>
  )
}
