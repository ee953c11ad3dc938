/** The report's own style sheet: letter landscape on paper, nothing below 9 points there, no dark colors. */
export const REPORT_STYLE = `
@page { size: letter landscape; margin: 0.45in 0.5in 0.5in; @bottom-right { content: "page " counter(page) " of " counter(pages); font: 9pt system-ui, sans-serif; color: #60646c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 40px 48px; max-width: 1056px; color: #1c2024; background: #fff; font: 13px/1.4 Inter, "Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
header { display: flex; gap: 24px; justify-content: space-between; align-items: baseline; padding-bottom: 14px; margin-bottom: 18px; border-bottom: 2px solid #1c2024; }
h1 { margin: 0; font-size: 22px; line-height: 28px; letter-spacing: -0.01em; overflow-wrap: anywhere; }
header p { margin: 2px 0 0; color: #60646c; }
header strong { flex: none; max-width: 40%; font-size: 15px; overflow-wrap: anywhere; }
h2 { margin: 24px 0 6px; font-size: 15px; }
.top { display: flex; gap: 24px; align-items: flex-start; }
.summary { flex: 1; min-width: 0; }
.picture { flex: none; width: 340px; margin: 0; }
.picture img { display: block; width: 100%; border: 1px solid #d9d9e0; border-radius: 6px; }
.map { margin: 4px 0 20px; }
.explained { display: flex; gap: 20px; align-items: flex-start; break-inside: avoid; }
.map .picture { width: 600px; }
.legend { flex: 1; min-width: 0; }
.map .tiers { display: grid; grid-template-rows: repeat(5, 16px); grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; column-gap: 12px; margin-bottom: 10px; font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums; }
.map h2 { margin: 0 0 6px; }
.map ul { margin: 0 0 16px; padding: 0; list-style: none; }
.map li { margin-bottom: 3px; overflow-wrap: anywhere; }
.map ul.tiers li { margin: 0; }
.map .key { padding: 0; margin: 0; list-style: none; font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums; }
.map .key li { display: grid; grid-template-columns: 36px minmax(0, 1fr) max-content 76px; gap: 6px; margin: 0; padding: 1px 0; break-inside: avoid; }
.map .key b, .map .key li > :last-child { text-align: right; white-space: nowrap; }
.map .key .pin { place-self: start center; line-height: 18px; white-space: nowrap; }
.map .key small { display: block; color: #60646c; font-size: 12px; }
.explained + .key { columns: 2; column-gap: 32px; margin-top: 8px; }
.dot { display: inline-block; width: 10px; height: 10px; margin-right: 7px; border-radius: 50%; box-shadow: inset 0 0 0 1px rgb(0 0 0 / 30%); }
.stats { display: grid; grid-template-columns: repeat(3, minmax(0, max-content)); gap: 14px 48px; margin-bottom: 16px; }
.stats span, .stats small { display: block; color: #60646c; font-size: 12px; }
.stats strong { display: block; font-size: 18px; line-height: 24px; font-variant-numeric: tabular-nums; white-space: nowrap; }
.strip { margin: 0 0 16px; max-width: 620px; }
.strip figcaption { color: #60646c; font-size: 12px; }
.strip svg { display: block; width: 100%; fill: none; stroke: #8b8d98; }
.strip text { font-size: 12px; fill: #60646c; stroke: none; }
.strip circle { stroke: #fff; stroke-width: 1.5; }
.strip .middle { stroke: #1c2024; stroke-width: 2; }
.strip .subject { fill: #3e63dd; stroke: none; }
.trend { break-inside: avoid; }
.trend p { margin: 0 0 6px; color: #60646c; font-size: 12px; }
.trend svg { display: block; width: 100%; fill: none; stroke: #e0e1e6; }
.trend text { font-size: 12px; fill: #60646c; stroke: none; font-variant-numeric: tabular-nums; }
.trend polygon { fill: #e6edfe; stroke: none; }
.trend polyline { stroke: #3e63dd; stroke-width: 2; }
.trend circle { fill: #3e63dd; stroke: #3e63dd; stroke-width: 1.5; }
.trend .few { fill: #fff; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
th, td { padding: 4px 8px; text-align: left; vertical-align: top; }
thead th { color: #60646c; font-weight: 500; font-size: 12px; vertical-align: bottom; border-bottom: 1.5px solid #1c2024; }
tbody tr { break-inside: avoid; }
tbody td, tbody th { border-bottom: 1px solid #e0e1e6; }
td small { display: block; color: #60646c; font-size: 12px; }
.rows { overflow-x: auto; }
.figure { text-align: right; white-space: nowrap; }
.figure i { font-style: normal; white-space: normal; }
.date { white-space: nowrap; }
.number { width: 38px; }
.pin { display: inline-block; min-width: 20px; padding: 0 4px; border-radius: 10px; font-size: 12px; font-weight: 600; line-height: 20px; text-align: center; }
.subject-row { background: #f0f4ff; }
.star { color: #3e63dd; font-size: 16px; line-height: 20px; }
.median { background: #f9f9fb; }
.weight { margin-bottom: 12px; color: #60646c; font-size: 12px; }
.leases { width: auto; margin-bottom: 16px; }
.leases tbody th { font-weight: 600; }
.excluded { color: #60646c; }
footer { margin-top: 20px; padding-top: 8px; border-top: 1px solid #d9d9e0; color: #60646c; font-size: 12px; }
@media (max-width: 700px) { body { padding: 16px 12px; } .top, .explained { display: block; } .stats { grid-template-columns: repeat(2, 1fr); gap: 12px; } .picture, .map .picture { width: 100%; margin-bottom: 16px; } .explained + .key { columns: 1; } }
@media print { body { padding: 0; max-width: none; } .rows { overflow: visible; } footer { break-inside: avoid; } }
`
