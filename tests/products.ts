/** How many test files drive a browser side by side, each with a product of its own. */
export const PRODUCTS = 2
