/** How many test files drive a browser side by side, each with a product of its own: one keeps two cores almost busy. */
export const PRODUCTS = 2
