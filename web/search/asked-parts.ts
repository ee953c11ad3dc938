import { NoResults } from '../rows/no-results.tsx'
import { ChipItems } from './criteria/chip-items.tsx'
import { WordsSentences } from './results/words-sentences.tsx'

/** What the page shows of questions alone, and so opens without. */
export const ASKED_PARTS = { NoResults, ChipItems, WordsSentences }
