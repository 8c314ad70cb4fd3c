import type { After } from '../../venue.ts'
import type { ManifoldApi, ManifoldBet } from './api.ts'

/** The pause after a failed read of bets. */
const PAUSE_MS = 2_000
/** The number of bet ids remembered per question, so that none is emitted twice. */
const MAX_IDS = 1_000

/** The bets of one question that were emitted. */
interface Tape {
  ids: Set<string>
  /** When the latest one was made, in Unix milliseconds. */
  until: number
}

interface BetTapeOptions {
  api: Pick<ManifoldApi, 'bets'>
  emit: (contractId: string, bets: readonly ManifoldBet[]) => void
  now: () => number
  after: After
}

/** Emits each bet of a watched question once, oldest first, also those that were made without a connection. */
export function createBetTapes({ api, emit, now, after }: BetTapeOptions) {
  const tapes = new Map<string, Tape>()

  const take = (contractId: string, bets: readonly ManifoldBet[]): void => {
    const tape = tapes.get(contractId)
    const newBets = bets.filter(({ id }) => tape && !tape.ids.has(id)).sort((a, b) => a.createdTime - b.createdTime)
    if (!tape || newBets.length === 0) return
    tape.ids = new Set([...tape.ids, ...newBets.map(({ id }) => id)].slice(-MAX_IDS))
    tape.until = Math.max(tape.until, ...newBets.map(({ createdTime }) => createdTime))
    emit(contractId, newBets)
  }
  const catchUp = (contractId: string, tape: Tape): void => {
    api.bets({ contractId, afterTime: tape.until - 1 }).then(
      ({ bets }) => take(contractId, bets),
      () => after(PAUSE_MS, () => tapes.get(contractId) === tape && catchUp(contractId, tape)),
    )
  }

  return {
    take,
    start(contractId: string): void {
      if (!tapes.has(contractId)) tapes.set(contractId, { ids: new Set(), until: now() })
    },
    /** Drops the tapes of questions that are no longer watched. */
    keepOnly(isWatched: (contractId: string) => boolean): void {
      for (const contractId of tapes.keys()) if (!isWatched(contractId)) tapes.delete(contractId)
    },
    /** Reads the bets that were made since the last one of each question. */
    catchUpAll(): void {
      for (const [contractId, tape] of tapes) catchUp(contractId, tape)
    },
  }
}
