import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('elections: candidate', () => {
  testRelations([
    [
      'Will Ann Roe be elected president of Quibblia in 2031?',
      'Will Ann Roe be a candidate in the 2031 Quibblian presidential election?',
      'subset',
    ],
    [
      'Will Ann Roe be on the ballot in the 2031 Lima mayoral election?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
      'superset',
    ],
    ['Will Ann Roe be elected Governor of Ohio in 2032?', 'Will Ann Roe run for Governor of Ohio in 2032?', 'subset'],
  ])
  testRelations([
    [
      'Will Ann Roe drop out of the 2032 Lima mayoral race?',
      'Will Ann Roe win the 2032 Lima mayoral race?',
      'disjoint',
    ],
    [
      'Will Ann Roe pull out of the 2032 presidential race?',
      'Will Ann Roe win the 2032 US presidential election?',
      'disjoint',
    ],
    ['Will Ann Roe drop out of the 2032 Lima mayoral race?', 'Will Bob Doe win the 2032 Lima mayoral race?', undefined],
  ])
  testUnimplied([
    [
      'Will Ann Roe drop out of the 2032 presidential race?',
      'Will Ann Roe win the 2032 Democratic presidential nomination?',
    ],
  ])
})

describe('elections: the inauguration of a president', () => {
  const won = 'Who will win the 2024 US presidential election? - Donald Trump'
  testRelations([
    ['Will Donald Trump be inaugurated?', won, 'subset'],
    ['Will Donald Trump be inaugurated as president?', won, 'subset'],
    ['Will Ann Roe be inaugurated as Mayor of Lima?', won, undefined],
    ['Will Donald Trump attend the inauguration?', won, undefined],
  ])
})

describe('elections: the second round decides', () => {
  const wins = 'Will Ann Roe win the second round of the 2031 Peruvian presidential election?'
  testRelations([
    [wins, 'Will Ann Roe win the 2031 Peruvian presidential election?', 'subset'],
    [wins, 'Will Ann Roe advance to the second round of the 2031 Peruvian presidential election?', 'subset'],
    [wins, 'Will Ann Roe advance to the 2031 Peruvian presidential election runoff?', 'subset'],
    [wins, 'Will Bob Doe win the 2031 Peruvian presidential election?', 'disjoint'],
    [
      'Will Ann Roe win the runoff of the 2031 Lima mayoral election?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
      'subset',
    ],
    [wins, 'Will Ann Roe win the 2031 Chilean presidential election?', undefined],
  ])
  testUnimplied([
    [
      'Will Ann Roe win the first round of the 2031 Peruvian presidential election?',
      'Will Ann Roe win the 2031 Peruvian presidential election?',
    ],
    [wins, 'Will Bob Doe advance to the second round of the 2031 Peruvian presidential election?'],
  ])
})

describe('elections: runoff', () => {
  testRelations([
    [
      'Will Ann Roe win the 2032 French presidential election?',
      'Will Ann Roe advance to the second round of the 2032 French presidential election?',
      'subset',
    ],
    [
      'Will Ann Roe make the runoff in the 2031 Peruvian presidential election?',
      'Will Ann Roe win the 2031 Peruvian presidential election?',
      'superset',
    ],
    [
      'Will Ann Roe win the first round of the 2032 French presidential election?',
      'Will Ann Roe win the 2032 French presidential election?',
      'overlap',
    ],
  ])
  testUnimplied([
    [
      'Will Ann Roe win the first round of the 2032 French presidential election?',
      'Will Ann Roe advance to the second round of the 2032 French presidential election?',
    ],
  ])
})

describe('elections: a second round that the first one may make superfluous', () => {
  const pair = (country: string, relation: string) =>
    [
      `Who will win the 2032 ${country} presidential election? - Ann Roe`,
      `Will Ann Roe qualify for the second round of the 2032 ${country} presidential election?`,
      relation,
    ] as const
  testRelations([
    pair('Brazilian', 'overlap'),
    pair('Chilean', 'overlap'),
    pair('Ecuadorian', 'overlap'),
    pair('Nigerian', 'overlap'),
    pair('Romanian', 'subset'),
    pair('Slovak', 'subset'),
    [
      'Will Ann Roe win the 2031 Chicago mayoral election?',
      'Will Ann Roe advance to the runoff of the 2031 Chicago mayoral election?',
      'overlap',
    ],
    [
      'Will Ann Roe win the second round of the 2032 Chilean presidential election?',
      'Will Ann Roe be in the runoff of the 2032 Chilean presidential election?',
      'subset',
    ],
    [
      'Will Ann Roe win the 2031 Australian Open?',
      'Will Ann Roe reach the second round of the 2031 Australian Open?',
      'subset',
    ],
  ])
})

describe('elections: a place in the first round and the second round', () => {
  const placed = (who: string, country: string) =>
    `Who will come in second place in the first round of the 2032 ${country} presidential election? - ${who}`
  const reaches = (country: string) =>
    `Will Ann Roe be in the second round of the 2032 ${country} presidential election?`
  testRelations([
    [placed('Ann Roe', 'French'), reaches('French'), 'subset'],
    [reaches('Peruvian'), placed('Ann Roe', 'Peruvian'), 'superset'],
    [placed('Ann Roe', 'Brazilian'), reaches('Brazilian'), 'overlap'],
  ])
  testUnimplied([
    [placed('Bob Doe', 'French'), reaches('French')],
    [placed('Ann Roe', 'French'), reaches('Romanian')],
  ])
})

describe('elections: primary', () => {
  testRelations([
    [
      'Will Ann Roe win the Republican primary for Senate in Texas in 2032 by more than 10 points?',
      'Will Ann Roe be the Republican nominee for Senate in Texas in 2032?',
      'subset',
    ],
    [
      'Will Ann Roe win the Democratic primary for NY-12 by at least 5%?',
      'Will Ann Roe win the NY-12 Democratic primary?',
      'subset',
    ],
    [
      'Will Ann Roe win the Democratic primary for NY-12 by at least 5%?',
      'Will Bob Doe win the NY-12 Democratic primary?',
      'disjoint',
    ],
    [
      'Will Ann Roe be the Democratic nominee for NY-12?',
      'Will Ann Roe run in the NY-12 Democratic primary?',
      'subset',
    ],
    [
      'Will Ann Roe win the Iowa Democratic caucus in 2032?',
      'Will Ann Roe be the 2032 Democratic presidential nominee?',
      'overlap',
    ],
    [
      'Will Ann Roe win the 2032 Democratic presidential nomination?',
      'Will Ann Roe win the New Hampshire Democratic presidential primary in 2032?',
      'overlap',
    ],
    [
      'Will Gavin Newsom win the 2028 US presidential election?',
      'Will Gavin Newsom be the 2028 Democratic presidential nominee?',
      'subset',
    ],
    [
      'Will JD Vance win the 2028 Republican presidential nomination?',
      'Will JD Vance win the 2028 US presidential election?',
      'superset',
    ],
    [
      'Will JD Vance win the 2028 Republican presidential nomination?',
      'Will JD Vance run for president in 2028?',
      'subset',
    ],
  ])
})

describe('elections: party', () => {
  testRelations([
    [
      'Will JD Vance win the 2028 US presidential election?',
      'Will a Republican win the 2028 US presidential election?',
      'subset',
    ],
    [
      'Will JD Vance win the 2028 US presidential election?',
      'Which party will win the 2028 US presidential election? - Democratic',
      'disjoint',
    ],
    [
      'Will the Democrats win the 2028 US presidential election?',
      'Will Gavin Newsom win the 2028 US presidential election?',
      'superset',
    ],
    [
      'Will the Republican candidate win the Ohio Senate race in 2032?',
      'Will Ann Roe (R) win the Ohio Senate race in 2032?',
      'superset',
    ],
    [
      'Will the Republican candidate win the Ohio Senate race in 2032?',
      'Will Ann Roe (D) win the Ohio Senate race in 2032?',
      'disjoint',
    ],
    ['Will a Democrat win the 2032 Ohio Senate race?', 'Will Ann Roe win the 2032 Ohio Senate race?', 'overlap'],
  ])
})

