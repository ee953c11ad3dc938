import { buildIfStale } from '../edge/build/build.ts'

/** Servers answer with files of the built web app, such as its map. */
export default function setup(): Promise<void> {
  return buildIfStale({ say: console.log })
}
