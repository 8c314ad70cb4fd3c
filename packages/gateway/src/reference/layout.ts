import { html, raw } from 'hono/html'

export type Html = ReturnType<typeof html>

const style = raw(`
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { padding: 0.75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.375rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); }
nav ul { columns: 14rem; padding: 0; list-style: none; }
h2 { margin-top: 2rem; }
`)

/** Wraps the content of a reference page into a whole document. No part of it may be a promise. */
export const layout = (title: string, content: Html, head: Html | '' = ''): string =>
  String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
${head}
</head>
<body>
${content}
</body>
</html>
`)
