import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formsOf, verbs } from '../knowledge/verbs.ts'
import { verbClauseOf } from './clause.ts'

const written = (title: string) => {
  const { verb, agents, patients } = verbClauseOf(title)
  const keys = (tokens: typeof agents) => tokens.map(({ key }) => key).join(' ')
  return verb === '' ? undefined : `${keys(agents)} > ${verb} > ${keys(patients)}`
}

describe('who does what to whom', () => {
  it.each([
    ['Will Zorrola invade Quibblia in 2031?', 'zorrola > invade > quibblia'],
    ['Will Quibblia be invaded by Zorrola in 2031?', 'zorrola > invade > quibblia'],
    ['Zorrola officially invaded Quibblia', 'zorrola > invade > quibblia'],
    ['Has Quibblia been publicly invaded by Zorrola?', 'zorrola > invade > quibblia'],
    ['Quibblia invaded by Zorrola before June?', 'zorrola > invade > quibblia'],
    ['Will Ann Zorro be featured on "Lima Night" by Tarkin?', 'tarkin > featur > ann zorro'],
    ['Will Quibblia be invaded by June?', ' > invade > quibblia'],
    // a verb of no table, between names
    ['Will Ann Zorro outwit Mia Tarkin?', 'ann zorro > outwit > mia tarkin'],
    ['Will Mia Tarkin be outflanked by Ann Zorro?', 'ann zorro > outflank > mia tarkin'],
    ['Will Zorrola win in 2031?', undefined],
    ['Who will win?', undefined],
    ['Highest temperature in Zorrola', undefined],
  ])('%s', (title, clause) => {
    expect(written(title)).toBe(clause)
  })

  it('is the same in every form of every verb of the table', () => {
    fc.assert(
      fc.property(fc.constantFrom(...verbs), (verb) => {
        const { base, third, past, participle } = formsOf(verb)
        const [active] = [written(`Will Zorrola ${base} Quibblia?`)]
        expect(active).toMatch(/^zorrola > .+ > quibblia$/)
        expect(written(`Zorrola ${third} Quibblia`)).toBe(active)
        expect(written(`Zorrola ${past} Quibblia`)).toBe(active)
        expect(written(`Will Quibblia be ${participle} by Zorrola?`)).toBe(active)
      }),
    )
  })
})
