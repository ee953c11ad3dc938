import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import type { WorkbookPreview } from '../../sync/sheets/preview/workbook-preview.ts'

/** What the steps that decide something are given. */
export interface StepProps {
  /** What is imported. */
  name: string
  preview: WorkbookPreview
  decisions: ImportDecisions
  onDecide(decisions: ImportDecisions): void
  canUndo: boolean
  /** Takes the last decision back. */
  onUndo(): void
  onBack(): void
  onCancel(): void
  onNext(): void
}