describe('elections: family', () => {
  testRelations([
    [
      'Will a member of the Trump family win the 2028 US presidential election?',
      'Will Donald Trump Jr. win the 2028 US presidential election?',
      'superset',
    ],
    [
      'Will Ivanka Trump be the 2028 Republican presidential nominee?',
      'Will any Trump family member be the 2028 Republican presidential nominee?',
      'subset',
    ],
    [
      'Will a member of the Kennedy family win the 2028 US presidential election?',
      'Will JD Vance win the 2028 US presidential election?',
      'disjoint',
    ],
    [
      'Will a member of the Zorro family run for president of Quibblia in 2031?',
      'Will Ann Zorro run for president of Quibblia in 2031?',
      'superset',
    ],
  ])
})

describe('elections: persons of one family', () => {
  const listed = (list: string, name: string) => ({ title: `${list} - ${name}`, label: name })
  const winner = (name: string) => listed('Which candidate will win the 2032 US Presidential Election?', name)
  const heading = (name: string) => listed('2032 US Presidential Election: 2032 Election Winner', name)
  const nominee = (name: string) => listed('Who will win the 2032 Republican presidential nomination?', name)
  const family = 'Will a member of the Trump family be the 2032 Republican presidential nominee?'
  testRelations([
    [winner('Ivanka Trump'), nominee('Donald Trump'), 'disjoint'],
    [heading('Ivanka Trump'), nominee('Donald Trump'), 'disjoint'],
    [heading('Eric Trump'), heading('Donald Trump'), 'disjoint'],
    [heading('Donald Trump Jnr'), nominee('Donald Trump'), 'disjoint'],
    [heading('Donald Trump Jnr'), nominee('Donald Trump Jr.'), 'subset'],
    [winner('Donald Trump'), nominee('Donald Trump'), 'subset'],
    [
      'Will Lara Trump win the 2032 presidential election?',
      'Will Trump win the 2032 presidential election?',
      'disjoint',
    ],
    [winner('Hunter Biden'), 'Will Biden win the 2032 presidential election?', 'disjoint'],
    [winner('Jeb Bush'), winner('George Bush'), 'disjoint'],
    [winner('Mara Kennedy'), winner('Robert Kennedy'), 'disjoint'],
    [winner('Zara Quibble'), winner('Milo Quibble'), 'disjoint'],
    [family, nominee('Donald Trump'), 'superset'],
    [family, winner('Donald Trump'), 'superset'],
    [family, nominee('Eric Trump'), 'superset'],
    [family, nominee('Ann Roe'), 'disjoint'],
    [
      'Will a member of the Quibble family win the 2032 US presidential election?',
      'Will Zara Quibble win the 2032 US presidential election?',
      'superset',
    ],
  ])
  testUnimplied([
    ['Will Lara Trump run for president in 2032?', 'Will Trump run for president in 2032?'],
    [winner('Chelsea Clinton'), nominee('Hillary Clinton')],
    [winner('Chelsea Clinton'), winner('Hillary Clinton')],
    [winner('Bob Roe'), nominee('Ann Roe')],
  ])
})

describe('elections: the president of a year', () => {
  testRelations([
    ['Trump is 2032 POTUS', 'Will Donald Trump win the 2032 US presidential election?', 'identity'],
    ['Ann Roe is 2032 POTUS', 'Bob Doe is 2032 POTUS', 'disjoint'],
    ['Trump is 2032 POTUS', 'Will Donald Trump win the 2032 Republican presidential nomination?', 'subset'],
    ['Trump is 2032 POTUS', 'Trump runs for POTUS in 2032', 'subset'],
    ['Trump is 2032 POTUS', 'Will Donald J. Trump be a candidate for President in the 2032 cycle?', 'subset'],
    ['Trump is 2032 POTUS', 'Someone other than Biden or Trump is 2032 POTUS', 'disjoint'],
    ['Trump is 2032 POTUS', 'Someone other than Trump is 2032 POTUS', 'complement'],
    ['Harris is 2032 POTUS', 'Will a Democrat win the 2032 US presidential election?', 'subset'],
    ['Harris is 2032 POTUS', 'Will a Republican win the 2032 US presidential election?', 'disjoint'],
  ])
  testUnimplied([
    ['Ann Roe is 2032 POTUS', 'Will Bob Doe get 200k donors or more in the 2032 US presidential race?'],
    ['Someone other R is 2032 POTUS', 'Someone other D is 2032 POTUS'],
    ['Someone other R is 2032 POTUS', 'Will a Republican win the 2032 US presidential election?'],
    [
      'Someone other R is 2032 POTUS',
      { title: 'Which party will win the 2032 US presidential election? - Any Other', label: 'Any Other' },
    ],
  ])
})

describe('elections: sex', () => {
  testRelations([
    [
      'Will a woman win the 2028 US presidential election?',
      'Will Kamala Harris win the 2028 US presidential election?',
      'superset',
    ],
    [
      'Will a woman win the 2028 US presidential election?',
      'Will JD Vance win the 2028 US presidential election?',
      'disjoint',
    ],
    [
      'Will Gretchen Whitmer be the 2028 Democratic presidential nominee?',
      'Will the 2028 Democratic presidential nominee be a woman?',
      'subset',
    ],
    ['Will a woman be the next Fed chair?', 'Will a man be the next Fed chair?', 'disjoint'],
  ])
})

describe('elections: majority', () => {
  testRelations([
    [
      'Will Republicans hold 49 or fewer Senate seats after the 2026 midterms?',
      'Will Republicans win a majority in the Senate in the 2026 midterms?',
      'disjoint',
    ],
    [
      'Will Labour win an outright majority at the next UK general election?',
      'Will Labour win the most seats at the next UK general election?',
      'subset',
    ],
    [
      'Will Reform UK win the most seats at the next UK general election?',
      'Will Labour win a majority at the next UK general election?',
      'disjoint',
    ],
    [
      'Will there be a hung parliament after the next UK general election?',
      'Will Labour win a majority at the next UK general election?',
      'disjoint',
    ],
    [
      'Will no party win a majority in the 2031 Quibblian parliamentary election?',
      'Will the Lima Party win a majority in the 2031 Quibblian parliamentary election?',
      'disjoint',
    ],
    [
      'Will the Lima Party win a supermajority in the 2031 Quibblian parliamentary election?',
      'Will the Lima Party win a majority in the 2031 Quibblian parliamentary election?',
      'subset',
    ],
    [
      'Will the Lima Party win the popular vote in the 2031 Quibblian election?',
      'Will the Lima Party win a majority of seats in the 2031 Quibblian election?',
      'overlap',
    ],
    [
      'Will the Lima Party win the most votes in the 2031 Quibblian election?',
      'Will the Lima Party win the most seats in the 2031 Quibblian election?',
      'overlap',
    ],
  ])
  testUnimplied([
    [
      'Will the Lima Party win 50 seats or fewer in the 2031 Quibblian election?',
      'Will the Lima Party win a majority in the 2031 Quibblian election?',
    ],
  ])
})

describe('elections: seats', () => {
  testRelations([
    [
      'Will Labour win 300 or more seats at the next UK general election?',
      'Will Labour win at least 250 seats at the next UK general election?',
      'subset',
    ],
    [
      'Will the Lima Party win zero seats in the 2031 Quibblian election?',
      'Will the Lima Party win any seats in the 2031 Quibblian election?',
      'complement',
    ],
  ])
})

describe('elections: popular vote', () => {
  testRelations([
    [
      'Will Gavin Newsom win the popular vote in 2028?',
      'Will Gavin Newsom win the 2028 US presidential election?',
      'overlap',
    ],
    [
      'Will the winner of the 2028 US presidential election lose the popular vote?',
      'Will JD Vance win the 2028 US presidential election?',
      'overlap',
    ],
  ])
})

