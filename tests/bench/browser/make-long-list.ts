import type { ApiCompList } from '../../../sync/api/comp-lists.ts'

/** More than a window shows; brokers keep fewer. */
const COMPS = 300

/** Makes a comp list of the first properties of the book, and answers where it stands. */
export async function makeLongList(origin: string): Promise<string> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answers ${response.status}.`)
    return await response.json()
  }
  const { id } = (await post('/api/comp-lists', { name: 'Measured' })) as ApiCompList
  const response = await fetch(`${origin}/api/properties?limit=${COMPS}`)
  const { properties } = (await response.json()) as { properties: readonly { id: string }[] }
  for (const { id: propertyId } of properties.slice(0, COMPS)) {
    await post(`/api/comp-lists/${id}/properties`, { propertyId })
  }
  return `/comp-lists/${id}`
}
