/** A case that resolution rules may provide for, such as a tie or a cancelled event. */
export type ClauseKind = 'announcement' | 'death' | 'early-close' | 'postponement' | 'rounding' | 'tie' | 'void'

interface ClauseReader {
  /** Matches sentences that mention the case. */
  about: RegExp
  /** Values with their patterns; the first pattern that matches decides. `$1` and `$2` stand for its groups. */
  values: readonly (readonly [value: string, pattern: RegExp])[]
  /** The value if the resolution rules do not mention the case; absent where silence means nothing. */
  silence?: string
}

const HALF = /\b50[-/ ]50\b|(?<!\d)\$?0?\.50\b|\b50 ?(?:¢|cents)/i
const FAIR = /\bfair (?:market )?(?:price|value)|\blast (?:traded|fair|market) price/i
const REFUND = /\brefund|\bN\/A\b|\bvoid(?:ed)?\b(?=[^.]*\breturn)|\bstakes? returned/i
const TO_OTHER = /\bresolve[sd]?\b[^.]*["“]Other["”]|["“]Other["”][^.]*\bresolve/i
const TO_NO = /\b(?:resolve|settle)[sd]? (?:to |as |in )?["“]?no\b/i
const TO_YES = /\b(?:resolve|settle)[sd]? (?:to |as |in )?["“]?yes\b/i
const OUTCOMES = [
  ['50-50', HALF],
  ['fair price', FAIR],
  ['refund', REFUND],
  ['other', TO_OTHER],
  ['no', TO_NO],
  ['yes', TO_YES],
] as const

/**
 * For each case, the patterns that find its sentences in resolution rules and turn them into a value. Source: the rules of
 * venues.
 */
export const clauseReaders: Readonly<Record<ClauseKind, ClauseReader>> = {
  announcement: {
    about: /\bannounc/i,
    values: [
      [
        'does not count',
        /\bannounce\w*\b[^.]*\b(?:not (?:be )?(?:sufficient|enough|count|qualify)|insufficient|alone (?:does|will) not)|\bmerely announc|\bmust (?:actually|also) (?:leave|occur|take (?:effect|place))/i,
      ],
      [
        'counts',
        /\bannounce\w*\b[^.]*\b(?:sufficient|is enough|will (?:count|qualify|suffice)|suffices?|regardless of (?:if|when|whether))|\b(?:leaves?|left|resigns?|resigned|departs?|out)\b[^.]*\bor (?:has |have )?announce[sd]?\b|\bannounce[sd]?\b[^.]*\bor (?:has |have )?(?:leaves?|left|resigns?|resigned|departs?)\b/i,
      ],
    ],
    silence: 'does not count',
  },
  death: {
    about: /\b(?:dies|died|death|deceased|passe[sd] away)\b/i,
    values: [
      [
        'excluded',
        /\b(?:solely|only) (?:because|due|as a result|by reason)|\bexcept\w*\b[^.]*\b(?:death|dies|died)|\b(?:death|dies|died)\b[^.]*\b(?:not (?:count|qualify|be (?:counted|considered))|excluded)|\bother than (?:by |through )?death/i,
      ],
      ['fair price', FAIR],
      ['no', TO_NO],
      [
        'counts',
        /\bincluding (?:by |through )?(?:his |her |their )?death|\b(?:death|dies|died)\b[^.]*\b(?:will|would|does|shall)? ?(?:counts?|qualif(?:y|ies)|sufficient)|\b(?:any reason|for whatever reason)\b/i,
      ],
      ['counts', TO_YES],
    ],
    silence: 'counts',
  },
  'early-close': {
    about:
      /\b(?:close|expire|resolve|settle)s?\b[^.]*\bearly\b|\bearly (?:close|resolution|settlement)\b|\bresolves? immediately|\bimmediately resolve/i,
    values: [['early', /./]],
    silence: 'at its date',
  },
  postponement: {
    about: /\b(?:postpone[ds]?|postponement|rescheduled|suspended|delayed)\b/i,
    values: [
      [
        'within $1 $2',
        /\b(?:within|more than|longer than|up to|maximum of|at least|beyond)\s+(\w+)\s+(hour|day|week|month|year)s?\b/i,
      ],
      [
        'stays open',
        /\bremains? open|\bstays? open|\buntil (?:the|it|such)\b[^.]*\b(?:completed?|played|held|takes place)/i,
      ],
      ...OUTCOMES,
    ],
  },
  rounding: {
    about:
      /\bround(?:ed|ing)\b|\brounds (?:up|down|to)\b|\bto (?:the nearest|\w+ decimal)|\b(?:exactly|falls) (?:between|on)\b[^.]*\b(?:bracket|range|boundar)/i,
    values: [
      ['up', /\bround(?:ed|ing|s)? up|\b(?:higher|upper) (?:range|bracket)/i],
      ['down', /\bround(?:ed|ing|s)? down|\btruncat|\b(?:lower) (?:range|bracket)/i],
      ['to $1 decimals', /\bto (one|two|three|four|\d) decimal/i],
      ['to the nearest $1', /\bnearest (\w+(?: \w+)?)/i],
      ['rounded', /\bround(?:ed|ing)\b/i],
    ],
    silence: 'as read',
  },
  tie: {
    about:
      /\b(?:in|of|is|be|for|results? in) an? (?:exact |official )?(?:tie|draw)\b|\bdead[- ]heats?\b|\b(?:are|is) tied\b|\btied for\b|\bif (?:\w+ ){0,4}tie\b/i,
    values: [
      ['alphabetical', /\balphabetical/i],
      ['a tie-break', /\btie-?break/i],
      ['shared', /\bdead[- ]heat|\bsplit|\bdivided|\bequal(?:ly)? (?:share|among)/i],
      ...OUTCOMES,
    ],
  },
  void: {
    about:
      /\b(?:cancel+ed|cancel+ation|abandoned|called off|voided|not (?:be )?(?:held|played|completed)|no make-?up)\b/i,
    values: OUTCOMES,
  },
}