describe('elections: two things joined by "and"', () => {
  testRelations([
    [
      'Will Ann Roe win the popular vote in 2032?',
      'Will Ann Roe win the popular vote and the presidency in 2032?',
      'superset',
    ],
    [
      'Will Ann Roe win the presidency and the popular vote in 2032?',
      'Will Ann Roe win the presidency in 2032?',
      'subset',
    ],
    [
      'Party of popular vote winner 2032 - Democratic Party',
      'Will a Democrat win the popular vote and the presidency in 2032?',
      'superset',
    ],
    [
      'Party of popular vote winner 2032 - Republican Party',
      'Will a Democrat win the popular vote and the presidency in 2032?',
      'disjoint',
    ],
  ])
})

describe('elections: the two highest posts of a state', () => {
  const sweep = 'Ohio Governor-Senate combo 2032 - Democrats sweep'
  const split = 'Ohio Governor-Senate combo 2032 - Republican Governor, Democratic Senator'
  testRelations([
    [sweep, 'Will the Democrats win the Ohio Senate race in 2032?', 'subset'],
    [sweep, 'Will the Republicans win the Ohio Senate race in 2032?', 'disjoint'],
    [split, 'Will the Democrats win the Ohio Senate race in 2032?', 'subset'],
    [split, 'Will the Democrats win the Ohio governor race in 2032?', 'disjoint'],
    [sweep, 'Will the Democrats win the Iowa Senate race in 2032?', undefined],
  ])
  const winners =
    'Will Ohio Governor winner be Democratic party and Ohio Senate winner be Republican party for Nov 2032?'
  testRelations([
    [winners, 'Will the Republicans win the Ohio Senate race in 2032?', 'subset'],
    [winners, 'Will the Democrats win the Ohio Senate race in 2032?', 'disjoint'],
    [winners, 'Will the Democrats win the Ohio governor race in 2032?', 'subset'],
    [winners, 'Will a Republican win the Ohio governor election in 2032?', 'disjoint'],
    [winners, 'Will the Republicans win the Iowa Senate race in 2032?', undefined],
  ])
  const persons = 'Will Ohio Senate be Ann Roe wins AND Iowa Senate be Bob Doe wins for Nov 2032?'
  testRelations([
    [persons, 'Will Ann Roe win the Ohio Senate race in 2032?', 'subset'],
    [persons, 'Will Bob Doe win the Iowa Senate election in 2032?', 'subset'],
    [persons, 'Will Cy Quibble win the Iowa Senate race in 2032?', 'disjoint'],
    [persons, 'Will Cy Quibble win the Utah Senate race in 2032?', undefined],
  ])
})

describe('elections: electoral votes', () => {
  testRelations([
    ['Will Ann Roe win 300+ electoral votes in 2032?', 'Will Ann Roe win the 2032 presidential election?', 'subset'],
    ['Will Ann Roe win 270 electoral votes in 2032?', 'Will Bob Doe win the 2032 presidential election?', 'disjoint'],
  ])
  testUnimplied([
    ['Will Ann Roe win 200+ electoral votes in 2032?', 'Will Ann Roe win the 2032 presidential election?'],
  ])
})

describe('elections: one seat of the House', () => {
  testRelations([
    [
      "Will Ann Roe win Vermont's special election for the U.S. House in 2031?",
      'Who will win the 2031 Vermont at-large special election? - Ann Roe',
      'identity',
    ],
    ['Will Ann Roe win CA-12 in 2032?', 'Who will win CA-12 in 2032? - Bob Doe', 'disjoint'],
    ['Will Ann Roe win CA-12 in 2032?', 'Who will win CA-13 in 2032? - Bob Doe', undefined],
  ])
})

describe('elections: chambers', () => {
  testRelations([
    ['Will Democrats win both the House and the Senate in 2026?', 'Will Democrats win the House in 2026?', 'subset'],
    ['Will Republicans win the Senate in 2026?', 'Will Democrats sweep the House and Senate in 2026?', 'disjoint'],
  ])
  testUnimplied([
    ['Will Republicans keep the House and lose the Senate in 2026?', 'Will Democrats win the Senate in 2026?'],
  ])
})

describe('elections: states', () => {
  testRelations([
    [
      'Will JD Vance win Ohio and Pennsylvania in the 2028 presidential election?',
      'Will JD Vance win Ohio in the 2028 presidential election?',
      'subset',
    ],
  ])
})

describe('elections: margin', () => {
  testRelations([
    [
      'Will Ann Roe win the 2031 Lima mayoral election by more than 10%?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
      'subset',
    ],
    [
      'Will Ann Roe win the 2031 Lima mayoral election by more than 10%?',
      'Will Ann Roe win the 2031 Lima mayoral election by 5% or more?',
      'subset',
    ],
    [
      'Will Ann Roe lose the 2031 Lima mayoral election?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
      'disjoint',
    ],
    [
      'Will Ann Roe win the 2031 Lima mayoral election by 3-6%?',
      'Will Bob Doe win the 2031 Lima mayoral election?',
      'disjoint',
    ],
    [
      'Will Ann Roe win the 2031 Lima mayoral election by 3-6%?',
      'Will the margin of victory in the 2031 Lima mayoral election be 2-10%?',
      'subset',
    ],
    [
      'Will Ann Roe win the 2031 Lima mayoral election by 3-6%?',
      'Will the margin of victory in the 2031 Lima mayoral election be over 10%?',
      'disjoint',
    ],
    // a lead in percent, one in votes and a share of the votes are three numbers
    [
      'Will Ann Roe win the 2031 Lima mayoral election by 3-6%?',
      'Will Ann Roe win the 2031 Lima mayoral election by 500 votes or fewer?',
      'overlap',
    ],
    [
      'Will Ann Roe win the 2031 Lima mayoral election by 3-6%?',
      'Will Ann Roe win more than 50% of the vote in the 2031 Lima mayoral election?',
      'overlap',
    ],
    [
      'Will Ann Roe win the 2031 Lima mayoral election by over 50%?',
      'Will Ann Roe win the 2031 Lima mayoral election with over 50% of the vote?',
      'subset',
    ],
    [
      'Will Republicans win the 2032 US presidential election by 65-104 electoral votes?',
      'Will Republicans win the 2032 US presidential election?',
      'subset',
    ],
    [
      'Will the 2031 Lima mayoral election be decided by less than 1%?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
      'overlap',
    ],
  ])
})

describe('elections: listed margins', () => {
  const listed = (title: string, label: string) => ({ title: `${title} - ${label}`, label })
  const lima = (label: string) => listed('2031 Lima mayoral election margin of victory', label)
  const ohio = (label: string) => listed('2032 Ohio Senate margin of victory', label)
  testRelations([
    [lima('Ann Roe, 3-6%'), 'Will Ann Roe win the 2031 Lima mayoral election?', 'subset'],
    [lima('Ann Roe, 3-6%'), 'Will Bob Doe win the 2031 Lima mayoral election?', 'disjoint'],
    [lima('Ann Roe, 3-6%'), lima('Ann Roe by less than 10%'), 'subset'],
    [lima('Ann Roe, 3-6%'), lima('Bob Doe, 3-6%'), 'disjoint'],
    [lima('Ann Roe, 3-6%'), lima('3-6%'), 'subset'],
    [lima('Ann Roe, 3-6%'), 'Will Ann Roe win the 2031 Lima mayoral election by more than 7 points?', 'disjoint'],
    [ohio('Democrats, 7+ pts'), ohio('Democrats by 7% or more'), 'identity'],
    [ohio('Democrats, 7+ pts'), listed('Which party will win the 2032 Ohio Senate election?', 'Democratic'), 'subset'],
    [
      ohio('Democrats, 7+ pts'),
      listed('Which party will win the 2032 Ohio Senate election?', 'Republican'),
      'disjoint',
    ],
    [
      listed('How much will Ann Roe win the 2031 Lima mayoral election by?', '3-6%'),
      'Will Ann Roe win the 2031 Lima mayoral election?',
      'subset',
    ],
    [
      listed('Margin of victory for Ann Roe in the 2031 Lima mayoral election?', '3-6%'),
      lima('Ann Roe, under 10%'),
      'subset',
    ],
  ])
  testUnimplied([
    [ohio('Democrats, 7+ pts'), 'Will Democrats win the Senate in 2032?'],
    [ohio('Democrats, 7+ pts'), 'Will Democrats win the 2032 Texas Senate election?'],
  ])
})

