/** The steps of the import assistant, in their order. */
export const STEPS = ['file', 'columns', 'problems', 'confirm'] as const
export type Step = (typeof STEPS)[number]

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  file: 'File',
  columns: 'Columns',
  problems: 'Problems',
  confirm: 'Confirm',
}
