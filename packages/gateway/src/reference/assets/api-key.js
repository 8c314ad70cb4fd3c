const NAME = 'crossvenue-api-key'

// The demo prints a link that ends in `#key=...`. Browsers send no fragment to a server.
const linked = /^#key=([\w.-]+)$/.exec(location.hash)?.[1]
if (linked) {
  sessionStorage.setItem(NAME, linked)
  history.replaceState(null, '', location.pathname)
}

/** Fills a field with the API key that was entered last in this tab, and remembers what is entered. */
export function rememberApiKey(field) {
  field.value = sessionStorage.getItem(NAME) ?? ''
  field.addEventListener('input', () => sessionStorage.setItem(NAME, field.value.trim()))
}
