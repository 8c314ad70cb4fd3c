import { expect, it } from 'vitest'
import { relationOf } from './__fixtures__/relation-of-markets.ts'

/** Templates with the words that make one question another one. */
const GROUPS: readonly (readonly [template: string, words: readonly string[]])[] = [
  ['Will the Lakers lead the Heat after the _ on Jan 5, 2031?', ['first quarter', 'first half', 'third quarter']],
  [
    'Will LeBron James have over 20.5 _ against the Heat on Jan 5, 2031?',
    ['points', 'rebounds', 'assists', 'points and assists', 'points, rebounds and assists'],
  ],
  [
    'Will Josh Allen have over 50.5 _ against the Jets on Jan 5, 2031?',
    ['passing yards', 'rushing yards', 'receiving yards', 'passing attempts', 'completions'],
  ],
  [
    'Will Ann Roe win the 2031 French Open _?',
    ["women's singles", "men's singles", "women's doubles", 'mixed doubles', 'girls singles'],
  ],
  ['Will Peru win a _ medal at the 2032 Olympics?', ['gold', 'silver', 'bronze']],
  ['Will Peru win the most _ at the 2032 Olympics?', ['gold medals', 'silver medals', 'medals']],
  ['Will the Chiefs win the _ in the 2030-31 season?', ['AFC', 'AFC West', 'Super Bowl', 'AFC North', 'NFC']],
  [
    'Will the Lakers win _ in the 2030-31 regular season?',
    ['at least 50 games', 'at least 55 games', 'exactly 50 games', 'fewer than 45 games'],
  ],
  [
    'Will Arsenal finish _ in the 2030-31 Premier League?',
    ['in the top 4', 'in the top 6', 'second', 'last', 'in the bottom three', 'above Chelsea', 'above Spurs'],
  ],
  ['Will Ann Roe win by _ against Bea Doe on May 3, 2031?', ['knockout', 'decision', 'submission']],
  ['Will the Lima derby on May 3, 2031 have over 2.5 _?', ['goals', 'corners', 'cards', 'goals in the first half']],
  [
    'Will US _ be above 3.0% in May 2031?',
    ['CPI YoY', 'core CPI YoY', 'PCE YoY', 'core PCE YoY', 'PPI YoY', 'CPI MoM'],
  ],
  ['Will the _ estimate of US GDP growth for Q2 2031 be above 2.0%?', ['advance', 'second', 'third']],
  ['Will US _ be above 220k for the week ending May 3, 2031?', ['initial jobless claims', 'continuing jobless claims']],
  ['Will the S&P 500 _ above 8000 on May 3, 2031?', ['open', 'close']],
  ['Will Bitcoin _ $150k in May 2031?', ['hit', 'close above', 'fall below']],
  [
    'Will the _ in Lima on May 3, 2031 be above 80°F?',
    ['highest temperature', 'lowest temperature', 'average temperature'],
  ],
  ['Will Lima get more than 2 inches of _ in May 2031?', ['rain', 'snow', 'hail']],
  [
    'Will Ann Roe win the 2032 Ohio Senate _?',
    ['Democratic primary', 'general election', 'Republican primary', 'primary runoff'],
  ],
  [
    'Will Ann Roe be the 2032 Republican _?',
    ['presidential nominee', 'vice presidential nominee', 'Senate nominee in Ohio'],
  ],
  ['Will Democrats win the _ in 2032?', ['House', 'Senate', 'presidency', 'popular vote', 'House popular vote']],
  ['Will the Lima Act _ in 2031?', ['pass the House', 'pass the Senate', 'become law', 'be vetoed', 'be introduced']],
  [
    'Will Ann Roe _ in 2031?',
    ['be indicted', 'be convicted', 'be acquitted', 'be sentenced', 'plead guilty', 'be pardoned', 'be arrested'],
  ],
  ['Will "Zorro" gross over $100M _?', ['worldwide', 'domestically', 'on its opening weekend', 'in China']],
  ['Will "Zorro" have a Rotten Tomatoes _ score above 80?', ['critic', 'audience']],
  [
    'Will Ann Roe have the #1 _ in 2031?',
    [
      'song on Spotify',
      'album on Spotify',
      'song on the Billboard Hot 100',
      'album on the Billboard 200',
      'podcast on Spotify',
    ],
  ],
  [
    'Will "Zorro" win Best _ at the 2031 Oscars?',
    [
      'Picture',
      'Director',
      'Original Screenplay',
      'Adapted Screenplay',
      'International Feature',
      'Animated Feature',
      'Original Score',
      'Original Song',
    ],
  ],
  [
    'Will Ann Roe win Best _ at the 2031 Oscars?',
    ['Actor', 'Actress', 'Supporting Actor', 'Supporting Actress', 'Director'],
  ],
  ['Will Zorro have the best _ AI model at the end of May 2031?', ['text', 'image', 'video', 'coding', 'open-source']],
  ['Will Zorro _ GPT-7 before June 2031?', ['release', 'announce', 'delay', 'open-source']],
  ['Will Zorro be the _ company by market cap on May 31, 2031?', ['largest', 'second largest', 'third largest']],
  [
    'Will the Fed _ in March 2031?',
    ['cut rates by 25 bps', 'cut rates by 50 bps', 'hold rates', 'hike rates by 25 bps', 'cut rates'],
  ],
  [
    'Will Israel and Hezbollah _ in 2031?',
    ['sign a ceasefire', 'break the ceasefire', 'hold talks', 'exchange prisoners', 'go to war'],
  ],
  ['Will Russia _ Odesa in 2031?', ['capture', 'strike', 'blockade', 'lose']],
  [
    'Will the Zorro token _ in 2031?',
    ['launch', 'be listed on Coinbase', 'be listed on Binance', 'hit $1', 'be delisted'],
  ],
  ['Will Ann Roe be the _ coach of Arsenal in 2031?', ['interim', 'assistant', 'head']],
  ['Will SpaceX _ a Starship in May 2031?', ['launch', 'land', 'catch', 'lose', 'refuel']],
  ['Will an earthquake of magnitude _ hit Japan in 2031?', ['7.0 or higher', '8.0 or higher', '9.0 or higher']],
  ['Will Bob Doe _ Ann Roe in 2031?', ['fire', 'praise', 'insult', 'meet', 'nominate', 'sue', 'pardon', 'call']],
  ['Will Ann Roe leave _ in 2031?', ['Arsenal', 'the Senate', 'the race']],
  ['Will Zorro _ more than 450,000 vehicles in Q2 2031?', ['deliver', 'produce', 'recall']],
  ['Will there be more than 15 _ in 2031?', ['named storms', 'hurricanes', 'major hurricanes', 'tornadoes']],
  [
    'Will Zorro _ in 2031?',
    ['IPO', 'file for an IPO', 'be acquired', 'release GPT-7', 'announce layoffs', 'split its stock'],
  ],
  ['Will _ in 2031?', ['Ann Roe or Bob Doe resign', 'Ann Roe and Bob Doe resign', 'Ann Roe resign before Bob Doe']],
  ['Will Ann Roe _ Survivor 51?', ['win', 'host', 'be on', 'be the first out of', 'be the runner-up of', 'quit']],
  [
    'Will Ann Roe be the _ of Zorro on May 3, 2031?',
    ['CEO', 'CFO', 'chair', 'majority owner', 'interim CEO', 'co-CEO'],
  ],
  ['Will Ann Roe and Bob Doe _ in 2031?', ['meet', 'marry', 'divorce', 'break up', 'have a child', 'debate', 'fight']],
  ['Will Peru _ the death penalty in 2031?', ['abolish', 'reinstate', 'carry out', 'extend']],
  ['Will Zorro raise _ in 2031?', ['$1B', 'prices', '$1B at a $10B valuation', 'wages', 'its forecast', 'rates']],
  ['Will Ann Roe win _ gold medals at the 2032 Olympics?', ['at least 2', 'at least 3', 'exactly 2', 'no']],
  [
    'Will Ann Roe set a world record in the _ in 2031?',
    ['100m', '200m', 'marathon', 'half marathon', '100m freestyle'],
  ],
  ['Will _ of the G7 leaders attend the Lima summit in 2031?', ['all', 'any', 'none', 'most', 'at least five']],
  ['Will Bob Doe be found _ in the Lima trial?', ['guilty', 'guilty of murder', 'guilty of fraud', 'liable', 'insane']],
  ['Will Zorro be valued at over $10B _?', ['at IPO', 'in its next funding round', 'by May 2031']],
]

it.each(GROUPS)('%s is another question for each of %j', (template, words) => {
  const questions = words.map((word) => template.replace('_', word))
  const confused = questions.flatMap((one, index) =>
    questions
      .slice(index + 1)
      .filter((other) => /identity|complement/.test(relationOf(one, other) ?? ''))
      .map((other) => [one, other]),
  )
  expect(confused).toEqual([])
})
