/**
 * Widths and heights of the window at which the layout changes. Style sheets name them as `@media (--phone)`; scripts
 * pass them to `useMedia`.
 */
export const MEDIA = {
  phone: '(max-width: 639px)',
  compact: '(max-width: 899px)',
  'below-desktop': '(max-width: 1023px)',
  'below-roomy': '(max-width: 1199px)',
  'below-wide': '(max-width: 1439px)',
  'from-tablet': '(min-width: 640px)',
  'from-desktop': '(min-width: 1024px)',
  'from-roomy': '(min-width: 1200px)',
  'from-wide': '(min-width: 1440px)',
  'from-large': '(min-width: 1920px)',
  'from-vast': '(min-width: 2200px)',
  low: '(max-height: 599px)',
  touch: '(pointer: coarse)',
} as const
