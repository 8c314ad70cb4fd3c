import { Crossvenue } from 'crossvenue'

// Prints the pairs of markets that pay more than they cost after fees. Read the rules of both before you trade.

const client = new Crossvenue({ apiKey: process.env.KEY, baseUrl: 'http://127.0.0.1:3847' })
const { data, meta } = await client.findArbitrage({ limit: 5 }).withResponse()
console.log(`${data.length} pairs pay; not read: ${meta.missing?.join(', ') || 'none'}`)
for (const { marketA, marketB, buyVenue, buyPrice, sellVenue, sellPrice, size } of data) {
  console.log(`${marketA.title} | ${marketB.title}`)
  console.log(`  buy at ${buyPrice} on ${buyVenue}, sell at ${sellPrice} on ${sellVenue}, ${size} contracts`)
}
