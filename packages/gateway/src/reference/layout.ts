import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

/** Returns the head of a page: our style, and a script if one is named. */
export const loaded = (script?: string): Html => html`<link rel="stylesheet" href="/reference/assets/style.css">
${script && html`<script type="module" src="/reference/assets/${script}"></script>`}`

/** The parts of the site, at the top of each page. */
export const places: Html = html`<nav><a href="/docs">Documentation</a> · <a href="/reference">Reference</a><span data-gateway> · <a href="/">Markets</a></span></nav>`

/** Wraps content into a complete document. No part of it may be a promise. */
export const layout = (title: string, content: Html, head: Html = loaded()): string =>
  String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
</head>
<body>
${content}
</body>
</html>
`)
