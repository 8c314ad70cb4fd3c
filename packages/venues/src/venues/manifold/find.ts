import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { ManifoldApi, ManifoldContract } from './api.ts'
import type { ResolvedOutcome } from './build-order.ts'
import { parseEvent, parseOutcomeId } from './parse.ts'

/** Creates the lookups of one question, by its id or that of an answer, and of one outcome. */
export function createFinder(api: ManifoldApi, now: () => number) {
  const priced = (contract: ManifoldContract | undefined, value: string, code: ErrorCode): ManifoldContract => {
    if (contract) return contract
    throw new CrossvenueError(code, `question ${value} on Manifold has no probabilities`, { exchange: 'manifold' })
  }

  /** Returns the question of a market's id, which is that of the question or of an answer. */
  const contractOf = async (marketId: string, code: ErrorCode): Promise<ManifoldContract> => {
    try {
      return priced(await api.contract(marketId, code), marketId, code)
    } catch (error) {
      if (!(error instanceof CrossvenueError && error.status === 404)) throw error
      const { contractId } = await api.answer(marketId, code)
      return priced(await api.contract(contractId, code), contractId, code)
    }
  }

  const outcomeOf = async (outcomeId: string): Promise<ResolvedOutcome> => {
    const none = () =>
      new CrossvenueError('OUTCOME_NOT_FOUND', `No outcome ${outcomeId} on Manifold`, { exchange: 'manifold' })
    const outcome = parseOutcomeId(outcomeId)
    if (!outcome) throw none()
    const { marketId, side } = outcome
    const contract = await contractOf(marketId, 'OUTCOME_NOT_FOUND')
    const market = parseEvent(contract, now()).markets.find((each) => each.marketId === marketId)
    const found = market?.outcomes.find((each) => each.outcomeId === outcomeId)
    if (!found) throw none()
    const answerId = marketId === contract.id ? undefined : marketId
    return { marketId, side, contractId: contract.id, answerId, price: found.price }
  }

  return { priced, contractOf, outcomeOf }
}