describe('elections: one of a group other than one of its members', () => {
  const other = 'Will a Democrat other than Joe Biden win the 2032 presidential election?'
  testRelations([
    [other, 'Will Joe Biden win the 2032 presidential election?', 'disjoint'],
    [other, 'Will a Democrat win the 2032 presidential election?', 'subset'],
    [other, 'Will a Republican win the 2032 presidential election?', 'disjoint'],
    [
      'Will a candidate other than Ann Roe win the 2031 Lima mayoral election?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
      'complement',
    ],
    [
      'Will a woman other than Ann Roe win the 2031 Lima mayoral election?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
      'disjoint',
    ],
    [
      'Will a Canadian team other than the Edmonton Oilers win the 2031 Stanley Cup?',
      'Will a Canadian team win the Stanley Cup in 2031?',
      'subset',
    ],
    // two questions about any member of a group are one
    ['Will a Canadian team win the 2031 Stanley Cup?', 'Will a Canadian team win the Stanley Cup in 2031?', 'identity'],
    [
      'Will an English club win the 2030-31 Champions League?',
      'Will a Spanish club win the 2030-31 Champions League?',
      'disjoint',
    ],
  ])
})

describe('elections: a state of the country', () => {
  const state = (name: string) => `Will ${name} win a state in the 2032 US presidential election?`
  testRelations([
    ['Will Ann Roe win the 2032 US presidential election?', state('Ann Roe'), 'subset'],
    [state('Ann Roe'), 'Will Ann Roe carry at least one state in the 2032 US presidential election?', 'identity'],
  ])
  testUnimplied([
    ['Will Bob Doe win the 2032 US presidential election?', state('Ann Roe')],
    [state('Bob Doe'), state('Ann Roe')],
    ['Will Bob Doe win a stage at the 2031 Tour de France?', 'Will Ann Roe win a stage at the 2031 Tour de France?'],
  ])
})

describe('elections: referendum', () => {
  testRelations([
    [
      'Will the Quibblian referendum pass with more than 60% of the vote?',
      'Will the Quibblian referendum pass?',
      'subset',
    ],
  ])
})

describe('elections: ticket', () => {
  testRelations([
    [
      'Will Marco Rubio be the Republican vice presidential nominee in 2028?',
      'Will Marco Rubio be the Republican presidential nominee in 2028?',
      'disjoint',
    ],
    ['Will Ann Roe win the 2032 presidential election?', 'Will Ann Roe be elected vice president in 2032?', 'disjoint'],
  ])
})

describe('elections: incumbent', () => {
  testUnimplied([
    ['Will the incumbent win the 2031 Lima mayoral election?', 'Will Ann Roe win the 2031 Lima mayoral election?'],
  ])
})

describe('elections: years', () => {
  testUnimplied([
    ['Will Ann Roe win the 2028 US presidential election?', 'Will Ann Roe win the 2032 US presidential election?'],
  ])
})

describe('elections: recall', () => {
  testRelations([
    [
      'Will Ann Roe be recalled as mayor of Lima in 2031?',
      'Will Ann Roe leave office as mayor of Lima in 2031?',
      'subset',
    ],
  ])
})

describe('elections: endorse', () => {
  testUnimplied([
    [
      'Will Trump endorse JD Vance for president in 2028?',
      'Will JD Vance win the 2028 Republican presidential nomination?',
    ],
  ])
})

describe('elections: debate', () => {
  testRelations([
    [
      'Will Ann Roe win the 2032 Democratic presidential nomination?',
      'Will Ann Roe qualify for the first 2032 Democratic primary debate?',
      'overlap',
    ],
  ])
})

describe('elections: turnout', () => {
  testRelations([
    [
      'Will turnout in the 2031 Quibblian election be above 70%?',
      'Will turnout in the 2031 Quibblian election be above 60%?',
      'subset',
    ],
  ])
})

describe('elections: concede', () => {
  testUnimplied([
    ['Will Ann Roe concede the 2031 Lima mayoral election?', 'Will Ann Roe win the 2031 Lima mayoral election?'],
  ])
})

describe('offices: full term', () => {
  testRelations([
    [
      'Will Ann Roe complete a full term as president of Quibblia?',
      'Will Ann Roe resign as president of Quibblia during her term?',
      'disjoint',
    ],
    ['Will Trump serve his full second term?', 'Will Trump resign during his second term?', 'disjoint'],
    [
      'Will Trump complete his second term?',
      'Will Trump be removed from office through impeachment during his second term?',
      'disjoint',
    ],
    [
      'Will Trump leave office before the end of his second term?',
      'Will Trump resign from the presidency before the end of his second term?',
      'superset',
    ],
  ])
})

describe('offices: leaving', () => {
  testRelations([
    ['Will Ann Roe resign as CEO of Zorro in 2031?', 'Will Ann Roe leave as CEO of Zorro in 2031?', 'subset'],
    [
      'Will Ann Roe be fired as CEO of Zorro before July 2031?',
      'Will Ann Roe cease to be CEO of Zorro before 2032?',
      'subset',
    ],
    ['Will Ann Roe be impeached and removed from office in 2031?', 'Will Ann Roe be impeached in 2031?', 'subset'],
    [
      'Will Pete Hegseth be out as Secretary of Defense by June 30, 2026?',
      'Will Pete Hegseth be Secretary of Defense on December 31, 2026?',
      'disjoint',
    ],
    [
      'Will Pete Hegseth be out as Secretary of Defense by December 31, 2026?',
      'Will Pete Hegseth resign as Secretary of Defense by June 30, 2026?',
      'superset',
    ],
    [
      'Will Ann Roe be prime minister of Quibblia on December 31, 2031?',
      'Will Ann Roe resign as prime minister of Quibblia by June 30, 2031?',
      'disjoint',
    ],
    [
      'Will Ann Roe be prime minister of Quibblia on December 31, 2031?',
      'Will Ann Roe be out as prime minister of Quibblia by March 31, 2032?',
      'overlap',
    ],
    ['Will Ann Roe die in 2031?', 'Will Ann Roe cease to be the monarch of Quibblia in 2031?', 'subset'],
    [
      'Will Ann Roe remain as coach of the Lakers through 2031?',
      'Will Ann Roe be fired as coach of the Lakers in 2031?',
      'disjoint',
    ],
    [
      'Will Ann Roe be ousted in a vote of no confidence in 2031?',
      'Will there be a vote of no confidence in Ann Roe in 2031?',
      'subset',
    ],
  ])
  testUnimplied([
    ['Will Ann Roe be impeached in 2031?', 'Will Ann Roe be removed from office in 2031?'],
    ['Will Ann Roe face a no-confidence vote in 2031?', 'Will Ann Roe leave office in 2031?'],
  ])
})

describe('offices: next of', () => {
  testRelations([
    [
      'Will Keir Starmer be the next G7 leader to leave office?',
      'Will Friedrich Merz be the next G7 leader to leave office?',
      'disjoint',
    ],
  ])
  testUnimplied([
    [
      'Which G20 leader will leave office next? - Emmanuel Macron',
      'Which European leader will leave office next? - Emmanuel Macron',
    ],
  ])
})

