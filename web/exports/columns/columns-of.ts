/** Two choices are remembered: what fits a spreadsheet is too much for paper. */
export type ColumnsOf = 'spreadsheet' | 'report'
