/** Families of the page, drawn by MapLibre itself: no fonts are fetched for a map. The first one says the weight. */
export const LABEL_FONT = ['Inter Variable', 'sans-serif']
export const STRONG_LABEL_FONT = ['Inter SemiBold', 'Inter Variable', 'sans-serif']
