import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accuracyTables } from '../scripts/eval/accuracy-page.ts'
import { isFrozen, readSet, recordedFolders } from '../scripts/eval/labelled-sets.ts'
import { brokenFloors } from '../scripts/eval/measures.ts'
import { report } from '../scripts/eval/report.ts'
import { measureSets, type Results } from '../scripts/eval/results.ts'
import { summary } from '../scripts/eval/summary.ts'
import { causes, errorText } from '../scripts/eval/wrong-identities.ts'
import { catalogue, label, labels, senate } from './small-set.ts'

const folder = mkdtempSync(join(tmpdir(), 'crossvenue-eval-'))
const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
let results: Results
let begun: string[]

beforeAll(async () => {
  writeFileSync(join(folder, 'catalogue.jsonl'), lines(catalogue))
  writeFileSync(join(folder, 'labels.jsonl'), lines(labels))
  const set = { ...(await readSet(folder)), name: 'small' }
  let clock = 0
  begun = []
  results = measureSets(
    { recorded: [set, { ...set, name: 'again' }], traps: { ...set, name: 'traps' } },
    { now: () => clock++ * 250, onSet: (name) => begun.push(name), crossValidate: true },
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a set with known figures', () => {
  it('is measured', () => {
    const [small] = results.recorded
    expect(small).toMatchObject({ name: 'small', markets: 5, edges: 2, milliseconds: 250 })
    expect(small?.evaluation).toMatchObject({
      scores: { identity: { labelled: 2, predicted: 2, right: 1, precision: 0.5, recall: 0.5 } },
      related: { labelled: 1, right: 0 },
      wrongPolarity: 0,
    })
    expect(begun.filter((name) => !/ /.test(name))).toEqual(['small', 'again', 'traps'])
    expect(begun.at(-1)).toBe('again, left out')
  })

  it('adds up, without the traps', () => {
    expect(results.total).toMatchObject({ markets: 10, edges: 4, milliseconds: 500 })
    expect(results.total?.evaluation).toMatchObject({
      scores: { identity: { labelled: 4, predicted: 4, right: 2 }, overlap: { labelled: 2, predicted: 0, right: 0 } },
      related: { labelled: 2, right: 0 },
    })
    expect(results.total?.evaluation.verdicts).toHaveLength(6)
  })

  it('is measured apart on the third that nobody reads, which is never listed', async () => {
    const set = await readSet(folder)
    const one = { ...set, labels: set.labels.slice(0, 1), frozen: set.labels.slice(1) }
    const apart = measureSets({ recorded: [one] }, { now: () => 0, onSet: () => undefined })
    expect(apart.total).toMatchObject({
      evaluation: { scores: { identity: { labelled: 1, predicted: 1, right: 1 } } },
      frozen: { scores: { identity: { labelled: 1, predicted: 1, right: 0 } } },
      whole: { scores: { identity: { labelled: 2, predicted: 2, right: 1 } } },
    })
    expect(apart.wrong).toEqual([])
    expect(summary(apart)).toMatch(/^frozen third, which no rule is written from:\nset +precision/)
    expect(report(apart)).not.toContain(senate)
  })

  it('has its wrong identities listed, the false ones first', () => {
    expect(results.wrong.map(({ set }) => set)).toEqual(['small', 'again', 'traps', 'small', 'again', 'traps'])
    expect(results.wrong.map(({ kind }) => kind).join(' ')).toBe('false false false missed missed missed')
    expect(results.wrong[0]).toMatchObject({
      titles: [`kalshi: ${senate}`, `polymarket: ${senate}`],
      labelled: 'overlap',
      predicted: 'identity',
      fate: 'called identity',
    })
    expect(results.wrong[3]).toMatchObject({ predicted: 'none', fate: 'held unrelated' })
    expect(results.wrong[3]?.deciding.every(({ verdict }) => verdict === 'veto')).toBe(true)
    expect(causes(results.wrong).map(({ kind, count }) => [kind, count])).toEqual([
      ['false', 3],
      ['missed', 3],
    ])
    expect(errorText(results.wrong)).toContain('false identity in small: overlap -> identity (called identity, conf')
  })

  it('is printed as a table', () => {
    const [header, small, , total] = summary(results)
      .split('\n')
      .map((line) => line.split(/ {2,}/))
    expect(header).toEqual(['set', 'precision', 'recall', 'related', 'wrong polarity', 'markets', 'edges', 'ms'])
    expect(small).toEqual(['small', '0.500 (1/2)', '0.500 (1/2)', '0.000 (0/1)', '0', '5', '2', '250'])
    expect(total?.slice(1, 3)).toEqual(['0.500 (2/4)', '0.500 (2/4)'])
  })

  it('breaks the floors', () => {
    const { traps: _, ...rest } = results
    expect(brokenFloors(rest)).toEqual([
      'identity precision is 0.5, less than 0.99',
      'identity recall is 0.5, less than 0.93',
      'identity precision, set left out is 0.5, less than 0.98',
      'identity recall, set left out is 0.5, less than 0.85',
      expect.stringMatching(/^calibration error, set left out is 0\.\d+, more than 0\.05$/),
      'right relation of related pairs is 0, less than 0.85',
      'identities brought together by blocking is 0.5, less than 0.99',
    ])
    expect(brokenFloors({ recorded: [], categories: [], wrong: [] })).toEqual([])
  })

  it('is tables and sentences of the page of figures', () => {
    const page = accuracyTables(results)
    expect(page).toMatch(/^A third of the labels, set aside .*: precision -, recall -\..*\n\n\| Set \|/)
    expect(page).toContain('| small | 2 | 0.500 | 0.500 | 0.500 | 0.500 |')
    expect(page).toContain('| **all recorded sets** | 4 | 0.500 | 0.500 | 0.500 | 0.500 |')
    expect(page).toContain('Blocking alone: 50.0 % of the labeled identities')
  })

  it('is a page with escaped titles that loads nothing', () => {
    const page = report(results)
    expect(page).toContain('polymarket: Will Ann &lt;b&gt;Lee&lt;/b&gt; win the 2028 US presidential election?')
    expect(page).not.toContain('<b>Lee')
    expect(page).toContain('<svg ')
    expect(page).not.toMatch(/<script|<link|<img|https?:|url\(/)
  })

  it('is refused where a label names what is not there', async () => {
    writeFileSync(join(folder, 'labels.jsonl'), lines([label('K1', 'P9', 'none')]))
    await expect(readSet(folder)).rejects.toThrow('polymarket P9 P9, which its catalogue does not have')
  })
})

it('finds no recorded sets where there are none', () => {
  expect(recordedFolders(folder)).toEqual([])
})

describe('the frozen third', () => {
  const of = (eventId: string) => ({ ...label(eventId, 'P1', 'none') })

  it('is about a third of the events, chosen by the id of the event that sorts first', () => {
    const frozen = Array.from({ length: 3000 }, (_, at) => of(`K${at}`)).filter(isFrozen)
    expect(frozen.length).toBeGreaterThan(900)
    expect(frozen.length).toBeLessThan(1100)
    for (const { a, b, ...rest } of frozen) expect(isFrozen({ ...rest, a: b, b: a })).toBe(true)
  })
})
