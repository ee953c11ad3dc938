import { expect, test } from 'vitest'
import { parseEnv } from '../../../edge/settings/env.ts'

test('without a key there is no model', () => {
  expect(parseEnv({ OPENAI_MODEL: 'other' }).assistant).toBeNull()
})

test('with a key alone the usual model is asked', () => {
  expect(parseEnv({ OPENAI_API_KEY: 'sk-1' }).assistant).toMatchObject({
    apiKey: 'sk-1',
    baseUrl: 'https://api.openai.com/v1',
    api: 'responses',
  })
})

test('each variable is taken', () => {
  const own = {
    OPENAI_API_KEY: 'sk-1',
    OPENAI_BASE_URL: 'https://models.example/v1/',
    OPENAI_MODEL: 'own',
    OPENAI_API: 'chat',
  }
  expect(parseEnv(own).assistant).toEqual({
    apiKey: 'sk-1',
    baseUrl: 'https://models.example/v1',
    model: 'own',
    api: 'chat',
  })
})

test('without the network only a model on a private network is asked', () => {
  const off = { OPENAI_API_KEY: 'sk-1', NETWORK: 'off' }
  expect(parseEnv(off).assistant).toBeNull()
  expect(parseEnv({ ...off, OPENAI_BASE_URL: 'http://10.0.0.7:8000/v1' }).assistant?.baseUrl).toBe(
    'http://10.0.0.7:8000/v1',
  )
})

test.each([
  [
    { OPENAI_BASE_URL: 'models.example' },
    'OPENAI_BASE_URL must be an address that begins with https:// or http://.',
  ],
  [{ OPENAI_API: 'other' }, 'OPENAI_API must be responses or chat.'],
])('%o is refused with a sentence', (variables, sentence) => {
  expect(() => parseEnv(variables)).toThrow(sentence)
})