describe('offices: all of', () => {
  testRelations([
    [
      'Will Ann Roe, Bob Doe and Cy Poe all leave the Trump administration in 2031?',
      'Will Ann Roe leave the Trump administration in 2031?',
      'subset',
    ],
    [
      'Will Ann Roe or Bob Doe leave the Trump administration in 2031?',
      'Will Ann Roe leave the Trump administration in 2031?',
      'superset',
    ],
  ])
})

describe('offices: any of', () => {
  testRelations([
    [
      'Will any Cabinet member leave the Trump administration before July 2026?',
      'Will Pete Hegseth leave the Trump administration before July 2026?',
      'superset',
    ],
    [
      'Will a Supreme Court justice retire in 2026?',
      'Will Clarence Thomas retire from the Supreme Court in 2026?',
      'superset',
    ],
    ['Will Clarence Thomas and Samuel Alito both retire in 2026?', 'Will Samuel Alito retire in 2026?', 'subset'],
    [
      'Will two or more Supreme Court justices retire in 2026?',
      'Will a Supreme Court justice retire in 2026?',
      'subset',
    ],
    [
      'Will a Supreme Court vacancy open in 2026?',
      'Will Clarence Thomas retire from the Supreme Court in 2026?',
      'superset',
    ],
  ])
})

describe('offices: confirm', () => {
  testRelations([
    ['Will Ann Roe be confirmed as Attorney General?', 'Will Ann Roe be nominated for Attorney General?', 'subset'],
    [
      'Will Ann Roe be confirmed as Attorney General with at least 60 votes?',
      'Will Ann Roe be confirmed as Attorney General?',
      'subset',
    ],
    [
      'Will Ann Roe be the next Attorney General?',
      'Will Bob Doe be confirmed as the next Attorney General?',
      'disjoint',
    ],
  ])
  testUnimplied([
    ["Will Ann Roe's nomination as Attorney General be withdrawn?", 'Will Ann Roe be confirmed as Attorney General?'],
  ])
})

describe('offices: become', () => {
  testRelations([
    [
      'Will Ann Roe become prime minister of Quibblia by June 30, 2031?',
      'Will Ann Roe become prime minister of Quibblia in 2031?',
      'subset',
    ],
  ])
  testUnimplied([['Will Ann Roe be the next pope?', 'Will the next pope be from Europe?']])
})

describe('offices: nationality', () => {
  testRelations([
    ['Will the next pope be from Italy?', 'Will the next pope be from Europe?', 'subset'],
    ['Will the next pope be from Africa?', 'Will the next pope be from Italy?', 'disjoint'],
    ['Will the next pope be from Asia?', 'Will the next pope be Filipino?', 'superset'],
  ])
})

describe('offices: speaker', () => {
  testRelations([
    [
      'Will Mike Johnson be ousted as Speaker before July 2026?',
      'Will Mike Johnson cease to be Speaker of the House in 2026?',
      'subset',
    ],
    [
      'Will Hakeem Jeffries be elected Speaker of the House in January 2027?',
      'Will Mike Johnson be elected Speaker of the House in January 2027?',
      'disjoint',
    ],
  ])
})

describe('elections: running mates', () => {
  testRelations([
    [
      'Will Ann Roe be the Republican nominee for President in 2032?',
      'Will Ann Roe announce her VP pick in July 2032?',
      'overlap',
    ],
    [
      'Will Ann Roe be the 2032 Democratic VP nominee?',
      'Will Ann Roe win the 2032 US Presidential Election?',
      'disjoint',
    ],
    [
      'Will Ann Roe win the 2032 Republican VP nomination?',
      'Will Ann Roe win the 2032 US Presidential Election?',
      'disjoint',
    ],
    [
      'Will Ann Roe win the 2032 Republican VP nomination?',
      'Will Ann Roe run in the 2032 US Presidential Election?',
      'overlap',
    ],
  ])
})

describe('elections: what would be', () => {
  const hypothetical = 'Who would win the 2032 presidential election, if they were the Democratic nominee? - Ann Roe'
  testRelations([
    [hypothetical, 'Will Ann Roe win the 2032 Democratic presidential nomination?', 'overlap'],
    [hypothetical, 'Will Ann Roe win the 2032 presidential election?', 'overlap'],
  ])
})

describe('elections: the outcome in full', () => {
  const outcome =
    'Will Ann Roe defeat Bob Doe in the 2032 presidential election, with Ann Roe as the Democratic nominee and Bob Doe as the Republican nominee?'
  const combo = 'Will Los Angeles Mayor be Ann Roe wins AND Ohio Governor be Bob Doe wins for Nov 2030?'
  testRelations([
    [outcome, 'Will Ann Roe win the 2032 US presidential election?', 'subset'],
    [outcome, 'Will Bob Doe win the 2032 US presidential election?', 'disjoint'],
    [outcome, 'Will Cy Quibble win the 2032 US presidential election?', 'disjoint'],
    [outcome, 'Will Bob Doe win the 2032 Republican presidential nomination?', 'subset'],
    [outcome, 'Will Cy Quibble win the 2032 Republican presidential nomination?', 'disjoint'],
    [outcome, 'Will Ann Roe win the 2036 US presidential election?', undefined],
    [combo, 'Will Bob Doe win the Ohio Governor Election in 2030?', 'subset'],
    [combo, 'Will Ann Roe win the 2030 Los Angeles mayoral election?', 'subset'],
    [combo, 'Will Cy Quibble win the Ohio Governor Election in 2030?', 'disjoint'],
    [combo, 'Will Cy Quibble win the Utah Governor Election in 2030?', undefined],
    [
      'Will Republican win the 2032 presidential election by 211 to 538 Electoral College votes?',
      'Will the Republicans win the 2032 US Presidential Election?',
      'subset',
    ],
    [
      'Will Republican win the 2032 presidential election by 211 to 538 Electoral College votes?',
      'Will the Democrats win the 2032 US Presidential Election?',
      'disjoint',
    ],
    [
      'Will Ann Roe be the nominee for the Vice Presidency for the Democratic party in 2032?',
      'Will Ann Roe win the 2032 US presidential election?',
      'disjoint',
    ],
    [
      'Will Peru hold a presidential election before Jan 1, 2032?',
      'Peru election called by December 31, 2031?',
      'subset',
    ],
  ])
})

describe('elections: nominees who may lose', () => {
  const nominees = 'Will Ann Roe and Bob Doe be the 2032 Democratic and Republican presidential nominees?'
  testRelations([
    [nominees, 'Will Ann Roe win the 2032 US presidential election?', 'overlap'],
    [nominees, 'Will Bob Doe win the 2032 US presidential election?', 'overlap'],
    [nominees, 'Will Ann Roe win the 2032 Democratic presidential nomination?', 'subset'],
    [nominees, 'Will Bob Doe win the 2032 Republican presidential nomination?', 'subset'],
    [nominees, 'Will Ann Roe win the 2032 Republican presidential nomination?', 'disjoint'],
    [nominees, 'Will Cy Quibble win the 2032 Democratic presidential nomination?', 'disjoint'],
    [nominees, '2032 presidential matchup: Ann Roe vs Bob Doe?', 'identity'],
    [nominees, 'Will Ann Roe win the 2036 US presidential election?', undefined],
    [
      'Will Ann Roe and Bob Doe be the 2030 Ohio gubernatorial nominees?',
      'Will Ann Roe win the 2030 Ohio gubernatorial election?',
      'overlap',
    ],
  ])
})

describe('elections: the nomination of a president', () => {
  const nomination = 'Will Kamala Harris win the 2032 Democratic presidential nomination?'
  testRelations([
    [nomination, 'Will Kamala Harris be a candidate for US President in the 2032 election?', 'subset'],
    [nomination, 'Will Kamala Harris win the 2032 Ohio Democratic primary?', 'overlap'],
    [nomination, 'Will Kamala Harris win the 2032 Ohio Democratic Senate primary?', undefined],
    [nomination, 'Will Kamala Harris be a candidate for US President in the 2036 election?', undefined],
  ])
})

