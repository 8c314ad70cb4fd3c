import { writePages } from './pages.ts'

console.log(`wrote ${writePages()} reference pages`)
