import { writePages } from './pages.ts'

console.log(`wrote ${await writePages()} reference pages`)
