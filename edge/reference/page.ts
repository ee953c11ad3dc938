import { accessWords } from '../../sync/api/endpoint.ts'
import { ERRORS } from '../../sync/api/errors.ts'
import { COMMON_ERRORS } from '../../sync/api/errors-of.ts'
import { capitalized } from '../../sync/domain/words/capitalized.ts'
import { Html, html, prose } from './html.ts'
import { type Deployment, type ResourceReference, resources } from './open-api.ts'
import { type Field, fieldsOf, type Operation } from './operation.ts'
import { type JsonSchema, namedSchemas } from './schema-json.ts'
import { STYLE } from './style.ts'
import { limitWords, typeWords, unionMembers } from './type-words.ts'

/** The reference as a page of its own: no script, and nothing loaded. */
export function referencePage({ origin, version, sessionCookie }: Deployment): string {
  const all = resources()
  const named = namedSchemas()
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>HTTP reference · Clearheight</title>
<link rel="icon" href="/favicon.svg">
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the reference</a>
<nav aria-label="Reference">
<a class="home" href="/">Clearheight</a>
<details class="contents"><summary>Contents</summary>${contents(all, Object.keys(named))}</details>
<div class="contents-wide">${contents(all, Object.keys(named))}</div>
</nav>
<main id="content">
${introduction(origin, version, sessionCookie)}
${all.map((resource) => resourceSection(resource, origin))}
<section aria-label="Objects">
<header><h2 id="objects">Objects</h2><p>What several calls take or answer.</p></header>
${Object.entries(named).map(
  ([name, schema]) =>
    html`<article id="${name}"><div><h3><a href="#${name}">${name}</a></h3>${valueFields(schema, false)}</div></article>`,
)}
</section>
</main>
</body>
</html>
`
  return page.text
}

function contents(all: readonly ResourceReference[], names: readonly string[]): Html {
  return html`<ul>
<li><a href="#start">Start</a></li>
<li><a href="#errors">Errors</a></li>
${all.map(
  ({ key, title, operations }) => html`<li><a href="#${key}">${title}</a>
<ul>${operations.map(
    ({ id, endpoint }) => html`<li><a href="#${id}">${method(endpoint.method)}<span>${id}</span></a></li>`,
  )}</ul></li>`,
)}
<li><a href="#objects">Objects</a>
<ul>${names.map((name) => html`<li><a href="#${name}"><span>${name}</span></a></li>`)}</ul></li>
</ul>`
}

function introduction(origin: string, version: string, sessionCookie: string): Html {
  return html`<section aria-label="Start" class="start">
<h1 id="start">HTTP reference</h1>
<p>Everything the app does with properties, comp lists and notes can be done over HTTP. Requests and answers are JSON unless a call says otherwise. This is version ${version}; for programs there is <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<p>A call is made by the user of the session, which is the cookie <code>${sessionCookie}</code>. In the demo a call without it is made by the demo user, so that the lines on this page run as they are. Ids in them are examples.</p>
<p>Rents are in dollars per square foot per month, sizes in square feet, distances in miles, and times in milliseconds since 1970.</p>
<pre tabindex="0"><code>curl '${origin}/api/properties?limit=1'</code></pre>
<h2 id="errors">Errors</h2>
<p>A refusal is <code>{"code", "message"}</code>, with a sentence for the person who asked.</p>
<ul class="fields">${Object.entries(ERRORS).map(
    ([code, { status, when }]) =>
      html`<li><code class="name">${code}</code> <span class="type">${status}</span><p>${prose(when)}${isCommon(code) ? ' Any call may answer this.' : ''}</p></li>`,
  )}</ul>
</section>`
}

function isCommon(code: string): boolean {
  return (COMMON_ERRORS as readonly string[]).includes(code)
}

function resourceSection({ key, title, about, operations }: ResourceReference, origin: string): Html {
  return html`<section aria-label="${title}">
<header><h2 id="${key}">${title}</h2><p>${prose(about)}</p></header>
${operations.map((one) => operationArticle(one, origin))}
</section>`
}

function operationArticle(one: Operation, origin: string): Html {
  const { id, endpoint, path, pathFields, queryFields, body, output, errors, mediaTypes, statuses } = one
  return html`<article id="${id}">
<div>
<h3><a href="#${id}">${id}</a></h3>
<p class="line">${method(endpoint.method)}<code>${path}</code></p>
<p>${prose(endpoint.summary)}</p>
${endpoint.about === undefined ? '' : html`<p>${prose(endpoint.about)}</p>`}
<p class="muted">Who may call it: ${accessWords(endpoint)}</p>
${pathFields.length === 0 ? '' : html`<h4>Path</h4>${fieldList(pathFields, true)}`}
${queryFields.length === 0 ? '' : html`<h4>Query</h4>${fieldList(queryFields, true)}`}
${endpoint.body === undefined ? '' : html`<h4>Body</h4><p>The file, as <code>${endpoint.body}</code>.</p>`}
${body === null ? '' : html`<h4>Body</h4>${valueFields(body, true)}`}
</div>
<div class="beside">
<h4>Example</h4>
<pre tabindex="0"><code>${curl(one, origin)}</code></pre>
<h4>Answer</h4>
<p>${statuses.join(' or ')}${mediaTypes.length === 0 ? ', without a body' : html` ${mediaTypes.map((type) => html`<code>${type}</code> `)}`}</p>
${output === null ? '' : valueFields(output, false)}
${errors.length === 0 ? '' : html`<h4>Errors</h4><p class="codes">${errors.map((code) => html`<a href="#errors"><code>${ERRORS[code].status} ${code}</code></a> `)}</p>`}
</div>
</article>`
}

function method(name: string): Html {
  return html`<b class="method ${name.toLowerCase()}">${name}</b>`
}

/** The call as a line for a shell, where an apostrophe has to stand outside the quotes. */
export function curl({ endpoint, example: { address, body } }: Operation, origin: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const write = endpoint.method === 'GET' ? '' : `-X ${endpoint.method} `
  const line = `curl ${write}${quoted(`${origin}${address}`)}`
  if (endpoint.body !== undefined)
    return `${line} \\\n  -H ${quoted(`Content-Type: ${endpoint.body}`)} \\\n  --data-binary @file`
  if (body === null) return line
  return `${line} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quoted(JSON.stringify(body, null, 2))}`
}

/** Fields with their types, limits and words; nested fields unfold. With `asked`, optional ones are marked. */
function fieldList(fields: readonly Field[], asked: boolean): Html {
  return html`<ul class="fields">${fields.map((field) => fieldItem(field, asked))}</ul>`
}

/** The list of fields of a whole value. */
function valueFields(schema: JsonSchema, asked: boolean): Html {
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
