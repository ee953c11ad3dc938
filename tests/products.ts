/** How many test files drive a browser side by side, each with a product of its own: they wait much of the time. */
export const PRODUCTS = 4
