import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ScenarioEvent } from '../../scenario.ts'
import type { World } from '../../world.ts'
import type { BetRow, Target } from './bet-row.ts'
import type { House } from './house.ts'
import { holdingOf, type Member, type Members } from './members.ts'
import type { Side } from './pool.ts'
import { isMultiple } from './wire.ts'

interface Signed {
  Variables: { member: Member }
}
type Answer = Context<Signed>
type Body = Record<string, unknown>

const BET = 'contractId amount limitProb expiresMillisAfter expiresAt outcome answerId dryRun'.split(' ')
const SALE = 'shares outcome answerId'.split(' ')

/** Bets, sales and what members own, for who signs in with a key. */
export function trading(world: World, house: House, members: Members): Hono<Signed> {
  const app = new Hono<Signed>()
  const events = world.events('manifold')
  const refuse = (context: Answer, status: 400 | 401 | 403 | 404, message: string) => context.json({ message }, status)
  const invalid = (context: Answer, field: string | null, error: string) =>
    context.json({ message: 'Error validating request.', details: [{ field, error }] }, 400)

  const signed = createMiddleware<Signed>(async (context, next) => {
    const member = members.signIn(context.req.header('authorization'))
    if (typeof member === 'string') return refuse(context, 401, member)
    context.set('member', member)
    return next()
  })
  const bodyOf = async (context: Answer): Promise<Body> => (await context.req.json().catch(() => ({}))) as Body

  /** Returns the market of a bet, or the refusal. */
  const targetOf = (context: Answer, contractId: unknown, answerId: unknown) => {
    const event = events.find(({ id }) => id === contractId)
    if (!event) return { refusal: refuse(context, 404, 'Contract not found.') }
    const hasAnswers = isMultiple(event)
    if (hasAnswers && typeof answerId !== 'string') {
      return { refusal: refuse(context, 400, 'answerId must be specified for multi bets') }
    }
    const market = hasAnswers ? event.markets.find(({ id }) => id === answerId) : event.markets[0]
    if (!market) return { refusal: refuse(context, 404, 'Answer not found') }
    if (!world.quote(market)) return { refusal: refuse(context, 403, 'Trading is closed.') }
    return { target: { event, market, ...(hasAnswers && { answerId: market.id }) } satisfies Target }
  }
  const outcomeOf = ({ outcome = 'YES' }: Body): Side | undefined =>
    outcome === 'YES' || outcome === 'NO' ? outcome : undefined

  app.get('/v0/me', signed, (context) => {
    const { id, name, balance } = context.get('member')
    return context.json({ id, name, username: name, balance, cashBalance: 0, totalDeposits: 1_000 })
  })

  app.post('/v0/bet', signed, async (context) => {
    const body = await bodyOf(context)
    const unknown = Object.keys(body).find((name) => !BET.includes(name))
    if (unknown) return invalid(context, null, `Unrecognized key(s) in object: '${unknown}'`)
    const { amount, limitProb, expiresAt, expiresMillisAfter, dryRun } = body
    const outcome = outcomeOf(body)
    if (!outcome) return invalid(context, 'outcome', 'Invalid enum value')
    if (typeof amount !== 'number' || amount < 1) {
      return invalid(context, 'amount', 'Number must be greater than or equal to 1')
    }
    if (limitProb !== undefined) {
      if (typeof limitProb !== 'number' || limitProb < 0.01 || limitProb > 0.99) {
        return invalid(context, 'limitProb', 'Number must be between 0.01 and 0.99')
      }
      if (Math.abs(Math.round(limitProb * 100) - limitProb * 100) > 1e-9) {
        return refuse(context, 400, 'limitProb must be in increments of 0.01 (i.e. whole percentage points)')
      }
    }
    if (typeof expiresAt === 'number' && expiresAt < world.now()) {
      return refuse(context, 400, 'Bet cannot expire in the past.')
    }
    const { refusal, target } = targetOf(context, body.contractId, body.answerId)
    if (refusal) return refusal
    const member = context.get('member')
    if (member.balance < amount) return refuse(context, 403, 'Insufficient balance.')
    const ends = typeof expiresMillisAfter === 'number' ? world.now() + expiresMillisAfter - 1 : expiresAt
    const wanted = { outcome, amount, limitProb, ...(typeof ends === 'number' && { expiresAt: ends }) }
    const bet = dryRun === true ? house.reckon(target, member, wanted) : house.place(target, member, wanted)
    if (bet.amount === 0 && bet.limitProb === undefined)
      return refuse(context, 400, 'Betting allowed only between 1-99%.')
    const { id, userId: _, ...made } = bet
    return context.json({ ...made, betId: dryRun === true ? 'dry-run' : id })
  })

  app.post('/v0/bet/cancel/:id', signed, (context) => {
    const bet = house.bets.find(({ id }) => id === context.req.param('id'))
    if (!bet) return refuse(context, 404, 'Bet not found')
    if (bet.userId !== context.get('member').id) return refuse(context, 403, 'You can only cancel your own bets')
    if (bet.limitProb === undefined) return refuse(context, 403, 'Not a limit order. Cannot cancel.')
    if (bet.isCancelled) return refuse(context, 403, 'Bet already cancelled')
    house.cancel(bet)
    return context.json(bet)
  })

  app.post('/v0/market/:id/sell', signed, async (context) => {
    const body = await bodyOf(context)
    const unknown = Object.keys(body).find((name) => !SALE.includes(name))
    if (unknown) return invalid(context, null, `Unrecognized key(s) in object: '${unknown}'`)
    const outcome = outcomeOf(body)
    if (!outcome) return invalid(context, 'outcome', 'Invalid enum value')
    const { refusal, target } = targetOf(context, context.req.param('id'), body.answerId)
    if (refusal) return refusal
    const member = context.get('member')
    const held = holdingOf(member, target.market.id).shares[outcome]
    if (held < 1e-6) return refuse(context, 403, `You don't have any ${outcome} shares to sell.`)
    const shares = body.shares === undefined ? held : Number(body.shares)
    if (!(shares > 0)) return invalid(context, 'shares', 'Number must be greater than 0')
    if (shares > held + 1e-6) return refuse(context, 400, `You can only sell up to ${held} shares.`)
    const { id, userId: _, ...made } = house.sell(target, member, outcome, Math.min(shares, held))
    return context.json({ ...made, betId: id })
  })

  app.get('/v0/get-user-portfolio', (context) => {
    const member = members.byId(context.req.query('userId') ?? '')
    return member
      ? context.json({ balance: member.balance, cashBalance: 0, investmentValue: 0, totalDeposits: 1_000 })
      : context.json({ message: 'User not found' }, 404)
  })

  app.get('/v0/get-user-contract-metrics-with-contracts', (context) => {
    const { userId = '', limit = '100', offset = '0' } = context.req.query()
    const member = members.byId(userId)
    const rows = member ? events.flatMap((event) => metricsOf(world, event, member) ?? []) : []
    const page = rows.slice(Number(offset), Number(offset) + Number(limit))
    return context.json({
      contracts: page.map(({ contract }) => contract),
      metricsByContract: Object.fromEntries(page.map(({ contract, metrics }) => [contract.id, metrics])),
    })
  })
  return app
}

