import type { Rewrite } from '../rewrite.ts'

/** Somebody who is not one of those named behind it. */
const ANYONE =
  '(?:(?:some|any)(?:one|body)|(?:an?|any|another|some)(?: [\\w-]+){1,3}?)(?: else)? (?:other than|besides|except(?: for)?|apart from)'

/** Rewrites of negations: to miss the playoffs is not to make them. */
export const rewritesOfNegations = {
  'no-one': {
    from: /^will (?:no one|nobody)\b/g,
    to: 'will not anyone',
    example: [
      'Will no one be charged in the Zorro case before 2032?',
      'Will anyone be charged in the Zorro case before 2032?',
    ],
    counterExample: [
      'Will one person be charged in the Zorro case before 2032?',
      'Will Ann Roe be charged in the Zorro case before 2032?',
    ],
  },
  /** If somebody else wins, the one who is named does not; for acts that many may do, this does not follow. */
  'other-winner': {
    from: new RegExp(
      `^(?:will )?${ANYONE} (?=(?:[\\w'.-]+ ){1,8}?(?:wins? (?!(?:an?|any|another|at|least|more|multiple|one|seats|\\d+)\\b)|(?:be|is|becomes?) (?:the )?(?:20\\d\\d )?(?:next|elected|crowned|potus)\\b|(?:be|is) (?:the )?(?:[\\w-]+ ){0,4}?(?:nominee|winner|champion)\\b))`,
      'g',
    ),
    to: 'will not ',
    example: ['Will someone other than Ann Roe win the 2031 Lima Cup?', 'Will Ann Roe win the 2031 Lima Cup?'],
    counterExample: ['Will someone other than Ann Roe be charged in 2031?', 'Will Ann Roe be charged in 2031?'],
  },
  'other-actor': {
    from: new RegExp(`^will ${ANYONE} `, 'g'),
    to: 'will without ',
    example: ['Will anyone other than Ann Roe be charged in 2031?', 'Will Ann Roe be charged in 2031?'],
    counterExample: ['Will anyone be charged in 2031?', 'Will Ann Roe be charged in 2031?'],
  },
  /** Not doing something, in words that the pattern NEGATION does not contain. */
  'fails-to': {
    from: /\bfail(?:s|ed)? to (?=[a-z])/g,
    to: 'not ',
    example: ['Will Ann Roe fail to win the 2031 Lima Cup?', 'Will Ann Roe win the 2031 Lima Cup?'],
    counterExample: ['Will the talks fail in 2031?', 'Will the talks end in 2031?'],
  },
  misses: {
    from: /\bmiss(?:es)? (?:out on )?(?=(?:an? |the )?(?:[\w-]+ ){0,3}?(?:cut|finals?|nominations?|playoffs?|podium|postseason|promotion|world cup)\b)/g,
    to: 'not make ',
    example: ['Will the Lakers miss the 2031 playoffs?', 'Will the Lakers make the 2031 playoffs?'],
    counterExample: ['Will Ann Roe miss a game in 2031?', 'Will Ann Roe play a game in 2031?'],
  },
  avoids: {
    from: /\b(?:avoid|escape|evade)s? (?=(?:an? |the )?(?:[\w-]+ )?(?:ban|bankruptcy|conviction|default|elimination|impeachment|indictment|jail|prison|recession|relegation|removal|shutdown|tariffs?|war)\b)/g,
    to: 'not ',
    example: ['Will Acme avoid bankruptcy in 2031?', 'Will Acme go bankrupt in 2031?'],
    counterExample: ['Will Ann Roe be avoided by Bob Doe in 2031?', 'Will Ann Roe meet Bob Doe in 2031?'],
  },
  'stays-up': {
    from: /\bstays? up(?= (?:in|this season)\b| ?\?|$)/g,
    to: 'not be relegated',
    example: ['Will Quilmar stay up in Serie A in 2031?', 'Will Quilmar be relegated in Serie A in 2031?'],
    counterExample: ['Will Ann Roe stay up late in 2031?', 'Will Ann Roe go to bed late in 2031?'],
  },
  /** A club that stays in a league with relegation is not relegated from it. */
  'stays-in-league': {
    from: /\b(?:stays?|remains?|survives?) in (?=(?:the )?(?:\d{4}[-/]\d{2,4} )?(?:[\w-]+ ){0,2}?(?:premier league|la liga|laliga|serie a|bundesliga|ligue 1|eredivisie|primeira liga|championship|superliga|top flight|ekstraklasa|allsvenskan)\b)/g,
    to: 'not be relegated from ',
    example: [
      'Will Quilmar stay in the Premier League in 2030-31?',
      'Will Quilmar be relegated from the Premier League in 2030-31?',
    ],
    counterExample: [
      'Will Quilmar finish first in the Premier League in 2030-31?',
      'Will Quilmar be relegated from the Premier League in 2030-31?',
    ],
  },
  'still-holds': {
    from: /\b(?:is |be )?still (?:be )?(?:in (?:office|power) as|on the throne)\b/g,
    to: (phrase: string) => (phrase.endsWith('throne') ? 'still be monarch' : 'still be'),
    example: [
      'Will Ann Roe be out as CEO of Acme by December 31, 2031?',
      'Is Ann Roe still in office as CEO of Acme on December 31, 2031?',
    ],
    counterExample: [
      'Will Ann Roe run for office as mayor of Lima in 2031?',
      'Will Ann Roe run for mayor of Lima in 2031?',
    ],
  },
  /** A person who is alive on a day has not died by then. */
  'still-alive': {
    from: /\b(?:(?:be|is) (?:still )?|still (?:be )?)alive (?=(?:at|on|through|until)\b)(?:(?:at|on) )?/g,
    to: 'not die by ',
    example: ['Will Ann Roe still be alive at the end of 2031?', 'Will Ann Roe die by the end of 2031?'],
    counterExample: ['Will Ann Roe be rescued alive in 2031?', 'Will Ann Roe die in 2031?'],
  },
  /** A holder who serves the whole term does not leave before its end. */
  'full-term': {
    from: /\bserves? (?:out )?(?:(?:a|his|her|the|their) )?(?:(?:1st|2nd|current|first|second) )?(?:entire|full|whole) (?:(?:1st|2nd|first|second) )?term\b/g,
    to: 'not leave before the term ends',
    example: [
      'Will Ann Roe serve her full term as president of Peru?',
      'Will Ann Roe leave as president of Peru before her term ends?',
    ],
    counterExample: [
      'Will Ann Roe serve a second term as president of Peru?',
      'Will Ann Roe be re-elected as president of Peru?',
    ],
  },
  'no-longer': {
    from: /\b(?:be |is )?no longer (?:be )?(?:in (?:office|power) as )?(?=(?:the )?(?:ceo|chair|champion|chancellor|coach|director|governor|head|king|leader|manager|mayor|monarch|pope|president|prime minister|queen|secretary|speaker)\b)/g,
    to: 'out as ',
    example: [
      'Will Ann Roe be out as CEO of Acme by December 31, 2031?',
      'Ann Roe no longer CEO of Acme by December 31, 2031?',
    ],
    counterExample: ['Will Ann Roe wait no longer in 2031?', 'Will Ann Roe wait longer in 2031?'],
  },
  'passes-without': {
    from: /\b(?:(?:the )?(?:year|season|month|week) )?(?:ends?|pass(?:es)?|goes? by) without (?:an? |any |the )?/g,
    to: 'not ',
    example: ['Will 2031 end without a recession in Peru?', 'Will there be a recession in Peru in 2031?'],
    counterExample: ['Will the deal pass the Senate in 2031?', 'Will the Senate pass the deal in 2031?'],
  },
  'remains-undone': {
    from: /\b(?:remains?|stays?) un(?!beaten|changed|decided|defeated|employed|injured|ited)([a-z]{2,}ed)\b/g,
    to: 'not be $1',
    example: ['Will Zorro remain unbanned through 2031?', 'Will Zorro be banned in 2031?'],
    counterExample: ['Will Zorro remain unbeaten through 2031?', 'Will Zorro be beaten in 2031?'],
  },
  /** A truce that holds is not broken. */
  'holds-through': {
    from: /\b(?:still )?(?:be )?(?:holds?|holding|lasts?|survives?|stands?|(?:stays? |remains? )?in (?:effect|force|place)) (?=(?:through|until|till|past|beyond|for all of)\b)(?<=\b(?:agreement|alliance|blockade|ceasefire|coalition|deal|government|peg|truce)\b.*)/g,
    to: 'not collapse ',
    example: [
      'Will the Peru-Chile ceasefire hold through June 30, 2031?',
      'Will the Peru-Chile ceasefire collapse by June 30, 2031?',
    ],
    counterExample: [
      'Will the Peru-Chile ceasefire talks be held by June 30, 2031?',
      'Will the Peru-Chile ceasefire talks take place by June 30, 2031?',
    ],
  },
  'remains-legal': {
    from: /\b(?:remains?|stays?) (?:legally )?(?:available|legal)(?= )/g,
    to: 'not be banned',
    example: ['Will Zorro remain available in Peru through 2031?', 'Will Zorro be banned in Peru in 2031?'],
    counterExample: ['Will Zorro be available in Peru in 2031?', 'Will Zorro be banned in Peru in 2031?'],
  },
  avoided: {
    from: /\b(?:be )?(?:avoided|averted)\b(?! by (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|20\d\d|the end|end of)))/g,
    to: 'not happen',
    example: ['Government shutdown avoided in Peru in 2031?', 'Will there be a government shutdown in Peru in 2031?'],
    counterExample: ['Will Ann Roe be avoided by Bob Doe in 2031?', 'Will Ann Roe meet Bob Doe in 2031?'],
  },
  /** A price that stays below a level does not reach it. */
  'stays-below': {
    from: /\b(?:stays?|remains?) (?:below|under) (\$?[\d.,]+ ?(?:[kmbt]|million|billion|trillion)?%?) (?:throughout|all through|through|until|for all of|all(?: of)?)\b/g,
    to: 'not reach $1 in',
    example: ['Will Bitcoin stay below $150,000 throughout 2031?', 'Will Bitcoin reach $150,000 in 2031?'],
    counterExample: ['Will Bitcoin be below $150,000 on May 3, 2031?', 'Will Bitcoin reach $150,000 in 2031?'],
  },
  'stays-above': {
    from: /\b(?:stays?|remains?) (?:above|over) (\$?[\d.,]+ ?(?:[kmbt]|million|billion|trillion)?%?) (?:throughout|all through|through|until|for all of|all(?: of)?)\b/g,
    to: 'not dip to $1 in',
    example: ['Will Bitcoin stay above $50,000 throughout 2031?', 'Will Bitcoin dip to $50,000 in 2031?'],
    counterExample: ['Will Bitcoin be above $50,000 on May 3, 2031?', 'Will Bitcoin dip to $50,000 in 2031?'],
  },
} as const satisfies Record<string, Rewrite>
