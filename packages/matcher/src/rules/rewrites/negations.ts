import type { Rewrite } from '../rewrite.ts'

/** Somebody who is not one of those named behind it. */
const ANYONE =
  '(?:(?:some|any)(?:one|body)|(?:an?|any|another|some)(?: [\\w-]+){1,3}?)(?: else)? (?:other than|besides|except(?: for)?|apart from)'

/** The second term of a holder; the first one is often called the term. */
const TERM = /\b(?:2nd|second)\b/

/** Rewrites of negations: to miss the playoffs is not to make them. */
export const rewritesOfNegations = {
  'outside-top': {
    from: /\b(be|come|end|end up|finish|place|rank) outside (?:of )?the top\b/g,
    to: 'not $1 in the top',
    example: [
      'Will Quilmar finish outside the top 5 in the 2031 Zorro League?',
      'Will Quilmar finish in the top 5 in the 2031 Zorro League?',
    ],
    counterExample: ['Will Quilmar play outside of Lima in 2031?', 'Will Quilmar play in Lima in 2031?'],
  },
  'no-one': {
    from: /^(?:will )?(?:no one|nobody)\b/g,
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
  /** The one who is excepted is not meant: "a country other than Peru". */
  excepts: {
    from: /\b(?:other than|apart from|except(?: for)?|besides) (?!the (?:following|above)\b)/g,
    to: 'without ',
    example: [
      'Will Ann Roe visit a country other than Peru in 2031?',
      'Will Ann Roe visit a country besides Peru in 2031?',
    ],
    counterExample: ['Will Ann Roe visit any other country in 2031?', 'Will Ann Roe visit Peru in 2031?'],
  },
  'no-more-than-another': {
    from: /\b(?:(?:be|is|are) )?no (?:better|bigger|colder|cooler|greater|higher|hotter|larger|longer|lower|more|stronger|warmer|worse) than (?!(?:\$|£|€|-)?\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten)\b)/g,
    to: (phrase: string) => `not ${phrase.replace(/\bno /, '')}`,
    example: ['Will Zorro be no larger than Quibble in 2031?', 'Will Zorro be larger than Quibble in 2031?'],
    counterExample: ['Will Zorro be no larger than 5 MB in 2031?', 'Will Zorro be at most 5 MB in 2031?'],
  },
  /** A word with "non-" is without what it says: "a non-US company". */
  'non-member': {
    from: /\bnon-(?!(?:binary|competes?|confidence|conforming|disclosure|domestic|exclusive|executive|farm|fatal|fiction|fungible|human|invasive|league|lethal|payment|profits?|proliferation|refoulement|stop|test|violen\w+|voting)\b)(?=[a-z])/g,
    to: 'without ',
    example: ['Will a non-Peruvian film win the 2031 Zorro Prize?', 'Will a Peruvian film win the 2031 Zorro Prize?'],
    counterExample: ['Will a non-profit win the 2031 Zorro Prize?', 'Will a nonprofit win the 2031 Zorro Prize?'],
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
    from: /\b(?:avoid|escape|evade)s? (?!from\b)(?=(?:an? |the )?(?:[\w-]+ )?(?:ban|bankruptcy|conviction|default|elimination|impeachment|indictment|jail|prison|recession|relegation|removal|shutdown|tariffs?|war)\b)/g,
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
    from: /\b(?:(?:complete|finish|serve)s? (?:out )?(?:(?:a|his|her|the|their) )?(?:(?:1st|2nd|current|first|second) )?(?:entire|full|whole) (?:(?:1st|2nd|first|second) )?term|(?:complete|finish|serve out)(?:e?s)? (?:his|her|their) (?:(?:1st|2nd|current|first|second) )?term)\b/g,
    to: (phrase: string) => `not leave before the ${TERM.exec(phrase)?.[0] ?? ''} term ends`.replace('  ', ' '),
    example: [
      'Will Ann Roe serve her full term as president of Peru?',
      'Will Ann Roe leave as president of Peru before her term ends?',
    ],
    counterExample: [
      'Will Ann Roe serve a second term as president of Peru?',
      'Will Ann Roe be re-elected as president of Peru?',
    ],
  },
  'during-term': {
    from: /\b(?<=\b(?:fired|leaves? office|ousted|removed|resigns?|step down)\b.*)(?:during|in) (?:(?:his|her|the|their) (?:current )?(?:(?:1st|2nd|first|second) )?|(?:1st|2nd|first|second) )term\b/g,
    to: (phrase: string) => `before the ${TERM.exec(phrase)?.[0] ?? ''} term ends`.replace('  ', ' '),
    example: ['Will Ann Roe resign during her second term?', 'Will Ann Roe resign before her second term ends?'],
    counterExample: ['Will Ann Roe win a second term?', 'Will Ann Roe be re-elected?'],
  },
  'no-longer': {
    from: /\b(?:be |is )?no longer (?:be )?(?:in (?:office|power) as )?(?=(?:the )?(?:[\w'-]+ ){0,3}?(?:ceo|chair|champion|chancellor|coach|director|governor|head|king|leader|manager|mayor|monarch|pope|president|prime minister|queen|secretary|speaker)\b)/g,
    to: 'out as ',
    example: [
      'Will Ann Roe be out as CEO of Acme by December 31, 2031?',
      'Ann Roe no longer CEO of Acme by December 31, 2031?',
    ],
    counterExample: ['Will Ann Roe wait no longer in 2031?', 'Will Ann Roe wait longer in 2031?'],
  },
  /** Somebody who stays away from an event does not attend it. */
  'skips-event': {
    from: /\bskips? (?=(?:[\w'-]+ ){0,5}?(?:address|ceremony|conference|coronation|debate|forum|funeral|gala|grammys|hearing|inauguration|meeting|oscars|speech|summit)\b)/g,
    to: 'not attend ',
    example: ['Will Ann Roe skip the 2031 Lima summit?', 'Will Ann Roe attend the 2031 Lima summit?'],
    counterExample: ['Will Ann Roe skip bail in 2031?', 'Will Ann Roe post bail in 2031?'],
  },
  /** A war that continues until a day has not ended by then. */
  'continues-through': {
    from: /\b(?:still )?(?:be )?(?:continues?|goes? on|(?:be )?(?:still )?ongoing|lasts?|persists?) (?:beyond|past|through|until)(?= (?!\d+ (?:days?|hours?|months?|weeks?|years?)\b))(?<=\b(?:blockade|conflict|hunger strike|lockout|occupation|outage|pandemic|shutdown|siege|strike|war)\b.*)/g,
    to: 'not conclude through',
    example: [
      'Will the Quibblia war continue through December 31, 2031?',
      'Will the Quibblia war end by December 31, 2031?',
    ],
    counterExample: [
      'Will the Quibblia war last more than 30 days in 2031?',
      'Will the Quibblia war end by December 31, 2031?',
    ],
  },
  /** An election that somebody wins in its first round has no second one. */
  'decided-in-first-round': {
    from: /\b(?:be )?(?:decided|settled|won) (?:outright )?in the (?:first|1st) round\b/g,
    to: 'not go to a second round',
    example: [
      'Will the 2031 Peruvian presidential election be decided in the first round?',
      'Will the 2031 Peruvian presidential election go to a second round?',
    ],
    counterExample: [
      'Will Ann Roe win the first round of the 2031 Peruvian presidential election?',
      'Will Ann Roe win the second round of the 2031 Peruvian presidential election?',
    ],
  },
  'anyone-wins-in-first-round': {
    from: /^(?:will )?(?:any(?:body|one)|some(?:body|one)|any (?:one |presidential |single )?candidate) wins? (?:((?:the )?(?:[\w'-]+ ){0,6}?election) (?:outright )?in the (?:first|1st) round|(?:outright )?in the (?:first|1st) round of ((?:the )?(?:[\w'-]+ ){0,6}?election))\b/g,
    to: 'will $1$2 not go to a second round',
    example: [
      'Will anyone win the 2031 Peruvian presidential election outright in the first round?',
      'Will the 2031 Peruvian presidential election be decided in the first round?',
    ],
    counterExample: [
      'Will Ann Roe win the 2031 Peruvian presidential election in the first round?',
      'Will the 2031 Peruvian presidential election be decided in the first round?',
    ],
  },
  /** A parliament in which no party has a majority is hung. */
  'any-majority': {
    from: /^will any (?:single )?party (?:gets?|has|have|secures?|wins?) an? (?:absolute |outright |overall )?majority\b(?! of (?:[a-z]+ )*votes?\b)/g,
    to: 'will there not be a hung parliament',
    example: [
      'Will any party win an overall majority at the next UK general election?',
      'Will there be a hung parliament after the next UK general election?',
    ],
    counterExample: [
      'Will Labour win an overall majority at the next UK general election?',
      'Will there be a hung parliament after the next UK general election?',
    ],
  },
  /** A measure on the ballot that is voted down does not pass. */
  'measure-fails': {
    from: /\b(?:(?:fails?|(?:be |is )?(?:defeated|rejected|voted down)(?: by (?:the )?voters)?)(?= (?:at|in|on)\b| ?\?|$)(?<=\b(?:ballot (?:initiative|measure|question)|(?:amendment|initiative|issue|measure|prop|proposition|question) \d+[a-z]?|referendum)\b.*)|voters (?:defeat|reject|vote down)(?= (?:[\w'-]+ ){0,4}?(?:amendment|initiative|measure|prop|proposition)\b))/g,
    to: 'not pass',
    example: ['Will California Proposition 99 fail in 2030?', 'Will California Proposition 99 pass in 2030?'],
    counterExample: ['Will the Acme bank fail in 2030?', 'Will the Acme bank merge in 2030?'],
  },
  /** A company that stays private has not gone public. */
  'remains-private': {
    from: /\b(?:still be|remains?|stays?) (?:a )?private(?: company)?(?= (?:at|by|on|past|through|until)\b)/g,
    to: 'not ipo',
    example: ['Will Acme remain private through 2031?', 'Will Acme IPO in 2031?'],
    counterExample: ['Will Acme take Zorro private in 2031?', 'Will Acme list Zorro in 2031?'],
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
