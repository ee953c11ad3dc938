/**
 * Dollars per square foot: an industrial rent without a stated period is a month's up to here, and a year's above. It is
 * the rule of public importers of broker sheets, and of questions.
 */
export const HIGHEST_MONTHLY_RENT = 4
