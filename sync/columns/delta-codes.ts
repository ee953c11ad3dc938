import { type Codes, createCodes } from './string-column.ts'

/**
 * Encodes codes relative to a predictor column: 0 where the code is the same as the last time the predictor had this
 * value, otherwise 1 + the code. Where the predictor determines the code, nearly all entries are 0.
 */
export function encodeDeltas(codes: Codes, predictors: Codes, predictorValues: number): Uint32Array {
  const last = new Uint32Array(predictorValues + 1)
  const steps = new Uint32Array(codes.length)
  for (let row = 0; row < steps.length; row++) {
    const code = codes[row] as number
    const predictor = predictors[row] as number
    steps[row] = code === last[predictor] ? 0 : code + 1
    last[predictor] = code
  }
  return steps
}

/** Reads back what `encodeDeltas` made, of codes none of which is above `largest`. */
export function decodeDeltas(
  steps: Codes,
  predictors: Codes,
  predictorValues: number,
  largest: number,
): Codes {
  const last = new Uint32Array(predictorValues + 1)
  const codes = createCodes(steps.length, largest)
  for (let row = 0; row < codes.length; row++) {
    const predictor = predictors[row] as number
    const step = steps[row] as number
    if (step > 0) last[predictor] = step - 1
    codes[row] = last[predictor] as number
  }
  return codes
}
