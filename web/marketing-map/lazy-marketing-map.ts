import { lazy } from 'react'

/** Pictures are drawn and printed by code that comes when it is asked for. */
export const LazyMarketingPanel = lazy(async () => ({
  default: (await import('./marketing-panel.tsx')).MarketingPanel,
}))

export const LazyMarketingDialog = lazy(async () => ({
  default: (await import('./marketing-dialog.tsx')).MarketingDialog,
}))
