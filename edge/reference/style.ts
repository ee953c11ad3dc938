/** The page's whole style: type and colors as in the app, which has its own files of them. */
export const STYLE = `
:root { color-scheme: light dark; --bg: #fafafb; --panel: #fff; --ink: #1c2024; --muted: #60646c; --line: #e0e1e6; --link: #3a5bc7; --code: #f0f0f3; --get: #0f7f49; --post: #3a5bc7; --put: #8f6400; --delete: #c62a2f }
@media (prefers-color-scheme: dark) { :root { --bg: #111113; --panel: #18191b; --ink: #edeef0; --muted: #b0b4ba; --line: #363a3f; --link: #9eb1ff; --code: #212225; --get: #43c07a; --post: #9eb1ff; --put: #f0c000; --delete: #ff9592 } }
* { box-sizing: border-box }
html { scroll-padding-top: 24px }
body { margin: 0; background: var(--bg); color: var(--ink); font: 400 14px/22px Inter, "Inter Variable", system-ui, sans-serif; display: grid; grid-template-columns: 264px minmax(0, 1fr) }
a { color: var(--link); text-decoration: none }
a:hover, p a { text-decoration: underline }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px }
.skip { position: absolute; left: -999px }
.skip:focus { left: 8px; top: 8px; z-index: 1; padding: 8px; background: var(--panel) }
code, pre { font: 400 12.5px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
p code, li code.name { padding: 1px 4px; border-radius: 4px; background: var(--code); overflow-wrap: anywhere }
pre { margin: 0; padding: 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--code); white-space: pre-wrap; overflow-wrap: anywhere; user-select: all }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 20px 16px; border-right: 1px solid var(--line); background: var(--panel); font-size: 13px; line-height: 20px }
nav ul { list-style: none; margin: 0; padding: 0 }
nav .contents-wide > ul > li { margin-top: 12px }
nav .contents-wide > ul > li > a { display: inline-block; min-height: 24px; color: var(--ink); font-weight: 600 }
nav li li a { display: flex; gap: 8px; padding: 3px 0; color: var(--muted); align-items: baseline }
nav li li a span { overflow: hidden; text-overflow: ellipsis }
.home { font-weight: 600; font-size: 16px; color: var(--ink) }
.contents { display: none }
.method { display: inline-block; min-width: 44px; font: 600 11px/16px ui-monospace, SFMono-Regular, Menlo, monospace }
.get { color: var(--get) } .post { color: var(--post) } .put { color: var(--put) } .delete { color: var(--delete) }
main { padding: 32px clamp(16px, 4vw, 56px) 96px; max-width: 1440px }
h1 { margin: 0 0 12px; font: 600 28px/36px inherit; font-family: inherit }
h2 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600 }
h3 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600 }
h3 a { color: inherit }
h4 { margin: 20px 0 4px; font-size: 13px; line-height: 20px; font-weight: 600 }
p { margin: 6px 0 }
.start { max-width: 720px }
.start h2 { margin-top: 32px }
.start pre { margin-top: 12px }
section + section { margin-top: 56px }
header { padding-bottom: 12px; border-bottom: 1px solid var(--line) }
header p { color: var(--muted); margin: 2px 0 0 }
article { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 48px; padding: 28px 0; border-bottom: 1px solid var(--line) }
article > div { min-width: 0 }
.beside h4:first-child { margin-top: 0 }
.line { display: flex; gap: 8px; align-items: baseline; overflow-wrap: anywhere }
.line code { color: var(--ink); padding: 0; background: none }
.muted, .type, .value { color: var(--muted) }
.type { font-size: 13px }
.required { font-size: 12px; font-weight: 500; color: var(--put) }
.fields { list-style: none; margin: 4px 0 0; padding: 0 }
.fields > li { padding: 8px 0; border-top: 1px solid var(--line) }
.fields > li:first-child { border-top: 0 }
.fields p { margin: 2px 0 0; font-size: 13px; line-height: 20px; overflow-wrap: anywhere }
.fields .fields { margin: 4px 0 0; padding-left: 12px; border-left: 2px solid var(--line) }
details summary { cursor: pointer; font-size: 13px; color: var(--link); padding: 2px 0; width: fit-content }
.codes { line-height: 26px }
.codes code { white-space: nowrap }
article > div:only-child { grid-column: 1 / -1; max-width: 800px }
@media (max-width: 1099px) { article { grid-template-columns: minmax(0, 1fr); gap: 20px } .beside h4:first-child { margin-top: 4px } }
@media (max-width: 767px) {
  body { display: block }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); padding: 12px 16px }
  .contents { display: block; margin-top: 4px }
  .contents > ul > li { margin-top: 8px }
  nav li li a { padding: 8px 0 }
  .contents-wide { display: none }
}
@media print { nav { display: none } body { display: block } }
`
