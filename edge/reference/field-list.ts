import { capitalized } from '../../sync/domain/capitalized.ts'
import { type Html, html, prose } from './html.ts'
import { type Field, fieldsOf } from './operation.ts'
import type { JsonSchema } from './schema-json.ts'
import { limitWords, typeWords, unionMembers } from './type-words.ts'

/** Fields with their types, limits and words; nested fields unfold. With `asked`, optional ones are marked. */
export function fieldList(fields: readonly Field[], asked: boolean): Html {
  return html`<ul class="fields">${fields.map((field) => fieldItem(field, asked))}</ul>`
}

/** The list of fields of a whole value. */
export function valueFields(schema: JsonSchema, asked: boolean): Html {
  const parts = unionMembers(schema)
  const { words, name } = typeWords(schema)
  const intro = schema.type === 'object' ? [] : [html`<p class="value">${typeLink(words, name)}</p>`]
  return html`${intro}${parts.map((part) => fieldList(fieldsOf(part), asked))}`
}

function fieldItem({ name, schema, required }: Field, asked: boolean): Html {
  const type = typeWords(schema)
  const limits = limitWords(schema).join('; ')
  const parts = unionMembers(schema)
  const mark = asked && required ? html`<b class="required">required</b>` : ''
  const seldom = !(asked || required) ? html`<span class="muted">may be absent</span>` : ''
  return html`<li>
<code class="name">${name}</code> <span class="type">${typeLink(type.words, type.name)}</span> ${mark}${seldom}
${schema.description === undefined ? '' : html`<p>${prose(schema.description)}</p>`}
${limits === '' ? '' : html`<p class="muted">${prose(capitalized(limits))}.</p>`}
${parts.length === 0 ? '' : html`<details><summary>Its fields</summary>${parts.map((part) => fieldList(fieldsOf(part), asked))}</details>`}
</li>`
}

function typeLink(words: string, name: string | null): Html {
  if (name === null) return html`${words}`
  const [before = '', after = ''] = words.split(name)
  return html`${before}<a href="#${name}">${name}</a>${after}`
}
