import type { Property } from '../../../sync/domain/property.ts'
import { makeProperty } from '../../make/property.ts'
import type { AppUnderTest } from '../app-under-test.ts'
import type { FakeOpenAI, Saying } from '../fake-openai.ts'
import { heard } from '../heard.ts'
import type { WireFormat } from '../openai-events.ts'
import { appWithModel } from './app-with-model.ts'

const properties: Property[] = [
  ['Alpha', 'Katy', 0.8],
  ['Beta', 'Katy', 1],
  ['Gamma', 'Tomball', 1.2],
].map(([name, city, rentPerSf]) =>
  makeProperty({
    id: String(name).toLowerCase(),
    name: `${name} Depot`,
    city: String(city),
    submarket: 'West',
    propertyType: 'Warehouse',
    rentPerSf: Number(rentPerSf),
    squareFootage: 20_000,
    latitude: 29.7858,
    longitude: -95.8245,
  }),
)

const question = (text: string) => ({
  messages: [{ id: 'u1', role: 'user', parts: [{ type: 'text', text }] }],
})

export interface LargeModel {
  model: FakeOpenAI
  app: AppUnderTest
  /** Asks, and has the model say these. */
  ask(text: string, ...sayings: Saying[]): Promise<Answered>
}

type Answered = Awaited<ReturnType<typeof heard>> & {
  /** How often the model was called, and with what at last. */
  calls: number
  last: string
}

/** The app with three warehouses, asked over a stream and answered by a model. */
export async function appWithLargeModel(api: WireFormat): Promise<LargeModel> {
  const { model, app } = await appWithModel(api, properties)

  async function ask(text: string, ...sayings: Saying[]): Promise<Answered> {
    model.script(...sayings)
    const before = model.asked.length
    const answered = await heard(await app.post('/api/chat', question(text), { Accept: 'text/event-stream' }))
    return { ...answered, calls: model.asked.length - before, last: model.asked.at(-1) ?? '' }
  }

  return { model, app, ask }
}
