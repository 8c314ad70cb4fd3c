import type { Rewrite } from '../rewrite.ts'

const LASTING =
  'blockade|career|conflict|crisis|emergency|lockout|occupation|outage|pandemic|recession|shutdown|siege|strike|war'
const MEASURE = 'bans?|blockade|curfew|dut(?:y|ies)|embargo|restrictions?|sanctions?|tariffs?'
const TENS = ['twenty', 'thirty', 'forty', 'fifty']
const UNITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const ENDINGS = ['st', 'nd', 'rd']

/** Rewrites of acts of voters, parliaments, courts, governments and armies. */
export const rewritesOfPublicAffairs = {
  /** "Over" behind something that lasts is its end; elsewhere it is a bound. */
  'be-over': {
    from: new RegExp(
      `\\b(?:be |is )?over(?= (?:before|by)\\b| ?\\?|$)(?<=\\b(?:${LASTING})\\b[\\w' -]*(?<! or) over)`,
      'g',
    ),
    to: 'conclude',
    example: ['Will the war in Quibblia be over by May 3, 2031?', 'Will the war in Quibblia end by May 3, 2031?'],
    counterExample: ['Will the Quibblia war cost over $3 billion?', 'Will the Quibblia war cost under $3 billion?'],
  },
  /** To run for the post that one holds is not yet to win it again. */
  'runs-again': {
    from: /\b(?:runs?|running|seeks?|stands?)(?: for)? (?:re-?election|another term)\b/g,
    to: 'run for another term',
    example: ['Will Ann Roe seek re-election as mayor in 2031?', 'Will Ann Roe run for re-election as mayor in 2031?'],
    counterExample: ['Will Ann Roe win re-election as mayor in 2031?', 'Will Ann Roe run for mayor in 2031?'],
  },
  'incumbent-title': {
    from: /\bincumbent (?=(?:congressman|congresswoman|governor|mayor|president|prime minister|representative|senator|speaker) (?!will\b|wins?\b|lose|be\b|run)[a-z])/g,
    to: '',
    example: [
      'Will incumbent governor Ann Roe win the 2030 Ohio election?',
      'Will Governor Ann Roe win the 2030 Ohio election?',
    ],
    counterExample: ['Will the incumbent win the 2030 Ohio election?', 'Will Ann Roe win the 2030 Ohio election?'],
  },
  'round-needed': {
    from: /\b(second round|run-?off) (?:be |is )?(?:necessary|needed|required)(?= (?:for|in|to)\b| ?\?|$)/g,
    to: '$1',
    example: [
      'Will a second round be needed in the 2031 Peruvian presidential election?',
      'Will there be a runoff in the 2031 Peruvian presidential election?',
    ],
    counterExample: [
      'Will a recount be needed in the 2031 Peruvian presidential election?',
      'Will there be a recount in the 2031 Peruvian presidential election?',
    ],
  },
  /** The voters decide on a measure, which passes or not. */
  'voters-approve': {
    from: /\bvoters (?:adopt|approve|back|support)(?= (?:[\w'-]+ ){0,4}?(?:amendment|initiative|measure|prop|proposition)\b)/g,
    to: 'voters pass',
    example: ['Will Ohio voters approve Proposition 99 in 2030?', 'Will Ohio Proposition 99 pass in 2030?'],
    counterExample: ['Will Ohio voters approve of Ann Roe in 2030?', 'Will Ohio voters trust Ann Roe in 2030?'],
  },
  'concedes-defeat': {
    from: /\bconced(?:es?|ed) (?:defeat|the race)(?: in)?\b/g,
    to: 'concede',
    example: [
      'Will Ann Roe concede defeat in the 2031 Lima mayoral election?',
      'Will Ann Roe concede the 2031 Lima mayoral election?',
    ],
    counterExample: [
      'Will Ann Roe defeat Bob Doe in the 2031 Lima mayoral election?',
      'Will Ann Roe beat Bob Doe in the 2031 Lima mayoral election?',
    ],
  },
  'no-confidence-passes': {
    from: /\b(?:an? )?(?:motion of no[- ]confidence|no[- ]confidence (?:motion|vote)|vote of no[- ]confidence) (?:against|in) ((?:[\w'-]+ ){1,4}?)(?:(?:be )?(?:passed|successful)|pass(?:es)?|succeeds?)\b/g,
    to: '$1lose no confidence vote',
    example: [
      'Will a vote of no confidence in Ann Roe succeed in 2031?',
      'Will Ann Roe lose a no-confidence vote in 2031?',
    ],
    counterExample: [
      'Will a vote of no confidence in Ann Roe be held in 2031?',
      'Will Ann Roe face a no-confidence vote in 2031?',
    ],
  },
  /** A bill that is signed becomes law, in the passive too. */
  'bill-signed': {
    from: /\b(?:(?:be |get |gets |is )?signed(?! into law\b)|into law)\b(?<=\b(?:act|bill|legislation) (?:(?:be |get |gets |is )?signed|into law))/g,
    to: (phrase: string) => (phrase.endsWith('signed') ? 'enacted' : ''),
    example: ['Will the Zorro Act be signed by Ann Roe in 2031?', 'Will Ann Roe sign the Zorro Act into law in 2031?'],
    counterExample: ['Will the Zorro treaty be signed by Ann Roe?', 'Will Ann Roe sign the Zorro treaty?'],
  },
  'becomes-state': {
    from: /\b(?:becomes? |(?:be |is )?admitted (?:as )?)(?:an? |the 51st )(?:us |new )?state\b(?= (?:before|by|in|of the (?:union|us|united states))\b| ?\?|$)/g,
    to: 'statehood',
    example: ['Will Puerto Rico become a US state before 2032?', 'Puerto Rico statehood before 2032?'],
    counterExample: ['Will Puerto Rico become a state party in 2031?', 'Will Puerto Rico leave the party in 2031?'],
  },
  'files-lawsuit': {
    from: /\b(?:brings?|files?) (?:an? )?(?:law)?suit against\b/g,
    to: 'sue',
    example: ['Will Acme file a lawsuit against Zorro in 2031?', 'Will Acme sue Zorro in 2031?'],
    counterExample: ['Will Acme file a complaint against Zorro in 2031?', 'Will Acme sue Zorro in 2031?'],
  },
  /** The Supreme Court hears the cases that it takes. */
  'hears-case': {
    from: /\b(?:accepts?|agrees? to hear|grants? (?:cert|certiorari|review)(?: (?:in|of|to))?|takes? up)(?= )(?<=\b(?:scotus|supreme court)\b.*)/g,
    to: 'hear',
    example: ['Will the Supreme Court agree to hear Acme v. Zorro?', 'Will SCOTUS grant certiorari in Acme v. Zorro?'],
    counterExample: ['Will the Supreme Court decide Acme v. Zorro?', 'Will the Supreme Court hear Acme v. Zorro?'],
  },
  'side-of-case': {
    from: /\bwhich (?:party|side) (?=will (?:the )?(?:court|judge|jury|scotus|supreme court)\b)/g,
    to: 'who ',
    example: [
      'Acme v. Zorro: which side will the Supreme Court rule for? - Acme',
      'Acme v. Zorro: who will the Supreme Court rule for? - Acme',
    ],
    counterExample: ['Which side will win in Acme v. Zorro? - Acme', 'Who will win in Acme v. Zorro? - Acme'],
  },
  'rules-for': {
    from: /\b(?:rules? for|(?:decides?|finds?) (?:for|in favou?r of))(?= ?\?| (?!an?\b|the (?:first|second|third)\b)[a-z])(?<=\b(?:court|judge|jury|justices|scotus)\b.*)/g,
    to: 'rule in favor of',
    example: [
      'Acme v. Zorro: Supreme Court rules for Acme?',
      'Will the Supreme Court side with Acme in Acme v. Zorro?',
    ],
    counterExample: [
      'Will the Supreme Court rule before June in Acme v. Zorro?',
      'Will the Supreme Court side with Acme in Acme v. Zorro?',
    ],
  },
  'rules-against': {
    from: /\b(?:decides?|finds?|rules?) against(?= [a-z])(?<=\b(?:court|judge|jury|justices|scotus)\b.*)/g,
    to: 'overturn',
    example: [
      'Will the Supreme Court rule against the Zorro tariffs in 2031?',
      'Will the Supreme Court strike down the Zorro tariffs in 2031?',
    ],
    counterExample: [
      'Will the Supreme Court rule on the Zorro tariffs in 2031?',
      'Will the Supreme Court hear the Zorro tariffs case in 2031?',
    ],
  },
  'release-from-prison': {
    from: /\brelease of ((?:[\w'-]+ ){1,4}?)from (?:federal |police )?(custody|jail|prison)\b/g,
    to: '$1released from $2',
    example: ['Release of Ann Roe from prison in 2031?', 'Will Ann Roe be released from prison in 2031?'],
    counterExample: ['Release of Zorro from Acme in 2031?', 'Will Zorro be released from Acme in 2031?'],
  },
  /** A measure is lifted; a person is removed. */
  'lifts-measure': {
    from: new RegExp(
      `\\b(?:remov(?:es?|al of|ing) (?=(?:[\\w'-]+ ){0,4}?(?:${MEASURE})\\b)|(?<=\\b(?:${MEASURE})\\b[\\w' -]*)removed\\b)`,
      'g',
    ),
    to: (phrase: string) => (phrase === 'removed' ? 'lifted' : 'lift '),
    example: ['Will US tariffs on Brazil be removed in 2031?', 'Will the US lift its tariffs on Brazil in 2031?'],
    counterExample: ['Will Ann Roe be removed from Acme in 2031?', 'Will Ann Roe leave Acme in 2031?'],
  },
  'imposes-sanctions': {
    from: /\bimpos(?:es?|ing) sanctions (?:against|on)\b/g,
    to: 'sanction',
    example: ['Will the EU impose sanctions on Quibblia in 2031?', 'Will Quibblia be sanctioned by the EU in 2031?'],
    counterExample: ['Will the EU impose tariffs on Quibblia in 2031?', 'Will the EU sanction Quibblia in 2031?'],
  },
  /** A noun with a verb that says nothing of its own; words between them narrow it. */
  'launches-attack': {
    from: /\b(?:carr(?:y|ies) out|conducts?|launch(?:es)?|mounts?) (?:an? )?(?:(?:full[- ]scale|military) )*(?:attack|invasion|strike)s? (?:against|of|on)\b/g,
    to: (phrase: string) => (phrase.includes('invasion') ? 'invade' : phrase.includes('attack') ? 'attack' : 'strike'),
    example: ['Will Chile launch an invasion of Peru in 2031?', 'Will Peru be invaded by Chile in 2031?'],
    counterExample: ['Will Chile launch a satellite of Peru in 2031?', 'Will Peru launch a satellite in 2031?'],
  },
  'tests-nuclear-weapon': {
    from: /\b(?:tests? (?:an? )?nuclear (?:bomb|device|weapon)s?|nuclear (?:bomb|weapons?) test)\b/g,
    to: 'conduct nuclear test',
    example: ['Will Peru test a nuclear weapon in 2031?', 'Will Peru conduct a nuclear test in 2031?'],
    counterExample: ['Will Peru own a nuclear weapon in 2031?', 'Will Peru conduct a nuclear test in 2031?'],
  },
  'regime-falls': {
    from: /\b(?:(coalition|government|regime) falls?|fall of ((?:the )?(?:[\w'-]+ ){0,3}?(?:coalition|government|regime)))\b/g,
    to: '$1$2 collapse',
    example: ['Will the Quibblian regime fall in 2031?', 'Will the Quibblian regime collapse in 2031?'],
    counterExample: ['Will the Quibblian peso fall in 2031?', 'Will the Quibblian peso collapse in 2031?'],
  },
  /** A referendum passes or not, by what its voters vote for. */
  'votes-in-referendum': {
    from: /\bvotes? (?:against|for|in favou?r of|no (?:on|to)|yes (?:on|to)) (?:[\w'-]+ ){1,5}?(?:at|in) (?:an? |the )?(?:[\w'-]+ ){0,3}?referendum\b/g,
    to: (phrase: string) =>
      `${phrase.replace(/^votes? (?:against|for|in favou?r of|no (?:on|to)|yes (?:on|to)) /, '')} ${/^votes? (?:against|no)/.test(phrase) ? 'not ' : ''}pass`,
    example: [
      'Will Peru vote for independence in the 2031 referendum?',
      'Will the 2031 Peruvian independence referendum pass?',
    ],
    counterExample: [
      'Will Peru vote for Ann Roe in the 2031 election?',
      'Will Peru hold the 2031 independence referendum?',
    ],
  },
  'impeachment-and-removal': {
    from: /\b(?<=(?:conviction|impeachment) and )removal (?:from office )?of\b/g,
    to: 'removed from office',
    example: ['Impeachment and removal of Ann Roe in 2031?', 'Will Ann Roe be impeached and removed in 2031?'],
    counterExample: ['Impeachment and trial of Ann Roe in 2031?', 'Will Ann Roe be impeached in 2031?'],
  },
  'hit-with-tariffs': {
    from: /\b(?:be |gets? )?hit (?:by|with) ((?:[\w'-]+ ){0,3}?(?:sanctions|tariffs))\b/g,
    to: '$1 imposed',
    example: ['Will Canada be hit with US tariffs in 2031?', 'Will the US impose tariffs on Canada in 2031?'],
    counterExample: ['Will Canada be hit by an earthquake in 2031?', 'Will Canada get an earthquake in 2031?'],
  },
  'governing-coalition': {
    from: /\b(?:governing|government|ruling) coalition\b|\bcoalition government\b/g,
    to: 'government',
    example: [
      'Will the SPD be part of the next German governing coalition?',
      'Will the SPD be part of the next German government?',
    ],
    counterExample: [
      'Will the SPD be part of a coalition in Hesse in 2031?',
      'Will the SPD be part of an alliance in Hesse in 2031?',
    ],
  },
  'still-member': {
    from: /\b(?:still be|remains?|stays?) an? (?:full )?member(?: country| state)? of\b/g,
    to: 'remain in',
    example: ['Will Peru remain a member of NATO through 2031?', 'Will Peru remain in NATO through 2031?'],
    counterExample: ['Will Peru become a member of NATO in 2031?', 'Will Peru become a member of Mercosur in 2031?'],
  },
  'declared-over': {
    from: /\b(declaration|emergency) over (?=[a-z])/g,
    to: '$1 for ',
    example: ['Will Peru declare an emergency over Zorro in 2031?', 'Zorro emergency declared by Peru in 2031?'],
    counterExample: ['Will the Peru emergency be over in 2031?', 'Will the Peru emergency end in 2031?'],
  },
  'leaves-role': {
    from: /\bleaves? (?:(?:her|his|the|their) )?(?:job|position|post|role) as\b/g,
    to: 'leave office as',
    example: ['Will Ann Roe leave her role as CEO of Acme in 2031?', 'Ann Roe out as CEO of Acme in 2031?'],
    counterExample: ['Will Ann Roe take a role as CEO of Acme in 2031?', 'Ann Roe out as CEO of Acme in 2031?'],
  },
  'ranks-first': {
    from: /\branks? (?:first|1st) (?=(?:by|on)\b|among (?!the [a-z]+est\b))/g,
    to: 'top ',
    example: ['Will Zorro rank first on LMArena on May 31, 2031?', 'Will Zorro be top of LMArena on May 31, 2031?'],
    counterExample: [
      'Will Zorro rank second on LMArena on May 31, 2031?',
      'Will Zorro be second on LMArena on May 31, 2031?',
    ],
  },
  /** The nominee whom a vote is about is the holder to be. */
  'vote-on-nominee': {
    from: / nominee\b(?<=\b(?:confirm|votes? (?:against|for|on)) .*\b(?:chair|director|governor|judge|justice|secretary) nominee)/g,
    to: '',
    example: [
      'Will Ann Roe vote for the next Fed Chair nominee in 2031?',
      'Will Ann Roe vote to confirm the next Fed Chair in 2031?',
    ],
    counterExample: [
      'Will Ann Roe be the next Fed Chair nominee in 2031?',
      'Will Ann Roe be the next Fed Chair in 2031?',
    ],
  },
  /** The leader of this leaderboard has the best model. */
  'top-of-arena': {
    from: /\b(?:(?:at|on) )?(?:the )?(?:first|leads?|top) (?:(?:in|of|on) )?(?:the )?(?:lm ?arena|(?:lmsys )?chatbot arena|lmsys)(?: text)?(?: leaderboard)?\b(?<!\bmodel\b.*)|#1 (?:in|on) (?:the )?(?:lm ?arena|(?:lmsys )?chatbot arena|lmsys)(?: text)?(?: leaderboard)?\b(?<!\bmodel\b.*)/g,
    to: 'top ai model',
    example: [
      'Will Zorro be at the top of the LMArena leaderboard on May 31, 2031?',
      'Will Zorro have the top AI model on May 31, 2031?',
    ],
    counterExample: [
      'Will Zorro be at the top of the LiveBench leaderboard on May 31, 2031?',
      'Will Zorro have the top AI model on May 31, 2031?',
    ],
  },
  /** The best AI is the best model. */
  'best-ai': {
    from: /\b(best|leading|top) ai(?= (?:at|by|end|in|of|on)\b| ?\?|$)/g,
    to: '$1 ai model',
    example: [
      'Best AI at the end of May 2031? - Zorro',
      'Which company has the best AI model at the end of May 2031? - Zorro',
    ],
    counterExample: ['Best AI chip at the end of May 2031? - Zorro', 'Best AI phone at the end of May 2031? - Zorro'],
  },
  /** A leaderboard is read when its month ends. */
  'best-ai-of-month': {
    from: /\b((?:best|leading|top) ai(?: model)?) in (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/g,
    to: '$1 at the end of ',
    example: ['Best AI in May 2031? - Zorro', 'Which company has the best AI model at the end of May 2031? - Zorro'],
    counterExample: ['Best song in May 2031? - Zorro', 'Best song at the end of May 2031? - Zorro'],
  },
  'ranked-ai-model': {
    from: /#([2-5]) (?=ai\b)/g,
    to: (phrase: string) => `${['second', 'third', 'fourth', 'fifth'][Number(phrase[1]) - 2]} best `,
    example: [
      'Will Zorro have the #2 AI model on May 31, 2031?',
      'Will Zorro have the second best AI model on May 31, 2031?',
    ],
    counterExample: [
      'Will Zorro have the #3 song on May 31, 2031?',
      'Will Zorro have the second best song on May 31, 2031?',
    ],
  },
  'most-used': {
    from: /\bmost (?:widely[- ])?used (?=[a-z])/g,
    to: 'most popular ',
    example: ['Will Zorro be the most used browser in 2031?', 'Will Zorro be the most popular browser in 2031?'],
    counterExample: [
      'Will Zorro be the least used browser in 2031?',
      'Will Zorro be the most popular browser in 2031?',
    ],
  },
  /** An acting holder holds the post. */
  'including-acting': {
    from: / ?\((?:even|including) (?:in )?(?:an? )?acting(?: (?:capacity|role))?\)/g,
    to: '',
    example: [
      'Will Ann Roe be chair of Acme (including in acting capacity) on June 17, 2031?',
      'Will Ann Roe be chair of Acme on June 17, 2031?',
    ],
    counterExample: [
      'Will Ann Roe be acting chair of Acme on June 17, 2031?',
      'Will Ann Roe be chair of Acme on June 17, 2031?',
    ],
  },
  'ranks-by-market-cap': {
    from: /\branks? (2nd|3rd|4th|5th|second|third|fourth|fifth)(?: in the world)? by market cap(?:itali[sz]ation)?\b/g,
    to: 'be $1 largest company',
    example: [
      'Will Acme rank second by market cap on May 31, 2031?',
      'Will Acme be the second largest company on May 31, 2031?',
    ],
    counterExample: ['Will Acme rank second by revenue in May 2031?', 'Will Acme be second by sales in May 2031?'],
  },
  'spelt-ordinal': {
    from: new RegExp(`\\b(?:${TENS.join('|')})[- ](?:${UNITS.join('|')})\\b`, 'g'),
    to: (phrase: string) => {
      const [ten = '', unit = ''] = phrase.split(/[- ]/)
      const last = UNITS.indexOf(unit) + 1
      return `${TENS.indexOf(ten) + 2}${last}${ENDINGS[last - 1] ?? 'th'}`
    },
    example: ['Will the Twenty-fifth Amendment be invoked in 2031?', 'Will the 25th Amendment be invoked in 2031?'],
    counterExample: ['Will the Fifth Amendment be invoked in 2031?', 'Will the 5th Amendment be invoked in 2031?'],
  },
  /** "V" behind a name is its number; between two names it is a versus. */
  'numeral-five': {
    from: /\bv(?= (?:be|before|by|in|land|launch|on|release)[a-z]*\b| ?\?|$)(?<=[a-z]{4,} v)/g,
    to: '5',
    example: ['Will Zorro V launch by June 30, 2031?', 'Will Zorro 5 launch by June 30, 2031?'],
    counterExample: ['Will Zorro IV launch by June 30, 2031?', 'Will Zorro 4 launch by June 30, 2031?'],
  },
  /** The virus is named after its surface; the illness is bird flu. */
  'bird-flu-virus': {
    from: /\bh5n1\b/g,
    to: 'bird flu',
    example: ['Will H5N1 be declared a pandemic in 2031?', 'Will bird flu be declared a pandemic in 2031?'],
    counterExample: ['Will H1N1 be declared a pandemic in 2031?', 'Will swine flu be declared a pandemic in 2031?'],
  },
  successful: {
    from: /^(?:will there be an? )?successful (?=.*\b(?:docking|flight|landing|launch|test)\b)/g,
    to: '',
    example: ['Successful Moon landing by Zorro in 2031?', 'Will Zorro land on the Moon in 2031?'],
    counterExample: ['Most successful Moon landing in 2031?', 'Longest Moon landing in 2031?'],
  },
} as const satisfies Record<string, Rewrite>