describe('elections: "elected to be" a nominee', () => {
  const nominee = 'Will Ann Roe be elected to be the Democratic Party presidential nominee for the 2032 US election?'
  testRelations([
    [nominee, 'Will Ann Roe run for president in 2032?', 'subset'],
    [nominee, 'Will Ann Roe be a candidate in the 2032 US presidential election?', 'subset'],
    [nominee, 'Will Ann Roe win the 2032 US presidential election?', 'superset'],
    [nominee, 'Will Ann Roe win the 2032 Democratic presidential nomination?', 'identity'],
    [nominee, 'Will Bob Doe win the 2032 Democratic presidential nomination?', 'disjoint'],
    [
      'Will Ann Roe be elected to be the next governor of Ohio in 2030?',
      'Will Bob Doe win the 2030 Ohio gubernatorial election?',
      'disjoint',
    ],
  ])
  testUnimplied([
    [nominee, 'Will Bob Doe run for president in 2032?'],
    [nominee, 'Will Bob Doe win the 2032 US presidential election?'],
    [nominee, 'Will Bob Doe be a candidate in the 2032 US presidential election?'],
  ])
})

describe('elections: a party beside the two large ones', () => {
  testRelations([
    [
      'Will a candidate from another party win the 2032 Iowa presidential election?',
      'Will the Democratic party win Iowa in the 2032 presidential election?',
      'disjoint',
    ],
    [
      'Will a third-party candidate win Ohio in the 2032 presidential election?',
      'Will a Republican win the 2032 Ohio presidential election?',
      'disjoint',
    ],
  ])
  testUnimplied([
    // the other parties are others elsewhere
    [
      'Will a candidate from another party win the 2031 Korean presidential election?',
      'Will the Democratic party win the 2031 Korean presidential election?',
    ],
    [
      'Will a candidate from another party win the 2032 Iowa presidential election?',
      'Will the Democratic party win Ohio in the 2032 presidential election?',
    ],
    [
      'Will a candidate from another party win the 2032 Iowa presidential election?',
      'Will a Libertarian win the 2032 Iowa presidential election?',
    ],
  ])
})

describe('elections: the states of a presidential election', () => {
  testRelations([
    [
      'Will Ohio be the closest state in the 2032 presidential election?',
      'Will Ohio be the closest state in 2032?',
      'identity',
    ],
    [
      'Will Iowa be the tipping point state?',
      'Will Iowa be the tipping point in the presidential election?',
      'identity',
    ],
    [
      'Will Iowa be the tipping point state?',
      'Will Ohio be the tipping point in the presidential election?',
      'disjoint',
    ],
    ['Will Iowa be the closest state?', 'Will Ohio be the closest state in the presidential election?', 'disjoint'],
    [
      'Will the Democratic candidate win Iowa by 2.5% or more in 2032?',
      'Will the Democratic party win Iowa in the 2032 presidential election?',
      'subset',
    ],
    [
      'Will the Republican candidate win Iowa by 2.5% or more in 2032?',
      'Will Democrats win Iowa in the 2032 presidential election?',
      'disjoint',
    ],
  ])
  testUnimplied([
    [
      'Will the Democratic candidate win Iowa by 2.5% or more in 2032?',
      'Will the Democratic party win Iowa in the 2032 Senate election?',
    ],
    ['Will Iowa be the closest state?', 'Will Iowa be the tipping point state?'],
    ['Will coral reefs reach a tipping point in 2031?', 'Will the Amazon reach a tipping point in 2031?'],
    [
      'Will Ohio be the closest state in the 2032 presidential election?',
      'Will Ohio be the closest state in the 2036 presidential election?',
    ],
  ])
})

describe('elections: somebody else', () => {
  const other = 'Will someone other than Ann Roe win the 2031 Lima mayoral election?'
  testRelations([
    [other, 'Will Bob Doe win the 2031 Lima mayoral election?', 'superset'],
    [other, 'Will Ann Roe win the 2031 Lima mayoral election?', 'complement'],
    ['Will Bob Doe win the 2031 Lima Cup?', 'Will someone other than Ann Roe win the 2031 Lima Cup?', 'subset'],
    // both come true where Cy Quibble wins
    [other, 'Will someone other than Bob Doe win the 2031 Lima mayoral election?', 'overlap'],
    ['Will Ann Roe not win the 2031 Lima Cup?', 'Will Bob Doe not win the 2031 Lima Cup?', 'overlap'],
    ['Will Ann Roe not resign by May 31, 2031?', 'Will Ann Roe not resign by June 30, 2031?', 'superset'],
    ['Will Zorro not hit $90 in 2031?', 'Will Zorro not hit $100 in 2031?', 'subset'],
    [
      'Will someone other than Ann Roe win the nomination at the 2032 DNC?',
      'Will Ann Roe be the 2032 Democratic presidential nominee?',
      'complement',
    ],
  ])
  testUnimplied([
    [other, 'Will Bob Doe win the 2031 Cuzco mayoral election?'],
    ['Will anyone other than Ann Roe run for mayor of Lima in 2031?', 'Will Bob Doe run for mayor of Cuzco in 2031?'],
    [
      'Will someone other than Ann Roe win the nomination at the 2032 DNC?',
      'Will Ann Roe be the 2032 Republican presidential nominee?',
    ],
    [
      'Will someone other than Ann Roe win a medal at the 2031 Lima Games?',
      'Will Bob Doe win a medal at the 2031 Lima Games?',
    ],
  ])
})

describe('elections: the coalition of a government', () => {
  const of = (title: string, label: string) => ({ title: `${title} - ${label}`, label })
  const parties = 'Which parties will be in the next German coalition?'
  const coalition = 'In Germany, which political coalition will form the next government?'
  testRelations([
    [of(parties, 'SPD + CDU + FDP'), of(coalition, 'CDU/CSU-SPD-FDP'), 'identity'],
    [of(parties, 'SPD + Greens'), of(coalition, 'Greens-SPD'), 'identity'],
  ])
  testUnimplied([
    [of(parties, 'SPD + Greens'), of(coalition, 'CDU/CSU-SPD-FDP')],
    [of(parties, 'SPD + FDP'), of(coalition, 'CDU/CSU-SPD-FDP')],
    [of(parties, 'SPD + FDP'), of('In Hesse, which political coalition will form the next government?', 'SPD-FDP')],
    [of(parties, 'SPD + FDP'), of('Which parties will be in the next German debate?', 'SPD + FDP')],
  ])
})

describe('elections: reaching the runoff', () => {
  testRelations([
    [
      'Will Ann Roe be on the ballot in the second round of the 2031 Peruvian presidential election?',
      'Will Ann Roe be in the final 2 candidates for the run-off of the 2031 Peruvian presidential election?',
      'identity',
    ],
  ])
  testUnimplied([
    [
      'Will Ann Roe be on the ballot in the first round of the 2031 Peruvian presidential election?',
      'Will Ann Roe reach the second round of the 2032 Peruvian presidential election?',
    ],
    [
      'Will Ann Roe be on the ballot in the second round of the 2031 Peruvian presidential election?',
      'Will Ann Roe win the second round of the 2031 Chilean presidential election?',
    ],
  ])
})

describe('elections: "Jr." in one district', () => {
  testRelations([
    [
      { title: 'Who will win the 2030 OH-13 special election? - Ann Roe Jr.', label: 'Ann Roe Jr.' },
      'Will Ann Roe win the 2030 OH-13 special election?',
      'identity',
    ],
  ])
  testUnimplied([
    ['Will Ann Roe Jr. win the 2031 Lima Cup?', 'Will Ann Roe win the 2031 Lima Cup?'],
    [
      { title: 'Who will win the 2030 OH-13 special election? - Ann Roe Jr.', label: 'Ann Roe Jr.' },
      'Will Ann Roe win the 2030 OH-12 special election?',
    ],
  ])
})