/** Returns a member's bets in the format of `/v0/bets`. */
export const betsOfMembers = (house: House, wanted: { id?: string; userId?: string; openOnly: boolean }): BetRow[] =>
  house.bets.filter(
    (bet) =>
      (wanted.id === undefined || bet.id === wanted.id) &&
      (wanted.userId === undefined || bet.userId === wanted.userId) &&
      (!wanted.openOnly || (!bet.isFilled && !bet.isCancelled)),
  )

/** Returns a member's position in a question, answer by answer and in sum. */
function metricsOf(world: World, event: ScenarioEvent, member: Member) {
  const hasAnswers = isMultiple(event)
  const rows = event.markets.flatMap((market) => {
    const { shares, spent } = holdingOf(member, market.id)
    if (shares.YES + shares.NO === 0) return []
    const price = world.price(market)
    return [
      {
        userId: member.id,
        contractId: event.id,
        answerId: hasAnswers ? market.id : null,
        totalShares: { ...shares },
        totalSpent: { ...spent },
        payout: shares.YES * price + shares.NO * (1 - price),
        invested: spent.YES + spent.NO,
      },
    ]
  })
  if (rows.length === 0) return undefined
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  const summary = {
    ...rows[0],
    answerId: null,
    totalShares: { YES: sum(({ totalShares }) => totalShares.YES), NO: sum(({ totalShares }) => totalShares.NO) },
    payout: sum(({ payout }) => payout),
    invested: sum(({ invested }) => invested),
  }
  return {
    contract: {
      id: event.id,
      question: event.title,
      mechanism: hasAnswers ? 'cpmm-multi-1' : 'cpmm-1',
      isResolved: event.markets.every(({ status }) => status === 'resolved'),
    },
    metrics: hasAnswers ? [summary, ...rows] : rows,
  }
}
