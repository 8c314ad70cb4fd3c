import { Crossvenue } from 'crossvenue'

// Finds a question on several venues and prints where each side is cheapest.

const client = new Crossvenue({ apiKey: process.env.KEY, baseUrl: 'http://127.0.0.1:3847' })
const [words = 'netanyahu'] = process.argv.slice(2)
const questions = await client.fetchMatchedMarketClusters({ query: words, minVenues: 2, limit: 5 })
if (questions.length === 0) console.log(`no question with "${words}" is on several venues`)
for (const { canonicalTitle, confidence, yes, no } of questions) {
  console.log(`${canonicalTitle} (${Math.round(confidence * 100)}% sure)`)
  for (const [side, quotes] of Object.entries({ yes, no })) {
    const best = quotes?.buy
    console.log(best ? `  ${side}: ${best.price} on ${best.venue}` : `  ${side}: nobody sells it`)
  }
}
