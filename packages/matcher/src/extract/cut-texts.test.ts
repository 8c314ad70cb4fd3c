import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { settings } from '../settings.ts'
import { cutTexts } from './cut-texts.ts'

const { maxTitle, maxRules } = settings.lengths
const long = (length: number) => 'z'.repeat(length)

describe('an event of long texts', () => {
  it('is the event itself where each text may be read whole', () => {
    const event = listing('kalshi', {
      title: long(maxTitle),
      markets: [{ title: long(maxTitle), rules: long(maxRules), outcomes: [long(maxTitle), 'No'] }],
    })
    expect(cutTexts(event)).toBe(event)
  })

  it('is cut to the lengths that are read', () => {
    const { title, slug, markets } = cutTexts(
      listing('kalshi', {
        title: long(maxTitle + 1),
        slug: long(maxTitle + 1),
        markets: [
          {
            title: long(2 * maxTitle),
            label: long(maxTitle + 5),
            rules: long(maxRules + 1),
            outcomes: ['Yes', long(maxTitle + 2)],
          },
          { title: 'short' },
        ],
      }),
    )
    expect([title.length, slug?.length]).toEqual([maxTitle, maxTitle])
    const [first, second] = markets
    expect(first?.title).toHaveLength(maxTitle)
    expect(first?.subtitle).toHaveLength(maxTitle)
    expect(first?.description).toHaveLength(maxRules)
    expect(first?.outcomes.map(({ label }) => label.length)).toEqual([3, maxTitle])
    expect(second?.title).toBe('short')
  })

  it('leaves out no text and adds none', () => {
    const [market] = cutTexts(listing('kalshi', { title: 'event', markets: [{ title: long(maxTitle + 1) }] })).markets
    expect(market).not.toHaveProperty('description')
    expect(market).not.toHaveProperty('subtitle')
  })
})
