import { rememberApiKey } from './api-key.js'

// Sends what the form of a reference page holds to the service that the page came from, and shows the answer.

const MAX_SHOWN = 200_000

const section = document.querySelector('#try')
const form = section.querySelector('form')
const [key, venue, body, credentials] = ['key', 'venue', 'body', 'credentials'].map((id) =>
  document.getElementById(`try-${id}`),
)
const status = document.querySelector('#try-status')
const answer = document.querySelector('#try-answer')
let pending

rememberApiKey(key)
section.hidden = false

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  pending?.abort()
  pending = new AbortController()
  const { signal } = pending
  try {
    const { path, ...request } = event.submitter.value === 'GET' ? getRequest() : postRequest()
    show(`${request.method} ${path}`, '')
    const start = performance.now()
    const response = await fetch(path, { ...request, signal })
    const text = await response.text()
    const ms = Math.round(performance.now() - start)
    show(`${response.status} ${response.statusText}, ${ms} ms, ${text.length} characters`, pretty(text))
  } catch (error) {
    if (!signal.aborted) show(`Not sent: ${error.message}`, '')
  }
})

const path = () =>
  [...form.querySelectorAll('[data-part]')].reduce(
    (filled, { dataset, value }) => filled.replace(`{${dataset.part}}`, encodeURIComponent(value.trim())),
    form.dataset.path.replace('{exchange}', venue?.value),
  )
const headers = () => ({ ...(key.value.trim() && { authorization: `Bearer ${key.value.trim()}` }) })

function getRequest() {
  const fields = [...form.querySelectorAll('[data-query]')].filter(({ value }) => value.trim() !== '')
  const query = new URLSearchParams(fields.map(({ dataset, value }) => [dataset.query, value.trim()]))
  return { method: 'GET', path: query.size > 0 ? `${path()}?${query}` : path(), headers: headers() }
}

function postRequest() {
  const content = parse('body', body.value)
  const account = credentials?.value.trim() && parse('credentials', credentials.value)
  return {
    method: 'POST',
    path: path(),
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ ...content, ...(account && { credentials: account }) }),
  }
}

function parse(name, text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`the ${name} is not JSON (${error.message})`)
  }
}

function pretty(text) {
  let shown = text
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // Shown as it is.
  }
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}\n... and ${shown.length - MAX_SHOWN} more` : shown
}

function show(line, text) {
  status.textContent = line
  answer.textContent = text
  answer.hidden = text === ''
}