describe('elections: the next head of government', () => {
  const title = 'Will Ann Roe be the next Prime Minister of Peru?'
  const of = (rules: string) => ({ title, rules })
  const before = of('If Ann Roe is the next Prime Minister of Peru before 2032, then the market resolves to Yes.')
  const after = of('This resolves to "Yes" if Ann Roe is the next Prime Minister of Peru following the election.')
  testRelations([
    [before, after, 'overlap'],
    [after, before, 'overlap'],
    [after, after, 'identity'],
    [before, before, 'identity'],
    [before, title, 'identity'],
  ])
})

describe('elections: more than half of the votes', () => {
  const most = 'Will Ann Roe get at least 62% of the vote in the 2031 Lima mayoral election?'
  const runoff = 'Will Ann Roe receive at least 53% of the popular vote in the 2030 Ohio Republican Senate runoff?'
  testRelations([
    [most, 'Will Bob Doe win the 2031 Lima mayoral election?', 'disjoint'],
    [most, 'Will Ann Roe win the 2031 Lima mayoral election?', 'subset'],
    [runoff, 'Will Ann Roe be the Republican nominee for Senate in Ohio in 2030?', 'subset'],
    [runoff, 'Will Bob Doe be the new Republican nominee for Senate in Ohio in 2030?', 'disjoint'],
  ])
  testUnimplied([
    [most, 'Will Bob Doe win the 2031 Cuzco mayoral election?'],
    [most.replace('62', '42'), 'Will Bob Doe win the 2031 Lima mayoral election?'],
    [most.replace('at least', 'less than'), 'Will Bob Doe win the 2031 Lima mayoral election?'],
    [runoff, 'Will Ann Roe win the 2030 Ohio Senate election?'],
    [runoff, 'Will Bob Doe win the 2030 Ohio Senate election?'],
    [runoff, 'Will Ann Roe be the Democratic nominee for Senate in Ohio in 2030?'],
  ])
})

describe('elections: scheduled, and members of a party', () => {
  testRelations([
    [
      'Will Peru hold a presidential election before Apr 1, 2031?',
      'Peru election scheduled by March 31, 2031?',
      'subset',
    ],
    [
      'Will Ann Roe or another Republican win the presidency in 2032?',
      'Will a Democrat win the popular vote and a Republican win the presidency in 2032?',
      'superset',
    ],
    [
      'Will Ann Roe or another Republican win the 2032 Ohio Senate race?',
      'Will Ann Roe win the 2032 Ohio Senate race?',
      'overlap',
    ],
    [
      'Will the Republican party win Washington, District of Columbia in the 2032 presidential election?',
      'Will a Republican win the 2032 Washington DC presidential election?',
      'identity',
    ],
  ])
  testUnimplied([
    ['Will Peru hold a presidential election before Apr 1, 2031?', 'Chile election scheduled by March 31, 2031?'],
    [
      'Will the Republican party win Washington, District of Columbia in the 2032 presidential election?',
      'Will a Republican win Washington in the 2032 presidential election?',
    ],
  ])
})

describe('elections: the state with the largest margin', () => {
  const best = 'Will Ohio be the state that goes for Trump by the highest margin?'
  testRelations([
    [best, 'Will Trump win Ohio by the largest margin?', 'identity'],
    [best, 'Will Trump win Ohio?', 'subset'],
    [best, 'Will a Republican win Ohio Presidential Election?', 'subset'],
    ['Will Trump win Ohio by the widest margin?', 'Will Trump win Ohio?', 'subset'],
    [best, 'Will Trump win Ohio by 5% or more?', 'overlap'],
    [best, 'Will Bob Doe win Ohio by the largest margin?', undefined],
  ])
  testUnimplied([
    [best, 'Will Trump win Ohio by the smallest margin?'],
    [best, 'Will Trump win Ohio by the largest margin in the Republican primaries?'],
  ])
})

describe('elections: a margin and a round', () => {
  const round = 'Will Ann Roe be 1st in the first round of the 2031 Peruvian presidential election?'
  const byTen = 'Will Ann Roe win the 2031 Peruvian presidential election by 10% or more?'
  testUnimplied([
    [round, byTen],
    ['Will Ann Roe win the first round of the 2031 Peruvian presidential election?', byTen],
    [
      'Will Ann Roe win the 2030 Ohio governor primary by 10% or more?',
      'Will Ann Roe win the 2030 Ohio governor election?',
    ],
  ])
  testRelations([
    [byTen, 'Will Ann Roe win the 2031 Peruvian presidential election?', 'subset'],
    [
      'Will Ann Roe win the first round of the 2031 Peruvian presidential election by 10% or more?',
      'Will Ann Roe win the first round of the 2031 Peruvian presidential election?',
      'subset',
    ],
    [
      'Will Ann Roe win the 2030 Ohio governor primary by 10% or more?',
      'Will Ann Roe win the 2030 Ohio governor primary?',
      'subset',
    ],
  ])
})

describe('elections: the parties of a coalition', () => {
  const two = 'Will CDU/CSU and SPD form the next government of Germany?'
  testRelations([
    [two, 'Will the SPD be part of the next German government?', 'subset'],
    [two, 'Will the CDU/CSU be part of the next German government?', 'subset'],
    [
      'Will the CDU/CSU, SPD and FDP form the next German government?',
      'Will the SPD be part of the next German government?',
      'subset',
    ],
    [two, 'Will the SPD be part of the next Bavarian government?', undefined],
    [
      'Will SPÖ and ÖVP form the next government of Austria?',
      'Will the SPD be part of the next German government?',
      undefined,
    ],
  ])
  testUnimplied([
    [two, 'Will the AfD be part of the next German government?'],
    [two, 'Will the SPD win the next German election?'],
  ])
})

describe('elections: confirm and nominate', () => {
  const confirmed = 'Will Ann Roe be confirmed as Secretary of State in 2026?'
  testRelations([
    [confirmed, 'Will Trump nominate Ann Roe as Secretary of State in 2026?', 'subset'],
    [confirmed, 'Will Ann Roe be nominated as Secretary of State in 2026?', 'subset'],
    [
      'Will Ann Roe be confirmed as Secretary of Homeland Security by Dec 31, 2026?',
      'Will Trump nominate Ann Roe for Homeland Security Secretary?',
      'subset',
    ],
    [confirmed, 'Will Trump nominate Ann Roe as Secretary of Labor in 2026?', undefined],
  ])
  testUnimplied([
    [confirmed, 'Will Trump nominate Bob Doe as Secretary of State in 2026?'],
    [confirmed, 'Will Bob Doe be nominated as Secretary of State in 2026?'],
    ['Will Ann Roe be confirmed as Secretary of State in 2027?', 'Will Trump nominate Ann Roe for it in 2026?'],
    [confirmed, 'Will Trump interview Ann Roe for Secretary of State in 2026?'],
  ])
})

describe('elections: a state and its primary', () => {
  testUnimplied([
    ['Will Trump win Pennsylvania?', 'Will Trump win the Pennsylvania primary?'],
    [
      'Will the GOP win the Texas Senate seat by more than 5 points?',
      'Will the GOP win the Texas Senate primary by more than 5 points?',
    ],
    ['Will Ann Roe win 5% of the vote in the 2032 Peruvian election?', 'Will Ann Roe win the 2032 Peruvian election?'],
  ])
  testRelations([
    [
      'Will Ann Roe win the 2030 Ohio Senate race?',
      'Will Ann Roe win the 2030 Ohio Republican Senate primary?',
      'subset',
    ],
    [
      'Will Ann Roe win exactly 5% of the vote in the 2032 Peruvian election?',
      'Will Ann Roe win the 2032 Peruvian election?',
      'disjoint',
    ],
    [
      'Will Ann Roe win less than 5% of the vote in the 2032 Peruvian election?',
      'Will Ann Roe win the 2032 Peruvian election?',
      'disjoint',
    ],
  ])
})

