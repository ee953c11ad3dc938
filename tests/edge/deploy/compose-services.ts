import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../../../edge/settings/project.ts'

const FOLDER = join(PROJECT, 'edge/deploy')

/** The command and the environment that compose.yaml gives a service, with these values for what stands in `${}`. */
export function serviceOf(
  name: string,
  values: Readonly<Record<string, string>>,
): { command: string[]; environment: Record<string, string> } {
  const file = readFileSync(join(FOLDER, 'compose.yaml'), 'utf8')
  const [, block = ''] = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(file) ?? []
  const [, command = ''] = /^ {4}command: (.+)$/m.exec(block) ?? []
  const [, lines = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(block) ?? []
  const pairs = Array.from(lines.matchAll(/^ {6}(\w+): (.*)$/gm), ([, key = '', text = '']) => {
    const value = text
      .replace(/^"(.*)"$/, '$1')
      .replaceAll(/\$\{(\w+):\?\}/g, (_, of) => filledIn(values, of))
    return [key, value] as const
  })
  return { command: command.split(' '), environment: Object.fromEntries(pairs) }
}

function filledIn(values: Readonly<Record<string, string>>, name: string): string {
  const value = values[name]
  if (value === undefined)
    throw new Error(`${name} is asked for, and clearheight.env.example does not name it.`)
  return value
}

/** What clearheight.env.example asks people to fill in. */
export function namesToFillIn(): string[] {
  const text = readFileSync(join(FOLDER, 'clearheight.env.example'), 'utf8')
  return Array.from(text.matchAll(/^([A-Z_]+)=/gm), ([, name = '']) => name)
}
