import type { CompsDocument } from '../../sync/documents/comps-document.ts'

/** What a marketing map is made of. Another object means that the picture has to be drawn anew. */
export interface MapSource {
  /** Rows there are. */
  readonly count: number
  /** Called when the picture is drawn or printed, not before: it reads every row. */
  document(): CompsDocument
  /** What its files are named after. */
  readonly stem: string
  /** `Proximity analysis: 11830 Tanner Rd, Houston`. */
  readonly reportTitle: string
}