describe('elections: a primary and the election behind it', () => {
  const both = 'Will Ann Roe win the 2032 Texas Senate Democratic Primary and General Elections?'
  const first =
    'Will Ann Roe win the 2032 Texas Senate Democratic Primary Election and lose the 2032 Texas Senate General Election?'
  testRelations([
    [both, 'Which party will win the 2032 US Senate election in Texas? - Democratic', 'subset'],
    [both, 'Which party will win the 2032 US Senate election in Texas? - Republican', 'disjoint'],
    [both, 'Will Ann Roe win the 2032 Texas Senate Democratic primary?', 'subset'],
    [both, 'Will Ann Roe win the 2032 Texas Senate election?', 'subset'],
    [first, 'Will Ann Roe win the 2032 Texas Senate Democratic primary?', 'subset'],
    [first, 'Will Ann Roe win the 2032 Texas Senate election?', 'disjoint'],
    [first, 'Which party will win the 2032 US Senate election in Texas? - Democratic', 'disjoint'],
  ])
  testUnimplied([
    [both, 'Which party will win the 2032 US Senate election in Ohio? - Democratic'],
    [both, 'Which party will win the 2032 governor election in Texas? - Democratic'],
    [both, 'Which party will win the 2034 US Senate election in Texas? - Democratic'],
    [first, 'Which party will win the 2032 US Senate election in Ohio? - Democratic'],
  ])
})

describe('the most votes of a first round', () => {
  const most = 'Will Ann Roe win the most votes in the 1st round of the Peruvian presidential election?'
  testRelations([
    [most, 'Will Ann Roe be 1st in the Peruvian presidential election first round?', 'identity'],
    [most, 'Will Ann Roe win the Peruvian presidential election?', 'overlap'],
    [most, 'Will Bob Doe win the first round of the Peruvian presidential election?', 'disjoint'],
  ])
})

describe('elections: certified winners', () => {
  const certified =
    "Will Ann Roe be officially certified as the winner of Ohio's 2031 gubernatorial election by December 31, 2031?"
  const lima = 'Will Ann Roe be certified as the winner of the 2031 Lima mayoral election?'
  testRelations([
    [certified, 'Will Ann Roe win the Ohio Governor Election in 2031', 'subset'],
    [
      certified,
      {
        title: 'Will Ann Roe win the Ohio Governor Election in 2031',
        label: 'Ann Roe (D)',
        rules: 'If the results are not certified by 2032, this market will resolve by credible reporting.',
      },
      'subset',
    ],
    [certified, 'Will Bob Doe win the Ohio Governor Election in 2031', 'disjoint'],
    [lima, 'Will Bob Doe be certified as the winner of the 2031 Lima mayoral election?', 'disjoint'],
    [lima, 'Will Ann Roe be officially certified as the winner of the 2031 Lima mayoral election?', 'identity'],
    [lima, 'Will Ann Roe win the 2031 Quibble mayoral election?', undefined],
    [
      'Will the results of the 2031 Lima mayoral election be certified by December 1, 2031?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
      undefined,
    ],
  ])
})

describe('elections: sweeps', () => {
  const all = 'Will Democrats sweep all three Virginia statewide elections? (On Nov 4, 2031)'
  testRelations([
    [all, 'Will Democrats win the Virginia governor election in 2031?', 'subset'],
    [all, 'Will Republicans win the Virginia governor election in 2031?', 'disjoint'],
    [all, 'Will Democrats win the Ohio governor election in 2031?', undefined],
    [all, 'Will Democrats win the Virginia House of Delegates in 2031?', undefined],
    [
      'Will Donald Trump sweep all 7 battleground states in the 2024 election?',
      'Who will win the 2024 US presidential election? - Donald Trump',
      'subset',
    ],
    [
      'Will Donald Trump sweep all 7 battleground states in the 2024 election?',
      'Will Kamala Harris win the 2024 US presidential election?',
      'disjoint',
    ],
  ])
})

describe('elections: not winning, and shares of the popular vote', () => {
  const won = 'Who will win the 2024 US presidential election? - Robert Kennedy Jr.'
  testRelations([
    [
      'Will Ann Roe be elected Mayor of Lima in 2031?',
      { title: 'Will Ann Roe not win the 2031 Lima mayoral election?', label: '<0' },
      'complement',
    ],
    [
      'Will Ann Roe be elected Mayor of Lima in 2031?',
      { title: 'Will Ann Roe win the 2031 Lima mayoral election by less than 5%?', label: '<5%' },
      'superset',
    ],
    ['Will RFK Jr. win >7% of the popular vote?', won, 'superset'],
    ['Will RFK Jr. win <1% of the popular vote?', won, 'disjoint'],
    ['Will RFK Jr. win >30% of the popular vote?', won, 'overlap'],
  ])
})

describe('elections: a code of a state that is a word', () => {
  const control = 'Which party will win the Senate in 2032? - Republican'
  testRelations([
    [
      'Which party will win the OR Senate race in 2032? - Republican',
      'Will Republicans win the Oregon Senate race in 2032?',
      'identity',
    ],
  ])
  testRelations([
    [
      { title: '2032 HI Democratic primary winner?', label: 'Ann Roe' },
      'Will Ann Roe win the 2032 Hawaii Democratic primary?',
      'identity',
    ],
  ])
  testUnimplied([
    ['Which party will win the ME Senate race in 2032? - Republican', control],
    [{ title: '2032 AL Dem primary winner?', label: 'Roe' }, 'Will Ann Roe win the 2032 Democratic nomination?'],
    [
      { title: '2032 AK Dem primary winner?', label: 'Gavin Newsom' },
      { title: '2032 Democratic nominee?', label: 'Gavin Newsom' },
    ],
    [
      { title: '2032 AK Democratic presidential primary winner?', label: 'Gavin Newsom' },
      { title: '2032 Democratic primary winner?', label: 'Gavin Newsom' },
    ],
  ])
})

describe('elections: places, votes and governments', () => {
  const second = 'Will Ann Roe come second in the 2031 Lima mayoral election?'
  testRelations([
    [second, 'Will Ann Roe win the 2031 Lima mayoral election?', 'disjoint'],
    [second, 'Will Ann Roe get between 20% and 25% of the vote in the 2031 Lima mayoral election?', 'overlap'],
  ])
  testUnimplied([
    [
      'Will the Zorro Party win the second most seats in the 2031 Quibblian election?',
      'Will the Zorro Party form the next government of Quibblia?',
    ],
  ])
})

describe('elections: who chooses a running mate', () => {
  const nominated = 'Will Ann Roe be the 2024 Republican vice presidential nominee?'
  testRelations([
    ["Will Donald Trump's running mate be Ann Roe?", nominated, 'identity'],
    ["Will Donald Trump's running mate be one of Bob Doe, Ann Roe or Mia Poe?", nominated, 'superset'],
    ['Will Ann Roe win any of Ohio, Texas or Utah?', 'Will Ann Roe win Texas?', 'superset'],
  ])
  testUnimplied([
    ["Will Kamala Harris's running mate be Ann Roe?", nominated],
    [
      "Will Donald Trump's running mate be Ann Roe?",
      'Will a Trump family member be the 2024 Republican vice presidential nominee?',
    ],
    [
      'Will Donald Trump be the 2024 Republican presidential nominee?',
      'Will Donald Trump announce his running mate in July 2024?',
    ],
  ])
})

describe('elections: none of several', () => {
  testRelations([
    [
      'Will any Zorro Club member lose in the 2031 primaries?',
      { title: 'Will none of the Zorro Club members lose in the 2031 primaries?', label: '0' },
      'complement',
    ],
    [
      'Will any Zorro Club member lose in the 2031 primaries?',
      { title: 'How many Zorro Club members will lose in the 2031 primaries? - 2', label: '2' },
      'superset',
    ],
  ])
})
