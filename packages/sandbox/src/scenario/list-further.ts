import type { SandboxVenue } from '../scenario.ts'
import type { EventDraft, Group, Topic } from './families/draft.ts'
import { question } from './families/question.ts'
import type { FurtherListing } from './listing-style.ts'

/** Listings of venues besides those in the topics. */
export type Further = Readonly<Partial<Record<SandboxVenue, readonly FurtherListing[]>>>

/** Adds to the groups of the topics the same questions as further venues list them. */
export function listFurther(topics: readonly Topic[], further: Further): Topic[] {
  const left = new Set(Object.values(further).flat())
  const addedTo = ({ events }: Group): EventDraft[] =>
    (Object.entries(further) as [SandboxVenue, readonly FurtherListing[]][]).flatMap(([venue, listings]) =>
      listings.flatMap((listing) => {
        const model = events.find(({ question, venue }) => question.key === listing.of && isLike(listing, venue))
        if (!model) return []
        left.delete(listing)
        return listAlike(venue, listing, model)
      }),
    )
  const widened = topics.map((topic) => ({
    ...topic,
    groups: topic.groups?.map((group) => ({ ...group, events: [...group.events, ...addedTo(group)] })) ?? [],
  }))
  for (const { of, like } of left) throw new Error(`No group asks “${of}”${like ? ` on ${like}` : ''}`)
  return widened
}

const isLike = ({ like }: FurtherListing, venue: SandboxVenue): boolean => like === undefined || like === venue

/** Lists a question with the options under which the model lists it. */
function listAlike(
  venue: SandboxVenue,
  { of: _, like: __, ...listing }: FurtherListing,
  { question: base, venue: other }: EventDraft,
) {
  const { options = base.options ?? [], only, fact } = base.listings.find((each) => each.venue === other) ?? {}
  return question({
    ...base,
    options,
    listings: [{ ...(only && { only }), ...(fact && { fact }), ...listing, venue }],
  })
}
