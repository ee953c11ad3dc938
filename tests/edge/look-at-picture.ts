import { expect } from 'vitest'
import type { AppUnderTest } from './app-under-test.ts'

/** Asks for a picture, and answers its address. */
export async function imageUrl(on: AppUnderTest, path: string, body: unknown): Promise<string> {
  const response = await on.post(path, body)
  expect(response.status).toBe(200)
  return ((await response.json()) as { imageUrl: string }).imageUrl
}

/** What a picture at an address of ours is. */
export async function look(on: AppUnderTest, url: string) {
  const response = await on.get(url)
  return { type: response.headers.get('content-type'), bytes: new Uint8Array(await response.arrayBuffer()) }
}
