import { testRelations } from '../__fixtures__/test-relations.ts'

testRelations([
  ['Will the President be impeached before June 1, 2026?', 'Will Trump be impeached by end of 2026?', 'subset'],
  ['Will Ann Roe receive a presidential pardon before 2027?', 'Will Trump pardon Ann Roe before 2027?', 'identity'],
  ['Will the US acquire Greenland before 2028?', 'Will Trump acquire Greenland before 2028?', 'identity'],
  ['Will the US acquire Greenland before 2028?', 'Will Trump buy Greenland before 2028?', 'superset'],
  ['Will Trump purchase Greenland before 2028?', 'Will the US acquire Greenland before 2028?', 'subset'],
  ['Will Trump purchase Greenland before 2028?', 'Will the US buy Greenland before 2028?', 'identity'],
  ['Will Acme buy Bolt before 2028?', 'Will Acme acquire Bolt before 2028?', 'identity'],
  ['Starmer out before July 2025?', 'Will the UK Prime Minister leave office in 2025?', 'subset'],
  ['Keir Starmer out as Prime Minister in 2025?', 'Will the UK Prime Minister leave office in 2025?', 'identity'],
  ['Starmer out before July 2025?', 'Will the Prime Minister of Canada leave office in 2025?', undefined],
  ['Starmer out before July 2025?', 'Will the UK Chancellor leave office in 2025?', undefined],
  ['Merz out before October 2025?', 'Will the German Chancellor leave office in 2025?', 'subset'],
  // another chancellor may govern by then
  ['Merz out before July 2029?', 'Will the German Chancellor leave office in 2029?', undefined],
  ['Starmer out before July 2025?', 'Will the UK Defence Minister leave office in 2025?', undefined],
  ['Starmer out before July 2025?', 'Will Ann Roe be the next UK Prime Minister?', 'overlap'],
  ['Starmer leaves the UK before July 2025?', 'Will the UK Prime Minister leave office in 2025?', 'overlap'],
  ['Will the President be impeached before June 1, 2031?', 'Will Trump be impeached by end of 2031?', undefined],
  ['Will the President of Peru be impeached before 2027?', 'Will Trump be impeached before 2027?', undefined],
  [
    'Will Trump flip a Biden state in 2024?',
    'Will Trump be the GOP candidate in the 2024 presidential election?',
    undefined,
  ],
  ['Will Biden debate Trump before August 2024?', 'Will Trump be president by September 2024?', undefined],
  ['Will the US acquire Greenland before 2028?', 'Will Ann Roe acquire Greenland before 2028?', undefined],
  // a president who is the only head of a country leads it
  [
    'Will Ann Roe be the head of state of Chile on Dec 31, 2031?',
    'Will Ann Roe be the leader of Chile end of 2031?',
    'identity',
  ],
  [
    'Will Ann Roe be the head of state of Israel on Dec 31, 2031?',
    'Will Ann Roe be the leader of Israel end of 2031?',
    'overlap',
  ],
  // a candidate drops out of the only race of the candidate
  [
    'Will Ann Roe suspend her presidential campaign before May 2031?',
    'Will Ann Roe drop out before March 2031?',
    'superset',
  ],
  [
    'Will Ann Roe drop out of the presidential race in 2031?',
    'Will Ann Roe drop out of the Senate race in 2031?',
    undefined,
  ],
])

// the federal pardon of a term is that of its president
testRelations([
  ['Will Ann Roe receive a pardon before April 2026?', 'Will Trump pardon Ann Roe before April 2026?', 'identity'],
  ['Will Ann Roe receive a pardon before April 2026?', 'Will Trump pardon Ann Roe before 2027?', 'subset'],
  ['Will Ann Roe receive a pardon before April 2032?', 'Will Trump pardon Ann Roe before April 2032?', 'superset'],
  ['Will Ohio pardon Ann Roe before April 2026?', 'Will Trump pardon Ann Roe before April 2026?', undefined],
])

// who is president at some time need not be the present one
testRelations([
  ['Will Biden debate Donald Trump before August 2024?', 'Will Trump be president by September 1, 2024?', undefined],
  ['Will Trump meet the president before August 2024?', 'Will Trump meet Biden before August 2024?', 'identity'],
])

// who leaves a government decides who is next
testRelations([
  ['Starmer to stay on as MP before July 2025?', 'Will Ann Roe be the next UK Prime Minister?', undefined],
  ['Starmer out before July 2025?', 'Will Ann Roe be the next Prime Minister of Canada?', undefined],
])
