import * as z from 'zod/mini'
import { isPrivateHost } from './hosts.ts'

/** The language model the assistant asks, with OpenAI's protocol. */
export interface AssistantSettings {
  /** Stays on the server. */
  apiKey: string
  /** Up to and with `/v1`. */
  baseUrl: string
  model: string
  api: 'responses' | 'chat'
}

const OPENAI = 'https://api.openai.com/v1'
/** Small, quick, and able to call tools. */
const MODEL = 'gpt-5-mini'

const BASE_URL = 'OPENAI_BASE_URL must be an address that begins with https:// or http://.'
const API = 'OPENAI_API must be responses or chat.'

/** The variables behind the settings, for both hosts' environments. */
export const assistantVariables = {
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(z.string().check(z.refine(isWebAddress, BASE_URL))),
  OPENAI_MODEL: z.optional(z.string()),
  OPENAI_API: z.optional(z.enum(['responses', 'chat'], API)),
}

const variables = z.object(assistantVariables)

/** Reads checked variables. Null without a key, and where NETWORK=off keeps the model out of reach. */
export function assistantSettingsOf(
  env: z.infer<typeof variables>,
  network: boolean,
): AssistantSettings | null {
  if (!env.OPENAI_API_KEY) return null
  const baseUrl = env.OPENAI_BASE_URL || OPENAI
  if (!network && !isPrivateHost(new URL(baseUrl).hostname)) return null
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model: env.OPENAI_MODEL || MODEL,
    api: env.OPENAI_API ?? 'responses',
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
