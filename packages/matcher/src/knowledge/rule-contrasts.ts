/**
 * Definitions that resolution rules choose between, one row each: two questions with the same title whose rules choose
 * different ones settle by different facts. Source: general knowledge.
 */
export const ruleContrasts: readonly (readonly [name: string, pattern: RegExp])[][] = [
  [
    [
      'new',
      /\b(?:first|next) new (?:holder|individual|leader|person)\b|\bis the next (?:chancellor|premier|prime minister)(?: of [\w ]+?)? before\b/i,
    ],
    // rules that also say who is new mean that one
    [
      'after an election',
      /^(?!.*\b(?:(?:first|next) new (?:holder|individual|leader|person)\b|is the next (?:chancellor|premier|prime minister)(?: of [\w ]+?)? before\b)).*\b(?:after|following) (?:the |that )?(?:(?:next|upcoming|20\d\d) )?(?:[\w-]+ ){0,2}elections?\b/is,
    ],
  ],
  [
    ['domestic', /\bdomestic(?:ally)?\b|\bUS and Canad|\bNorth America(?:n)? (?:gross|box office)/i],
    ['worldwide', /\bworldwide\b|\bglobal(?:ly)? (?:gross|box office)|\bgross(?:es)? globally/i],
  ],
  [
    [
      'style control on',
      /\bstyle control(?: is| was| set to| turned)? (?:on|enabled|applied)\b|\b(?:with|uses?|using) style control\b(?! (?:off|disabled|removed))|\bdefault settings\b/i,
    ],
    [
      'style control off',
      /\bstyle control[^.]{0,30}\b(?:off|disabled|removed|unchecked)\b|\b(?:no|without) style control\b/i,
    ],
  ],
  [
    ['dated by the NBER', /\bNBER\b|\bNational Bureau of Economic Research\b/],
    [
      'two negative quarters',
      /\b(?:two|2) (?:consecutive|straight|successive) quarters|\bconsecutive quarters of negative/i,
    ],
  ],
  [
    ['seasonally adjusted', /(?<!\b(?:not|non)[- ])\bseasonally[- ]adjusted/i],
    ['not seasonally adjusted', /\b(?:not|non)[- ]seasonally[- ]adjusted|\bunadjusted\b/i],
  ],
  [
    ['one paper', /\b(?:claimed|described|published|reported) in the (?:paper|preprint|study)\b/i],
    ['any journal', /\b(?:an?|any) (?:eligible |peer-reviewed |scientific )*journal\b/i],
  ],
  [
    ['three-day weekend', /\b(?:3|three)[- ]day\b/i],
    ['four-day weekend', /\b(?:4|four)[- ]day\b/i],
  ],
  [
    ['after grid penalties', /\b(?:after|following|includ\w+|with) (?:(?:all|any|the) )*(?:applicable )?grid penalt/i],
    [
      'before grid penalties',
      /\bgrid penalt[^.;]{0,40}\b(?:disregarded|excluded|ignored|not (?:apply|considered|count))|\b(?:before|disregarding|ignoring|irrespective of|regardless of|without) (?:(?:all|any|the) )*grid penalt/i,
    ],
  ],
  [
    ['reposts count', /\bre-?(?:post|truth|tweet)s?\b(?![^.;]*\b(?:exclud|ignor|not\b))[^.;]*\bcount/i],
    ['reposts do not count', /\bre-?(?:post|truth|tweet)s?\b[^.;]*\b(?:excluded|ignored|not (?:be )?count)/i],
  ],
  [
    ['by purchasing power', /\bPPP\b|\bpurchasing power\b/],
    ['nominal', /\bnominal\b/i],
  ],
  [
    ['by Forbes', /\bForbes\b/],
    ['by Bloomberg', /\bBloomberg(?:['’]s)? Billionaires\b/],
  ],
  [
    [
      'at the close',
      /\bcloses? (?:a|any|one|the) (?:(?:regular|trading) )*(?:day|session)\b|\bclosing (?:level|market cap\w*|price|value)\b/i,
    ],
    [
      'at any time of a session',
      /\bat any (?:point|time) (?:during|in|of|within) (?:a|any|the) (?:(?:regular|trading) )*(?:day|hours|session)\b/i,
    ],
  ],
]
