import type * as z from 'zod/mini'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import type { TOOL_INPUTS, ToolName } from '../tools/tool-inputs.ts'

/** How the answer words the tools' outputs. */
export type Wording = 'found' | 'counted' | 'ordered' | 'statistics' | 'contrast' | 'summary' | 'plain'

export type PlannedCall = {
  [name in ToolName]: { tool: name; input: z.input<(typeof TOOL_INPUTS)[name]> }
}[ToolName]

export interface CallsPlan {
  kind: 'calls'
  calls: readonly PlannedCall[]
  wording: Wording
  /** What a follow-up changed, said before the answer. */
  said?: string | null
  /** The rows that are talked of all the same, as where one row of them is described. */
  keeps?: RowSet
  /** Only the first sentence is said. */
  isShort?: boolean
}

/** How a question is answered: by calls whose outputs are put into words, or by words alone. */
export type Plan = CallsPlan | { kind: 'words'; words: string }
