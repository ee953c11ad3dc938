import type { Property } from '../../../sync/domain/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { type FakeOpenAI, fakeOpenAI } from '../fake-openai.ts'
import { fillBook } from '../fill-book.ts'
import type { WireFormat } from '../openai-events.ts'
import { THE_NETWORK } from '../workerd/the-network.ts'

/** The app with these properties, whose assistant asks a model that says what a test tells it to. */
export async function appWithModel(
  api: WireFormat,
  properties: readonly Property[],
): Promise<{ model: FakeOpenAI; app: AppUnderTest }> {
  const model = await fakeOpenAI()
  const app = await appUnderTest({
    assistant: { apiKey: 'sk-test', baseUrl: model.baseUrl, model: 'fake', api },
    fetch: THE_NETWORK,
  })
  await fillBook(app.db, properties)
  return { model, app }
}
