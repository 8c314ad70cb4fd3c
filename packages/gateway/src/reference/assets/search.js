import './api-key.js'

// Shows the entries of the index that contain every word of the search.

const search = document.querySelector('#search')
const sections = [...document.querySelectorAll('main section')]
const none = document.querySelector('#none')

function filter() {
  const words = search.value.toLowerCase().split(/\s+/)
  for (const section of sections) {
    const entries = [...section.querySelectorAll('li')]
    for (const entry of entries) {
      const text = entry.textContent.toLowerCase()
      entry.hidden = !words.every((word) => text.includes(word))
    }
    section.hidden = entries.every(({ hidden }) => hidden)
  }
  none.hidden = sections.some(({ hidden }) => !hidden)
}

search.addEventListener('input', filter)
search.closest('label').hidden = false
filter()
