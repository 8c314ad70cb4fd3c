import type { After } from '../venue.ts'

export interface AccountSignalOptions {
  after: After
  /** The interval of looks without any signal. */
  everyMs: number
  /** Called when the first wallet is followed, to listen for changes; the returned function stops listening. */
  listen?: (() => () => void) | undefined
  /**
   * Called when a wallet is first followed, for venues that signal changes per wallet; the returned function stops it.
   */
  follow?: ((address: string) => () => void) | undefined
}

/** Signals within this time count as one change: a fill changes trades, positions and money. */
const SETTLE_MS = 300
/** Some venues signal a fill before their lists contain it, so a wallet is read once more this long after a change. */
const ECHO_MS = 2_000

interface Listener {
  /** Reads the wallet. */
  look: () => void
  /** Ends the watch: no signal will come any more. */
  fail: (error: Error) => void
}

interface Followed {
  listeners: Set<Listener>
  isWoken: boolean
  cancel: () => void
  unfollow?: () => void
}

export interface AccountSignals {
  /**
   * Has a listener look at once, soon after each signal and at an interval. Without an address it follows the account
   * that is signed in. The returned function ends it.
   */
  follow(address: string | undefined, listener: Listener): () => void
  /** Signals a change: every followed wallet is looked at soon. */
  wake(): void
  /** Ends all watches with an error. */
  fail(error: Error): void
}

/** The key of the account that is signed in. */
const OWN = ''

/** The digits of a wallet's address are the same in either case; other ids are not. */
const keyOf = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address)

/** Creates the signals of changes of wallets: those of the venue, and an interval in case one is missed. */
export function createAccountSignals({ after, everyMs, listen, follow }: AccountSignalOptions): AccountSignals {
  const wallets = new Map<string, Followed>()
  let unlisten: (() => void) | undefined

  const plan = (wallet: Followed, ms: number): void => {
    wallet.cancel()
    wallet.cancel = after(ms, () => {
      plan(wallet, wallet.isWoken ? Math.min(ECHO_MS, everyMs) : everyMs)
      wallet.isWoken = false
      for (const { look } of [...wallet.listeners]) look()
    })
  }
  const begin = (address: string): Followed => {
    const wallet: Followed = { listeners: new Set(), isWoken: false, cancel: () => undefined }
    wallets.set(address, wallet)
    unlisten ??= listen?.()
    if (follow && address !== OWN) wallet.unfollow = follow(address)
    plan(wallet, everyMs)
    return wallet
  }
  const end = (address: string, wallet: Followed): void => {
    wallets.delete(address)
    wallet.unfollow?.()
    wallet.cancel()
    if (wallets.size > 0) return
    unlisten?.()
    unlisten = undefined
  }

  return {
    follow(address, listener) {
      const key = address === undefined ? OWN : keyOf(address)
      const wallet = wallets.get(key) ?? begin(key)
      wallet.listeners.add(listener)
      listener.look()
      return () => {
        if (wallet.listeners.delete(listener) && wallet.listeners.size === 0) end(key, wallet)
      }
    },
    wake() {
      for (const wallet of wallets.values()) {
        if (!wallet.isWoken) plan(wallet, SETTLE_MS)
        wallet.isWoken = true
      }
    },
    fail(error) {
      for (const { listeners } of [...wallets.values()]) for (const { fail } of [...listeners]) fail(error)
    },
  }
}
