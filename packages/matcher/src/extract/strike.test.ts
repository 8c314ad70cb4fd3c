import { describe, expect, it } from 'vitest'
import { showInterval } from './interval.ts'
import { readText } from './read.ts'
import { readInterval } from './strike.ts'

function shown(event: string, label?: string, title = event): string | undefined {
  const interval = readInterval({
    title: readText(title),
    event: readText(event),
    ...(label && { label: readText(label) }),
  })
  return interval && showInterval(interval)
}

describe('regionOf', () => {
  it.each([
    ['Bitcoin price on May 8?', '$80,000 to $81,999.99', '>=80000 and <82000 usd'],
    ['Will Bitcoin be above ___ on May 8?', '$90,000', '>90000 usd'],
    ['What price will Ethereum hit in May?', '↑ $3,000', 'touches 3000 usd'],
    ['How high will oil get this year?', '$90 or above', 'touches 90 usd'],
    ['How low will oil get this year?', '$50 or below', 'touches 50 usd'],
    ['Highest temperature in NYC on May 14?', '63° to 64°', '>=63 and <=64 degree'],
    ['How many launches in 2026?', '150-159', '>=150 and <=159'],
    ['How many launches in 2026?', 'Above 5', '>5'],
  ])('%s - %s', (event, label, interval) => {
    expect(shown(event, label)).toBe(interval)
  })

  it('reads the title where there is no label', () => {
    expect(shown('Will inflation be above 3.0% in May?')).toBe('>3 percent')
    expect(shown('Will Bitcoin reach $150,000 in December?')).toBe('touches 150000 usd')
  })

  it.each([
    ['Fed decision in December?', '25 bps decrease', '-25 bps'],
    ['Fed decision in December?', '25 bps increase', '25 bps'],
    ['Fed decision in December?', '50+ bps decrease', '<=-50 bps'],
    ['Fed decision in December?', 'No change', '0 bps'],
    ['Fed decision in December?', 'Cut >25bps', '<=-50 bps'],
    ['Bank of England in August', 'Cut by 0.25%', '-25 bps'],
    ['Will the Fed hold an emergency rate cut?', '', '<0 bps'],
  ])('takes a cut for a step below zero: %s %s', (event, label, interval) => {
    expect(shown(event, label)).toBe(interval)
  })

  it('takes a label that is a name for no number', () => {
    expect(shown('Who will win?', 'Philadelphia 76ers')).toBeUndefined()
  })
})
