const KEY = 'clearheight-marketing-map'

/** Whether the panel is open, as last chosen in this browser; open where nothing was. */
export function readPanelOpen(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(KEY) !== 'closed'
}

export function writePanelOpen(storage: Pick<Storage, 'setItem'>, open: boolean): void {
  try {
    storage.setItem(KEY, open ? 'open' : 'closed')
  } catch {
    // Not remembered: it holds for this visit.
  }
}
