import { type EntityId, kindOf } from '../extract/entities.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { conferences } from '../knowledge/conferences.ts'

type Conference = (typeof conferences)[number]

const ofTeam: ReadonlyMap<EntityId, Conference> = new Map(
  conferences.flatMap((conference) =>
    conference.members
      .flatMap((name) => tokensOf(name).flatMap(({ ids = [] }) => ids))
      .filter((id) => kindOf(id) === 'team')
      .map((id) => [id, conference] as const),
  ),
)

/** Returns the conferences of the teams that tokens may stand for: "Kansas City" has a team in two leagues. */
export const conferencesOf = (tokens: readonly Token[]): readonly Conference[] =>
  tokens.flatMap(({ ids = [] }) => ids.flatMap((id) => ofTeam.get(id) ?? []))
