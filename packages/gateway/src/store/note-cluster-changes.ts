import type { Kysely } from 'kysely'
import type { ChangeDetails } from './change.ts'
import { storeChanges } from './changes.ts'
import { type ClusterChange, clusterChanges } from './cluster-changes.ts'
import { currentClusters } from './current-clusters.ts'
import { inChunks } from './in-chunks.ts'
import { isMarketMember, marketMember, parseMarketMember } from './market-member.ts'
import type { Schema } from './schema.ts'
import { parseServiceId } from './service-id.ts'
import type { ClusterIds, NamedClusters } from './store.ts'

interface Titled {
  title: string
  category?: string
  volume24h: number
}

/** Stores the changes that a naming makes to clusters of events or of markets. */
export async function noteClusterChanges(
  transaction: Kysely<Schema>,
  known: ClusterIds,
  { members }: Pick<NamedClusters, 'members'>,
  at: number,
): Promise<void> {
  const after = currentClusters({ members, present: new Set(members.keys()) })
  const changes = clusterChanges(currentClusters(known), after)
  const named = [...new Set(changes.flatMap(({ members: now, removed }) => [...now, ...removed]))]
  const titles = new Map([
    ...(await titlesOfEvents(transaction, named)),
    ...(await titlesOfMarkets(transaction, named)),
  ])
  await storeChanges(
    transaction,
    changes.map(({ kind, ...change }) => ({ kind, data: detailsOf(change, titles) })),
    at,
  )
}

/** Returns the name of a member as callers write it. */
function textOf(member: string): string {
  if (!isMarketMember(member)) return member
  const { eventId, marketId } = parseMarketMember(member)
  return `${eventId}/${marketId}`
}

function detailsOf(
  { clusterId, members, added, removed, from, into }: Omit<ClusterChange, 'kind'>,
  titles: ReadonlyMap<string, Titled>,
): ChangeDetails {
  const all = [...members, ...removed]
  const known = all.flatMap((member) => titles.get(member) ?? [])
  const [foremost] = known.sort((a, b) => b.volume24h - a.volume24h)
  const category = foremost?.category ?? known.find((one) => one.category !== undefined)?.category
  return {
    clusterId,
    ...(foremost && { title: foremost.title }),
    ...(category !== undefined && { category }),
    venues: [...new Set(all.map((member) => parseServiceId(textOf(member)).venue))].sort(),
    members: members.map(textOf),
    ...(added.length > 0 && { added: added.map(textOf) }),
    ...(removed.length > 0 && { removed: removed.map(textOf) }),
    ...(from.length > 0 && { from }),
    ...(into.length > 0 && { into }),
  }
}

async function titlesOfEvents(transaction: Kysely<Schema>, members: readonly string[]): Promise<[string, Titled][]> {
  const rows = await inChunks(
    members.filter((member) => !isMarketMember(member)),
    (some) =>
      transaction
        .selectFrom('events')
        .select(['id', 'title', 'category', 'volume24h'])
        .where('id', 'in', some)
        .execute(),
  )
  return rows.map(({ id, ...row }) => [id, titled(row)])
}

async function titlesOfMarkets(transaction: Kysely<Schema>, members: readonly string[]): Promise<[string, Titled][]> {
  const wanted = new Set(members)
  const events = new Set(members.filter(isMarketMember).map((member) => parseMarketMember(member).eventId))
  return inChunks([...events], async (some) => {
    const rows = await transaction
      .selectFrom('markets')
      .select(['event_id', 'market_id', 'title', 'category', 'volume24h'])
      .where('event_id', 'in', some)
      .execute()
    return rows.flatMap(({ event_id, market_id, ...row }): [string, Titled][] => {
      const member = marketMember({ eventId: event_id, marketId: market_id })
      return wanted.has(member) ? [[member, titled(row)]] : []
    })
  })
}

const titled = (row: { title: string | null; category: string | null; volume24h: number | null }): Titled => ({
  title: row.title ?? '',
  ...(row.category !== null && { category: row.category }),
  volume24h: row.volume24h ?? -1,
})
