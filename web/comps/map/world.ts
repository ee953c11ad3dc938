/** Pixels that the world is wide at zoom 0. */
export const WORLD_PX = 512
