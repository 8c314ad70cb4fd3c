import { effect, signal } from '@preact/signals'
import type { ArbitrageOpportunity } from 'crossvenue'
import { dollars, percent } from '../shell/format.ts'
import { readableTitle } from '../shell/readable-title.ts'
import { apiKey, client } from '../shell/session.ts'
import { type AlertRule, newTrades, tradeName } from './alert-rule.ts'

const NAME = 'crossvenue-alert-rule'
const EVERY_MS = 10_000
const LIMIT = 50

const stored = sessionStorage.getItem(NAME)

/** The rule of this tab; undefined where nothing is announced. It is kept until the tab is closed. */
export const alertRule = signal<AlertRule | undefined>(stored ? (JSON.parse(stored) as AlertRule) : undefined)
/** The last announcement. */
export const lastAlert = signal('')

/** Whether the browser shows notifications of this site; some have none. */
export const permission = (): NotificationPermission => ('Notification' in window ? Notification.permission : 'denied')

/** Sets the rule; without one nothing is announced any more. */
export function setAlertRule(rule: AlertRule | undefined): void {
  if (rule) sessionStorage.setItem(NAME, JSON.stringify(rule))
  else sessionStorage.removeItem(NAME)
  alertRule.value = rule
}

/** Announces new trades while there is a rule, on every page and also while the tab is in the background. */
export function keepAlerting(): () => void {
  return effect(() => {
    const rule = alertRule.value
    if (!rule || apiKey.value === '') return undefined
    const reader = client.value
    const ended = new AbortController()
    let known: ReadonlySet<string> = new Set()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      try {
        const trades = await reader.with({ signal: ended.signal }).findArbitrage({ limit: LIMIT })
        const found = newTrades(trades, rule, known)
        known = new Set(trades.map(tradeName))
        if (found.length > 0) announce(found, rule)
      } catch {
        // The page of trades says why they cannot be read; the next look may succeed.
      }
      if (!ended.signal.aborted) timer = setTimeout(look, EVERY_MS)
    }
    void look()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  })
}

function announce(trades: readonly ArbitrageOpportunity[], { hasSound }: AlertRule): void {
  const [first] = trades
  if (!first) return
  const text = `${readableTitle(first.marketA.title)}: ${dollars(first.profit)} (${percent(first.return, 2)}) by ${first.buyVenue} and ${first.sellVenue}`
  const more = trades.length > 1 ? `, and ${trades.length - 1} more` : ''
  lastAlert.value = `${text}${more}`
  if (permission() === 'granted') {
    const notification = new Notification('crossvenue: a trade fits your rule', {
      body: lastAlert.value,
      tag: 'crossvenue',
    })
    notification.onclick = () => window.focus()
  }
  if (hasSound) beep()
}

/** Plays a short tone. */
function beep(): void {
  const audio = new AudioContext()
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = 880
  volume.gain.setValueAtTime(0.12, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35)
  tone.connect(volume).connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + 0.35)
}
